import PreviewSteps
import RunContext
import SwiftUI
import UIKit

/// The user's type that prepares the process for previews and stands around each.
@MainActor
final class SetupHook {
    /// Why previews are not prepared.
    enum Fault: Error, Equatable, CustomStringConvertible {
        case several([String])
        case failed(type: String, reason: String)

        var description: String {
            switch self {
            case .several(let names):
                "\(names.joined(separator: " and ")) conform to PreviewSetup, and a program has one such type at most. Make them one."
            case .failed(let type, let reason): "\(type).setUp() failed, and no preview is drawn without it: \(reason)"
            }
        }
    }

    /// The hook of this program.
    static let own = SetupHook(
        types: PreviewDiscovery.types(conformingTo: "PreviewSetup", ofModule: "PreviewSteps").compactMap { $0 as? any PreviewSetup.Type })

    private let types: [any PreviewSetup.Type]
    /// The outcome of the set-up; nil before it.
    private var outcome: Result<Void, Fault>?

    init(types: [any PreviewSetup.Type]) { self.types = types }

    /// Runs the set-up, in the first call alone.
    ///
    /// - Throws: ``Fault``, in each call.
    func setUp() async throws {
        if outcome == nil { outcome = await result() }
        try outcome?.get()
    }

    private func result() async -> Result<Void, Fault> {
        guard types.count < 2 else { return .failure(.several(types.map { String(describing: $0) })) }
        guard let type = types.first else { return .success(()) }
        do {
            // Settings of `appearance()` hold in all previews, whichever comes first.
            return .success(try await RunContext.with(\.appearances, .ofProcess) { try await type.setUp() })
        } catch {
            return .failure(.failed(type: String(describing: type), reason: "\(error)"))
        }
    }

    /// Returns the view with the user's own around it; the view itself if there is no such type.
    func wrapped(_ view: any View) -> any View { types.first.map { wrapped(view, by: $0) } ?? view }

    private func wrapped<Setup: PreviewSetup>(_ view: any View, by type: Setup.Type) -> any View { type.wrap(AnyView(view)) }
}
