import SwiftUI
import WidgetKit

/// A Lock Screen: the day, the hour, a row of accessories below it, and room for a Live Activity.
struct LockScreen: View {
    let screen: CGSize
    /// The accessory that is shown in the row, or beside the day.
    var family: WidgetFamily?
    var isDimmed = false
    /// The part of the camera that is drawn.
    var camera = WidgetDevice.Camera.island

    var body: some View {
        ZStack(alignment: .topLeading) {
            Wallpaper()
            Color.black.opacity(isDimmed ? 0.62 : 0.08)
            if camera == .nothing {
                NarrowStatusBar(width: screen.width, hasClock: false)
            } else {
                StatusBar(width: screen.width, hasClock: false, camera: camera)
            }
            if family != .accessoryInline {
                PlaceDay().font(.system(size: 22, weight: .semibold)).position(x: screen.width / 2, y: Self.dayMiddle)
            }
            PlaceClock().font(.system(size: 104, weight: .semibold)).position(x: screen.width / 2, y: Self.clockMiddle)
            // A phone with a home button has neither buttons nor a strip to swipe there.
            if camera != .nothing {
                button("flashlight.off.fill").position(x: 72, y: screen.height - 78)
                button("camera.fill").position(x: screen.width - 72, y: screen.height - 78)
                Capsule().fill(.white).frame(width: 140, height: 5).position(x: screen.width / 2, y: screen.height - 11)
            }
        }
        .foregroundStyle(.white.opacity(isDimmed ? 0.6 : 0.94))
        .frame(width: screen.width, height: screen.height)
        .clipped()
    }

    private func button(_ symbol: String) -> some View {
        Image(systemName: symbol).font(.system(size: 20)).frame(width: 50, height: 50)
            .background(Circle().fill(.black.opacity(0.28)))
    }

    private static let dayMiddle: CGFloat = 92
    private static let clockMiddle: CGFloat = 160
    private static let rowTop: CGFloat = 226

    /// Returns the frame of an accessory. An accessory in the row is shown with its margins outside, so that it is flush with the clock.
    func hole(for size: CGSize) -> CGRect {
        let origin =
            switch family {
            case .accessoryInline: CGPoint(x: (screen.width - size.width) / 2, y: Self.dayMiddle - size.height / 2)
            default: CGPoint(x: (screen.width - Self.rowWidth(screen)) / 2, y: Self.rowTop)
            }
        return CGRect(origin: origin, size: size)
    }

    /// Four circles, as the guidelines' sizes leave room for on every phone.
    private static func rowWidth(_ screen: CGSize) -> CGFloat { screen.width * 344 / 430 }

    /// Returns the frame of a banner, which stands above the buttons.
    func banner(of size: CGSize) -> CGRect {
        CGRect(origin: CGPoint(x: (screen.width - size.width) / 2, y: screen.height - 124 - size.height), size: size)
    }
}
