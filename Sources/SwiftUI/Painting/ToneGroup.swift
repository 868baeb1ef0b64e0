import Drawing

/// One of the two groups that a widget's views form where the system gives each a colour of its own.
///
/// Source: Apple, WidgetKit `widgetAccentable(_:)`, `WidgetRenderingMode.accented`.
package enum ToneGroup: Sendable {
    /// Everything that is not in the accented group.
    case standard
    case accented
}

/// Puts a view into the accented group, or takes it out.
package struct ToneGroupModifier: ViewModifier, RenderEffect {
    package typealias Body = Never
    typealias EffectData = EmptyAnimatableData
    private let group: ToneGroup

    package init(isAccented: Bool) { group = isAccented ? .accented : .standard }

    func paint(_ inner: ViewNode, frame: CGRect, with painter: inout Painter) {
        painter.within(group) { inner.paint(with: &$0) }
    }
}
