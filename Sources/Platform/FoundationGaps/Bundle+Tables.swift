import Foundation

extension Bundle {
    /// Where the bundle's tables are; `nil` for the main bundle, whose tables lie in several folders.
    package var tablePath: String? { self == .main ? nil : bundlePath }
}
