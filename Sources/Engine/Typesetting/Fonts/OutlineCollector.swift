import CFreeType
import Foundation
import Geometry

/// Receives an outline from FreeType, whose y points up, as a path whose y points down.
final class OutlineCollector {
    private(set) var path = Path()
    private let scale: CGFloat
    private var isOpen = false

    init(scale: CGFloat) { self.scale = scale }

    func finish() {
        if isOpen { path.closeSubpath() }
        isOpen = false
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: CGFloat(vector.pointee.x) * scale, y: -CGFloat(vector.pointee.y) * scale)
    }

    private static func collector(_ user: UnsafeMutableRawPointer?) -> OutlineCollector? {
        user.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
    }

    static var functions: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { to, user in
                guard let collector = OutlineCollector.collector(user) else { return 1 }
                collector.finish()
                collector.path.move(to: collector.point(to))
                collector.isOpen = true
                return 0
            },
            line_to: { to, user in
                guard let collector = OutlineCollector.collector(user) else { return 1 }
                collector.path.addLine(to: collector.point(to))
                return 0
            },
            conic_to: { control, to, user in
                guard let collector = OutlineCollector.collector(user) else { return 1 }
                collector.path.addQuadCurve(to: collector.point(to), control: collector.point(control))
                return 0
            },
            cubic_to: { control1, control2, to, user in
                guard let collector = OutlineCollector.collector(user) else { return 1 }
                collector.path.addCurve(
                    to: collector.point(to), control1: collector.point(control1), control2: collector.point(control2))
                return 0
            },
            shift: 0, delta: 0)
    }
}
