import SwiftUI
import UIKit

/// A font at a size.
///
/// Source: Apple, AppKit `NSFont`; it measures as UIKit's does.
public typealias NSFont = UIFont
