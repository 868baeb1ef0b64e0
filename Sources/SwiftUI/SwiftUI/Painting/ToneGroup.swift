import Drawing

/// One of the groups that a widget's views form where the system gives colours of its own.
///
/// Source: Apple, WidgetKit `widgetAccentable(_:)`, `WidgetRenderingMode.accented`, `WidgetAccentedRenderingMode`.
package enum ToneGroup: Sendable {
    /// Everything that is in no other group.
    case standard
    case accented
    /// Pictures that keep their colours.
    case original

    /// The group of a view that asks for one inside this one: what is accented stays so, whatever is said further in.
    func inside(_ asked: ToneGroup) -> ToneGroup { asked == .standard ? self : asked }
}

/// Puts a view into a group.
package struct ToneGroupModifier: ViewModifier, RenderEffect {
    package typealias Body = Never
    typealias EffectData = EmptyAnimatableData
    let group: ToneGroup

    package init(_ group: ToneGroup) { self.group = group }

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.within(group) { inner.paint(with: &$0) }
    }
}
