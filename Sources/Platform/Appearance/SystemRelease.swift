/// A release of a system whose look is drawn.
package enum SystemRelease: String, CaseIterable, Hashable, Sendable {
    /// The look of iOS 13 and 14.
    case iOS14
    case iOS17, iOS18, iOS26
    /// The system of a watch, as of 2025.
    case watchOS26

    /// The release that is drawn where nothing else is asked for.
    package static let usual = SystemRelease.iOS26

    /// The version that user code sees: of 26 the one whose colours were measured, of the others the last one that many devices got.
    package var version: String {
        switch self {
        case .iOS14: "14.8"
        case .iOS17: "17.7"
        case .iOS18: "18.6"
        case .iOS26, .watchOS26: "26.1"
        }
    }
}
