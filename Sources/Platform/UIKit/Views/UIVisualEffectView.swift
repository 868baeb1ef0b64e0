import Foundation

/// An effect on the content behind a view.
///
/// Source: Apple, UIKit `UIVisualEffect`.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
    /// The look of a blur.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    package let style: Style

    public convenience init(style: Style) { self.init(of: style) }
    private init(of style: Style) {
        self.style = style
        super.init()
    }
}

/// An effect that makes content vivid on a blur.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// The purpose of vivid content.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view whose background is an effect on the content behind it.
///
/// Source: Apple, UIKit `UIVisualEffectView`.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    /// The view that contains the views on top of the effect.
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
