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

/// The system's page for a mail: a card that shows what it was given, which is reported. As on a device without an account
/// no mail can be sent.
///
/// Source: Apple, MessageUI `MFMailComposeViewController`.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var sender = ""
    private var subject = ""
    private var recipients: [String] = []
    private var copies: [String] = []
    private var blindCopies: [String] = []
    private var body = ""
    private var attachments: [String] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
    open func setMessageBody(_ body: String, isHTML: Bool) {
        let options = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
        let text = isHTML ? try? NSAttributedString(data: Data(body.utf8), options: options, documentAttributes: nil).string : nil
        self.body = text ?? body
    }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { attachments.append(filename) }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { sender = emailAddress }

    open override func loadView() {
        let parts = [subject] + recipients + copies + blindCopies + [sender, body] + attachments
        let detail = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        view = SystemCard(symbol: "envelope", title: "Mail", detail: detail)
        RunReports.note("MFMailComposeViewController sends nothing: a card stands in its place.")
    }
}
