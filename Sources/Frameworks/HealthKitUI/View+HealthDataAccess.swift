@_exported import HealthKit
import SwiftUI

extension View {
    /// Asks for access to health data each time a value changes. The request is reported, and granted as `HKHealthStore` grants it.
    ///
    /// Source: Apple, HealthKitUI `healthDataAccessRequest(store:shareTypes:readTypes:trigger:completion:)`.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        modifier(
            HealthDataAccess(store: store, shareTypes: shareTypes, readTypes: readTypes ?? [], trigger: trigger, completion: completion))
    }

    /// Asks for access to read health data each time a value changes.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        modifier(HealthDataAccess(store: store, shareTypes: [], readTypes: readTypes, trigger: trigger, completion: completion))
    }
}

/// The request that follows each change of a trigger.
nonisolated private struct HealthDataAccess<Trigger: Equatable>: ViewModifier {
    let store: HKHealthStore
    let shareTypes: Set<HKSampleType>
    let readTypes: Set<HKObjectType>
    let trigger: Trigger
    let completion: (Result<Bool, any Error>) -> Void

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: trigger) {
            Task {
                do {
                    try await store.requestAuthorization(toShare: shareTypes, read: readTypes)
                    completion(.success(true))
                } catch {
                    completion(.failure(error))
                }
            }
        }
    }
}
