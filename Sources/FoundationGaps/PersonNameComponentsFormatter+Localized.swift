import Foundation

@available(*, deprecated, message: "Linux marks the formatter so; PersonNameComponents.formatted(_:) writes the same.")
extension PersonNameComponentsFormatter {
    /// A person's name as a style writes it, in the locale of the surroundings. Linux declares this and refuses it.
    ///
    /// Source: Apple, Foundation `PersonNameComponentsFormatter`. With `phonetic` the name is written as it is spoken,
    /// where that is known.
    public class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let spoken = nameOptions.contains(.phonetic) ? components.phoneticRepresentation : nil
        return (spoken ?? components).formatted(.name(style: nameFormatStyle.formatStyle))
    }
}

@available(*, deprecated, message: "Linux marks the formatter so; PersonNameComponents.formatted(_:) writes the same.")
extension PersonNameComponentsFormatter.Style {
    fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
        switch self {
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        // `default` is the medium style in every locale of Apple's that has no setting of its own.
        default: .medium
        }
    }
}
