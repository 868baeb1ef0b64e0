/// Whether what is typed is checked. Nobody types by a keyboard in a picture, so nothing of it is seen.
///
/// Source: Apple, UIKit `UITextInputTraits`.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether straight quotes that are typed become curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether hyphens that are typed become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces around what is pasted or deleted are put right.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether the next words are predicted.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}
