import SwiftUI

/// An iPad's Home Screen on its side: apps in six columns and four rows, a dock, and room for a widget among them.
///
/// A small widget takes the room of one app, as the widths of the others show: a medium one is as wide as two with the gap between them.
struct PadHomeScreen: View {
    /// The screen, wider than high, in points.
    let screen: CGSize
    /// The sides of a small and of a medium widget as they are shown, which the grid is made of.
    let small: CGFloat
    let medium: CGFloat
    /// The widget as it is shown.
    let widget: CGSize
    var cornerRadius: CGFloat = 0
    /// The name below the widget.
    var name: Text?
    /// True if the widget stands on clear glass.
    var hasGlass = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            Wallpaper()
            NarrowStatusBar(width: screen.width, isPad: true)
            ForEach(free, id: \.self) { place in
                app.position(x: place.x, y: place.y)
            }
            dock.position(x: screen.width / 2, y: screen.height - 12 - Self.dockHeight / 2)
            if hasGlass {
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).fill(.white.opacity(0.16))
                    .frame(width: hole.width, height: hole.height).position(x: hole.midX, y: hole.midY)
            }
            name.font(.system(size: 12)).foregroundStyle(.white).lineLimit(1).frame(width: hole.width)
                .position(x: hole.midX, y: hole.maxY + 10)
        }
        .frame(width: screen.width, height: screen.height)
        .clipped()
    }

    private var app: some View {
        VStack(spacing: 8) {
            RoundedRectangle(cornerRadius: Self.icon * 0.225, style: .continuous).fill(.white.opacity(0.2))
                .frame(width: Self.icon, height: Self.icon)
            Capsule().fill(.white.opacity(0.25)).frame(width: 40, height: 6)
        }
    }

    private var dock: some View {
        HStack(spacing: 18) {
            ForEach(0..<9, id: \.self) { _ in
                RoundedRectangle(cornerRadius: Self.dockIcon * 0.225, style: .continuous).fill(.white.opacity(0.28))
                    .frame(width: Self.dockIcon, height: Self.dockIcon)
            }
        }
        .padding(.horizontal, 14)
        .frame(height: Self.dockHeight)
        .background(.white.opacity(0.16), in: .rect(cornerRadius: 26, style: .continuous))
    }

    // MARK: The grid

    private static let icon: CGFloat = 68
    private static let dockIcon: CGFloat = 54
    private static let dockHeight: CGFloat = 82
    private static let (columns, rows) = (6, 4)

    private var gap: CGFloat { medium - 2 * small }
    private var step: CGFloat { small + gap }
    private var left: CGFloat { (screen.width - CGFloat(Self.columns) * step + gap) / 2 }
    private var top: CGFloat {
        let room = screen.height - NarrowStatusBar.height - Self.dockHeight - 12
        return NarrowStatusBar.height + (room - CGFloat(Self.rows) * step + gap) / 2
    }

    /// The frame of the widget: at the top on the left.
    var hole: CGRect { CGRect(origin: CGPoint(x: left, y: top), size: widget) }

    /// The middles of the apps.
    private var free: [CGPoint] {
        (0..<Self.rows).flatMap { row in
            (0..<Self.columns).map { column in
                CGPoint(x: left + small / 2 + CGFloat(column) * step, y: top + small / 2 + CGFloat(row) * step)
            }
        }
        .filter { !hole.contains($0) }
    }
}
