import Synchronization

/// The manager that receives intents that people have performed in an app.
///
/// Donations are kept in order for the caller that plays the system's part; a render suggests nothing from them.
///
/// Source: Apple, AppIntents `IntentDonationManager`.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    private let donations = Mutex<[Donation]>([])

    private struct Donation {
        let id: IntentDonationIdentifier
        let intent: any AppIntent
    }

    package init() {}

    /// Donates an intent.
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier { note(intent) }

    /// Donates an intent and its result.
    @discardableResult
    public func donate<Intent: AppIntent>(
        intent: Intent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier {
        note(intent)
    }

    /// Donates an intent, without waiting.
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier { note(intent) }

    /// Takes donations back.
    public func deleteDonations(matching identifiers: [IntentDonationIdentifier]) async throws {
        donations.withLock { $0.removeAll { identifiers.contains($0.id) } }
    }

    /// The intents that were donated and not taken back, oldest first.
    package var intents: [any AppIntent] { donations.withLock { $0.map(\.intent) } }

    private func note(_ intent: any AppIntent) -> IntentDonationIdentifier {
        donations.withLock { donations in
            let id = IntentDonationIdentifier(number: (donations.last?.id.number ?? 0) + 1)
            donations.append(Donation(id: id, intent: intent))
            return id
        }
    }
}

/// Names one donation.
///
/// Source: Apple, AppIntents `IntentDonationIdentifier`.
public struct IntentDonationIdentifier: Hashable, Sendable {
    let number: Int
}
