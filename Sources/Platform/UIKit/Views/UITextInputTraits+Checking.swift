/// The spell checking of typed text. A render has no keyboard to type with, so it shows nothing of it.
///
/// Source: Apple, UIKit `UITextInputTraits`.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The replacement of typed straight quotes by curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// The replacement of typed hyphens by dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The correction of spaces around pasted or deleted text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The prediction of the next words.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}
