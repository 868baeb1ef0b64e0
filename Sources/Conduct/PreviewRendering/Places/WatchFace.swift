import SwiftUI
import WidgetKit

/// A watch face: the hour, twelve marks around it, and a complication.
struct WatchFace: View {
    let screen: CGSize
    let family: WidgetFamily

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.black
            if family == .accessoryCorner {
                dial
            } else {
                PlaceClock().font(.system(size: screen.width * 0.27, weight: .semibold)).foregroundStyle(.white)
                    .position(x: screen.width / 2, y: clockMiddle)
            }
        }
        .frame(width: screen.width, height: screen.height)
        .clipShape(RoundedRectangle(cornerRadius: screen.width * 0.2, style: .continuous))
    }

    /// Sixty marks, and hands at the hour that every place shows: 9:41.
    private var dial: some View {
        ZStack {
            ForEach(0..<60, id: \.self) { minute in
                Capsule().fill(.white.opacity(minute % 5 == 0 ? 0.9 : 0.35))
                    .frame(width: minute % 5 == 0 ? 2 : 1, height: minute % 5 == 0 ? 8 : 5)
                    .offset(y: -Self.dialRadius(screen) + 4)
                    .rotationEffect(.degrees(Double(minute) * 6))
            }
            hand(width: 5, length: 0.52).rotationEffect(.degrees((9 + 41.0 / 60) * 30))
            hand(width: 3.5, length: 0.8).rotationEffect(.degrees(41 * 6))
            Circle().fill(.white).frame(width: 8, height: 8)
        }
        .position(x: screen.width / 2, y: screen.height / 2)
    }

    private func hand(width: CGFloat, length: CGFloat) -> some View {
        let points = Self.dialRadius(screen) * length
        return Capsule().fill(.white).frame(width: width, height: points).offset(y: -points / 2)
    }

    /// The marks end inside the curved labels of the corners.
    static func dialRadius(_ screen: CGSize) -> CGFloat { screen.width * 0.35 }

    private var clockMiddle: CGFloat {
        switch family {
        case .accessoryRectangular: screen.height * 0.3
        case .accessoryInline: screen.height * 0.5
        default: screen.height * 0.34
        }
    }

    /// Returns the frame of the complication: in the corner on the left, below the hour, or above it.
    func hole(for size: CGSize) -> CGRect {
        let middle =
            switch family {
            case .accessoryCorner: CGPoint(x: 8 + size.width / 2, y: 10 + size.height / 2)
            case .accessoryInline: CGPoint(x: screen.width / 2, y: screen.height * 0.24)
            case .accessoryRectangular: CGPoint(x: screen.width / 2, y: screen.height * 0.68)
            default: CGPoint(x: screen.width / 2, y: screen.height * 0.7)
            }
        return CGRect(
            origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
    }
}
