import SwiftUI

struct Polygon: Shape {
    var sides: Double

    var animatableData: Double {
        get { sides }
        set { sides = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let corners = (0..<Int(sides.rounded(.up))).map { number in
            let angle = Double(number) / sides * 2 * .pi - .pi / 2
            return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        }
        return Path { path in
            path.addLines(corners)
            path.closeSubpath()
        }
    }
}

struct Dial: Shape {
    var progress: CGFloat = 0.5

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.addArc(
                center: center, radius: rect.width / 2, startAngle: .degrees(-90), endAngle: .degrees(360 * progress - 90),
                clockwise: false)
        }
    }
}

struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        rows(of: subviews, width: proposal.width ?? 300).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, rows(of: subviews, width: bounds.width).places) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func rows(of subviews: Subviews, width: CGFloat) -> (places: [CGPoint], size: CGSize) {
        var places: [CGPoint] = []
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
            places.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            height = max(height, size.height)
        }
        return (places, CGSize(width: width, height: y + height))
    }
}

struct Aurora: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        LinearGradient(colors: [.green, .indigo], startPoint: .top, endPoint: .bottom)
    }
}
