import SwiftUI
import WidgetKit

/// A Home Screen: apps in four columns, a dock, and room for a widget among them.
struct HomeScreen: View {
    /// The screen and the widget that leaves room, in points; without one all places are apps'.
    let screen: CGSize
    var widget: CGSize?
    var cornerRadius: CGFloat = 0
    /// The name below the widget.
    var name: Text?
    /// The part of the camera that is drawn; nil: no part, since an island takes its place.
    var camera: WidgetDevice.Camera? = .island
    /// True if the widget stands on clear glass.
    var hasGlass = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            Wallpaper()
            if hasHomeButton { NarrowStatusBar(width: screen.width) } else { StatusBar(width: screen.width, camera: camera ?? .nothing) }
            ForEach(free, id: \.self) { place in
                app.position(x: place.x, y: place.y)
            }
            dock.position(x: screen.width / 2, y: screen.height - (hasHomeButton ? 46 : 62))
            if let hole { glassAndName(in: hole) }
        }
        .frame(width: screen.width, height: screen.height)
        .clipped()
    }

    @ViewBuilder private func glassAndName(in hole: CGRect) -> some View {
        if hasGlass {
            RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).fill(.white.opacity(0.16))
                .overlay { RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).strokeBorder(glassEdge, lineWidth: 1) }
                .frame(width: hole.width, height: hole.height).position(x: hole.midX, y: hole.midY)
        }
        name.font(.system(size: 13)).foregroundStyle(.white).lineLimit(1).frame(width: hole.width)
            .position(x: hole.midX, y: hole.maxY + (hasHomeButton ? 11 : 14))
    }

    /// Light falls upon glass from above on the left.
    private var glassEdge: LinearGradient {
        LinearGradient(
            colors: [.white.opacity(0.55), .white.opacity(0.08), .white.opacity(0.3)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }

    private var app: some View {
        VStack(spacing: 8) {
            RoundedRectangle(cornerRadius: Self.icon * 0.225, style: .continuous).fill(.white.opacity(0.2))
                .frame(width: Self.icon, height: Self.icon)
            Capsule().fill(.white.opacity(0.25)).frame(width: 38, height: 6)
        }
    }

    private var dock: some View {
        RoundedRectangle(cornerRadius: hasHomeButton ? 0 : 36, style: .continuous).fill(.white.opacity(0.16))
            .overlay {
                HStack(spacing: columnStep - Self.icon) {
                    ForEach(0..<4, id: \.self) { _ in
                        RoundedRectangle(cornerRadius: Self.icon * 0.225, style: .continuous).fill(.white.opacity(0.28))
                            .frame(width: Self.icon, height: Self.icon)
                    }
                }
            }
            .frame(width: hasHomeButton ? screen.width : screen.width - 28, height: hasHomeButton ? 92 : 96)
    }

    // MARK: The grid

    private static let icon: CGFloat = 64
    private static let rows = 6

    /// A dock from edge to edge, and no strip below it.
    private var hasHomeButton: Bool { camera == .nothing }

    /// As wide as a medium widget is on a phone, in points.
    private var gridWidth: CGFloat { screen.width * 364 / 430 }
    private var left: CGFloat { (screen.width - gridWidth) / 2 }
    private var columnStep: CGFloat { (gridWidth - Self.icon) / 3 }
    /// Two rows are as high as a small widget and what lies below it.
    ///
    /// Source for screens with a home button: rectangles measured on 375 x 667 points (record `homescreen.750x1334`).
    private var rowStep: CGFloat { screen.height * (hasHomeButton ? 88 / 667 : 106 / 932) }
    private var top: CGFloat { screen.height * (hasHomeButton ? 30 / 667 : 80 / 932) }

    /// The frame of the widget: at the top, and for a wide one in the middle.
    var hole: CGRect? {
        guard let widget else { return nil }
        let x = widget.width > gridWidth / 2 ? (screen.width - widget.width) / 2 : left
        return CGRect(origin: CGPoint(x: x, y: top), size: widget)
    }

    /// The middles of the apps.
    private var free: [CGPoint] {
        (0..<Self.rows).flatMap { row in
            (0..<4).map { column in
                CGPoint(
                    x: left + Self.icon / 2 + CGFloat(column) * columnStep,
                    y: top + (Self.icon + 14) / 2 + CGFloat(row) * rowStep)
            }
        }
        .filter { place in hole.map { !$0.insetBy(dx: -8, dy: -24).contains(place) } ?? true }
    }
}
