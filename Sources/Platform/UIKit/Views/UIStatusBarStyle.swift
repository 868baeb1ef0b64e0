/// The look of the status bar's text; the status bar is not drawn.
///
/// Source: Apple, UIKit `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
///
/// Source: Apple, UIKit `UIStatusBarAnimation`.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
