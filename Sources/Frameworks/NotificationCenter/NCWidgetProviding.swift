@_exported import Foundation
@_exported import UIKit

/// The result of an update of a Today widget.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }

/// The size of a Today widget.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A Today widget, the kind before WidgetKit's. iOS shows none since version 18, and neither does a render: only a preview of its
/// controller is drawn.
///
/// Source: Apple, NotificationCenter `NCWidgetProviding`.
@MainActor @preconcurrency
public protocol NCWidgetProviding: AnyObject {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
}
