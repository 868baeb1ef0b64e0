import Foundation
import SwiftUI

extension AppStorage where Value == PersistentIdentifier {
    /// Source: Apple, SwiftData `AppStorage.init(wrappedValue:_:store:)`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, .coded, store: store) }
}

extension AppStorage where Value == PersistentIdentifier? {
    /// Source: Apple, SwiftData `AppStorage.init(_:store:)`.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(key, nil, StoredValue<PersistentIdentifier>.coded.optional(), store: store)
    }
}
