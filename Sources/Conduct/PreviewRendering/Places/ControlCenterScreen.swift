import SwiftUI

/// Control Center: modules over a dimmed screen, and room for a control in their first row.
struct ControlCenterScreen: View {
    let screen: CGSize
    let control: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            Wallpaper()
            Color.black.opacity(0.45)
            ForEach(others, id: \.self) { middle in
                Circle().fill(.white.opacity(0.13)).frame(width: Self.module, height: Self.module).position(x: middle.x, y: middle.y)
            }
        }
        .frame(width: screen.width, height: Self.height)
        .clipped()
    }

    static let height: CGFloat = 330
    private static let module: CGFloat = 72
    private static let gap: CGFloat = 16

    private var left: CGFloat { (screen.width - 4 * Self.module - 3 * Self.gap) / 2 }

    var hole: CGRect { CGRect(origin: CGPoint(x: left, y: 41), size: control) }

    /// The middles of the modules that the control leaves free.
    private var others: [CGPoint] {
        (0..<3).flatMap { row in
            (0..<4).map { column in
                CGPoint(
                    x: left + Self.module / 2 + CGFloat(column) * (Self.module + Self.gap),
                    y: 41 + Self.module / 2 + CGFloat(row) * (Self.module + Self.gap))
            }
        }
        .filter { !hole.contains($0) }
    }
}
