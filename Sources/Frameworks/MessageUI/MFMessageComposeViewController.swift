import Foundation
import RunContext
import UIKit

/// The result of composing a message.
///
/// Source: Apple, MessageUI `MessageComposeResult`.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A delegate that is called when a message has been composed; in a render none is.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The system's page for a message: a card that shows what it was given, which is reported. As on a device without a telephone number no
/// message can be sent.
///
/// Source: Apple, MessageUI `MFMessageComposeViewController`.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        let parts = (recipients ?? []) + [subject ?? "", body ?? ""]
        view = SystemCard(symbol: "message", title: "Messages", detail: parts.filter { !$0.isEmpty }.joined(separator: ", "))
        RunReports.note("MFMessageComposeViewController sends nothing: a card stands in its place.")
    }
}
