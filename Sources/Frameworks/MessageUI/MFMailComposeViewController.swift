@_exported import Foundation
import RunContext
@_exported import UIKit

/// The result of composing a mail.
///
/// Source: Apple, MessageUI `MFMailComposeResult`.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// A delegate that is called when a mail has been composed; in a render none is.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// The system's page for a mail: a card that names its subject and its recipients, which is reported. As on a device without an account
/// no mail can be sent.
///
/// Source: Apple, MessageUI `MFMailComposeViewController`.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var subject = ""
    private var recipients: [String] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    // The card shows the recipients and the subject alone.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func loadView() {
        let detail = ([subject] + recipients).filter { !$0.isEmpty }.joined(separator: ", ")
        view = SystemCard(symbol: "envelope", title: "Mail", detail: detail)
        RunReports.note("MFMailComposeViewController sends nothing: a card stands in its place.")
    }
}
