import Foundation

extension Bundle {
    /// The path of the bundle's tables; `nil` for the main bundle, whose tables lie in several folders.
    package var tablePath: String? { self == .main ? nil : bundlePath }
}
