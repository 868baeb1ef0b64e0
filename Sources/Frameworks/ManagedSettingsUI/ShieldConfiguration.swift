@_exported import ManagedSettings
@_exported import UIKit

/// The look of a shield. Nothing shows one here.
///
/// Source: Apple, ManagedSettingsUI `ShieldConfiguration`.
public struct ShieldConfiguration {
    /// A text of a shield.
    public struct Label: Equatable {
        public let text: String
        public let color: UIColor
        public init(text: String, color: UIColor) { (self.text, self.color) = (text, color) }
    }
    public let backgroundBlurStyle: UIBlurEffect.Style?
    public let backgroundColor: UIColor?
    public let icon: UIImage?
    public let title: Label?
    public let subtitle: Label?
    public let primaryButtonLabel: Label?
    public let primaryButtonBackgroundColor: UIColor?
    public let secondaryButtonLabel: Label?

    public init(
        backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil, icon: UIImage? = nil, title: Label? = nil,
        subtitle: Label? = nil, primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil,
        secondaryButtonLabel: Label? = nil
    ) {
        (self.backgroundBlurStyle, self.backgroundColor, self.icon) = (backgroundBlurStyle, backgroundColor, icon)
        (self.title, self.subtitle, self.primaryButtonLabel) = (title, subtitle, primaryButtonLabel)
        (self.primaryButtonBackgroundColor, self.secondaryButtonLabel) = (primaryButtonBackgroundColor, secondaryButtonLabel)
    }
}

/// The extension that chooses the looks of shields.
///
/// Source: Apple, ManagedSettingsUI `ShieldConfigurationDataSource`.
open class ShieldConfigurationDataSource: NSObject {
    public override init() {}
    open func configuration(shielding application: Application) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(shielding application: Application, in category: ActivityCategory) -> ShieldConfiguration {
        ShieldConfiguration()
    }
    open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(shielding webDomain: WebDomain, in category: ActivityCategory) -> ShieldConfiguration {
        ShieldConfiguration()
    }
}
