@_spi(Nodes) import SwiftUICore

/// The button of a bar that leads back: a chevron in a circle of glass.
///
/// Record `nav.back` of `bars26.json`: the chevron is 11 by 19 points, 1.5 left of the middle of a circle of 44.
struct GlassBackButton: View {
    /// The title of the page that it leads to, by which it is read aloud.
    let title: Text?
    let action: () -> Void
    @Environment(\.tint) private var tint
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(systemName: "chevron.backward")
            .font(.system(size: 17, weight: .medium))
            .imageScale(.large)
            .foregroundStyle(tint ?? AnyShapeStyle(Color.primary))
            .opacity(GlassItemsLook.symbolOpacity(in: colorScheme))
            .offset(x: layoutDirection == .rightToLeft ? 1.5 : -1.5)
            .frame(width: GlassItemsLook.navigationBar.height, height: GlassItemsLook.navigationBar.height)
            .background { GlassPlate(kind: .bar(tint: nil), shape: Capsule(style: .circular)) }
            .contentShape(Circle())
            .tapAction(.button, action)
            .accessibilityLabel(title ?? Text("Back"))
            .accessibilityIdentifier("BackButton")
    }
}
