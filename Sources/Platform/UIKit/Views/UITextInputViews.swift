import Foundation
import RunContext

/// A field of one line of text.
///
/// Source: Apple, UIKit `UITextField`.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// The border around a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// The times at which a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    // Never posted, as nobody types into UIKit's fields in a render.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    open var text: String? = ""
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var adjustsFontForContentSizeCategory = false
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? ownFont?.ofCurrentTypeSize : ownFont }
        set { ownFont = newValue }
    }
    private var ownFont: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var textContentType: UITextContentType?
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var inputAccessoryView: UIView?
    open var inputView: UIView? {
        didSet { RunReports.noteUndrawn("UITextField.inputView", if: inputView != nil) }
    }
    open func reloadInputViews() {}
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { false }
    var selectedRange: NSRange?

    /// The rectangle of the text, which a subclass may inset: between the views beside it, inside the border.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .roundedRect ? 7 : 0
        let (left, right) = (leftViewMode == .never ? nil : leftView, rightViewMode == .never ? nil : rightView)
        return bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: inset + (left?.bounds.width ?? 0), bottom: 0, right: inset + (right?.bounds.width ?? 0)))
    }
    /// The rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    // An extension in user code may take the place of these.
    open override dynamic func layoutSubviews() { super.layoutSubviews() }
    open override dynamic func didMoveToSuperview() { super.didMoveToSuperview() }

    open override var intrinsicContentSize: CGSize {
        let line = (font ?? .systemFont(ofSize: 17)).lineHeight
        let height = Self.height(ofLine: line, pixelLength: 1 / UIKitSurroundings.current.displayScale)
        return CGSize(width: Self.noIntrinsicMetric, height: borderStyle == .roundedRect ? height + 12 : height)
    }

    /// The height of a field without a border, in points: a line of its font and a tenth, to the pixel below.
    ///
    /// Source: view hierarchies of iOS 26.1 at 3x, where a field of 15 points is 19.667 high; 22 at 17 points is UIKit's intrinsic size.
    ///
    /// - Parameters:
    ///   - line: the font's ascender and descender together, in points.
    ///   - pixelLength: the side of a pixel, in points.
    package nonisolated static func height(ofLine line: CGFloat, pixelLength: CGFloat) -> CGFloat {
        guard pixelLength > 0 else { return line }
        return (line * 1.1 / pixelLength).rounded(.down) * pixelLength
    }
}

/// A delegate of the events of a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// A field of several lines of text.
///
/// Source: Apple, UIKit `UITextView`.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    // Never posted, as nobody types into UIKit's text views in a render.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    open var text: String! = "" { didSet { attributed = nil } }
    private var attributed: NSAttributedString?
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: text) }
        set {
            text = newValue?.string ?? ""
            attributed = newValue
        }
    }
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { RunReports.noteUndrawn("UITextView.linkTextAttributes", if: linkTextAttributes?.isEmpty == false) }
    }
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { RunReports.noteUndrawn("UITextView.dataDetectorTypes", if: !dataDetectorTypes.isEmpty) }
    }
    open var allowsEditingTextAttributes = false
    /// Kept: the panel that finds words is the system's, and a person opens it.
    open var isFindInteractionEnabled = false
    // An extension in user code may take the place of these.
    open override dynamic func layoutSubviews() { super.layoutSubviews() }
    open override dynamic func didMoveToSuperview() { super.didMoveToSuperview() }
    open var adjustsFontForContentSizeCategory = false
    open var textContentType: UITextContentType?
    open var isSecureTextEntry = false
    open var inputAccessoryView: UIView?
    open var inputView: UIView? {
        didSet { RunReports.noteUndrawn("UITextView.inputView", if: inputView != nil) }
    }
    open func reloadInputViews() {}
    public let textContainer: NSTextContainer

    /// Creates a view whose lines lie in a container, with the text of the container's layout.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        if let given = textContainer?.layoutManager?.textStorage {
            attributedText = NSAttributedString(attributedString: given)
        } else if textContainer == nil {
            self.textContainer.widthTracksTextView = true
        }
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        textContainer.widthTracksTextView = true
        super.init(coder: coder)
    }

    /// A layout of the text as it now is, in the container.
    open var layoutManager: NSLayoutManager {
        storage = NSTextStorage(attributedString: attributedText)
        let manager = NSLayoutManager()
        storage?.addLayoutManager(manager)
        textContainer.size = CGSize(width: bounds.width - textContainerInset.left - textContainerInset.right, height: 0)
        manager.addTextContainer(textContainer)
        return manager
    }
    private var storage: NSTextStorage?
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? ownFont?.ofCurrentTypeSize : ownFont }
        set { ownFont = newValue }
    }
    private var ownFont: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var selectedRange = NSRange(location: 0, length: 0)

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(in: size.width))
    }

    /// The size of the content: a text view that does not scroll is as high as its text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let words = DrawnString(attributedText, besides: [.font: font as Any])?.size ?? .zero
        return CGSize(width: words.width + sides, height: height(in: .infinity)).roundedUpToPixels
    }

    package override func fittingSize(in room: CGSize) -> CGSize {
        guard !isScrollEnabled else { return super.fittingSize(in: room) }
        let width = min(intrinsicContentSize.width, room.width)
        return CGSize(width: width, height: height(in: width))
    }

    private func height(in width: CGFloat) -> CGFloat {
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let room = CGSize(width: max(width - sides, 0), height: .infinity)
        let words = DrawnString(attributedText, besides: [.font: font as Any], in: room)?.size ?? .zero
        return (words.height + textContainerInset.top + textContainerInset.bottom).rounded(.up)
    }
}

/// A delegate of the events of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
}

/// The kinds of data in a text that become links; a render detects none.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
