import Drawing

/// A group of a widget's views, formed in modes where the system applies its own colours.
///
/// Source: Apple, WidgetKit `widgetAccentable(_:)`, `WidgetRenderingMode.accented`, `WidgetAccentedRenderingMode`.
package enum ToneGroup: Sendable {
    /// Everything outside the other groups.
    case standard
    case accented
    /// Pictures that keep their colours.
    case original

    /// Returns the group of a view that asks for one inside this group. Inner views of an accented view stay accented.
    package func inside(_ asked: ToneGroup) -> ToneGroup { asked == .standard ? self : asked }
}

/// Puts a view into a group.
package struct ToneGroupModifier: ViewModifier, RenderEffect {
    package typealias Body = Never
    package typealias EffectData = EmptyAnimatableData
    package let group: ToneGroup

    package init(_ group: ToneGroup) { self.group = group }

    package func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.within(group) { inner.paint(with: &$0) }
    }
}
