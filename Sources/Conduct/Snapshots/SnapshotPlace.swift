import HostProtocol
import PreviewRendering

/// The place of widgets, Live Activities and controls in snapshots. The names are those of the command line's `--context`.
public enum SnapshotPlace: Sendable {
    case homeScreen, lockScreen, standBy, watchFace, gallery

    var place: Place {
        switch self {
        case .homeScreen: .homeScreen
        case .lockScreen: .lockScreen
        case .standBy: .standBy
        case .watchFace: .watchFace
        case .gallery: .gallery
        }
    }
}
