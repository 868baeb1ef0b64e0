import HostProtocol
import PreviewRendering

/// How the system colours widgets in snapshots; the names are those of the command line's `--rendering-mode`.
public enum SnapshotRenderingMode: Sendable {
    case fullColor
    /// In two tones.
    case accented
    /// As on a Lock Screen.
    case vibrant
    /// Accented, in white on clear glass.
    case clear

    var look: WidgetLook {
        switch self {
        case .fullColor: .fullColor
        case .accented: .accented
        case .vibrant: .vibrant
        case .clear: .clear
        }
    }
}
