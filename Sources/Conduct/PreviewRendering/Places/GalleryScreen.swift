import SwiftUI

/// The widget gallery: the widget by itself, its name, what it is for, and the button that adds it.
struct GalleryScreen: View {
    let screen: CGSize
    let widget: CGSize
    var cornerRadius: CGFloat
    var name: Text?
    var summary: Text?
    /// True if the widget stands on a piece of wallpaper, as accessories and tinted widgets do.
    var hasWallpaper = false

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack(alignment: .topLeading) {
            ground
            Capsule().fill(.primary.opacity(0.18)).frame(width: 36, height: 5).position(x: screen.width / 2, y: 12)
            VStack(spacing: 6) {
                name.font(.system(size: 26, weight: .bold))
                summary.font(.system(size: 17)).foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .frame(width: screen.width - 72)
            .position(x: screen.width / 2, y: 78)
            plate.position(x: hole.midX, y: hole.midY)
            Label("Add Widget", systemImage: "plus.circle.fill").font(.system(size: 17, weight: .semibold)).foregroundStyle(.white)
                .frame(width: screen.width - 72, height: 52)
                .background(Capsule().fill(.blue))
                .position(x: screen.width / 2, y: height - 62)
        }
        .frame(width: screen.width, height: height)
    }

    private var ground: Color { Color(.sRGB, white: colorScheme == .dark ? 0.11 : 0.95) }

    /// The plate that casts the widget's shadow.
    private var plate: some View {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).fill(ground)
            .frame(width: widget.width, height: widget.height)
            .shadow(color: .black.opacity(0.2), radius: 18, y: 8)
    }

    /// As high as the widget needs.
    var height: CGFloat { 140 + widget.height + 150 }

    var hole: CGRect {
        CGRect(origin: CGPoint(x: (screen.width - widget.width) / 2, y: 148), size: widget)
    }
}
