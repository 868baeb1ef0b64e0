import Foundation
import RunContext
import UIKit

/// A message with buttons. A render waits for nobody: the answer is the one of a person who cancels, which is reported.
///
/// Source: Apple, AppKit `NSAlert`.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// The urgency of a message.
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open var icon: NSImage!
    open var accessoryView: NSView?
    open private(set) var buttons: [NSButton] = []
    public override init() {}
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }

    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    /// - Returns: the answer of the last button.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        RunReports.note("NSAlert.runModal() was called for \"\(messageText)\": it is not shown, and its last button is taken for pressed.")
        return NSApplication.ModalResponse(rawValue: 1000 + max(buttons.count - 1, 0))
    }
    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        handler?(runModal())
    }
}

/// A panel that asks for a place to save to; nobody answers it, which is reported.
///
/// Source: Apple, AppKit `NSSavePanel`.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var nameFieldStringValue = ""
    open var prompt: String! = ""
    open var message: String! = ""
    open var canCreateDirectories = true
    open var showsHiddenFiles = false
    public convenience init() { self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false) }
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        RunReports.note("\(type(of: self)).runModal() was called: it is not shown, and taken for cancelled.")
        return .cancel
    }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(runModal()) }
}

/// A panel that asks for files to open; nobody answers it, which is reported.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
}
