import Appearance

extension DynamicTypeTable {
    static func row(_ style: Font.TextStyle, _ typeSize: DynamicTypeSize) -> Row {
        row(style.tableStyle, ordinal: typeSize.ordinal)
    }
}

extension Font.TextStyle {
    /// The corresponding style of the table from which platform fonts are made.
    var tableStyle: DynamicTypeTable.Style {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}
