import SwiftUI

/// StandBy: a phone on its side in the dark, a clock beside a small widget that is shown much larger.
struct StandByScreen: View {
    /// The screen on its side.
    let screen: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.black
            VStack(spacing: 2) {
                PlaceClock().font(.system(size: 128, weight: .bold)).monospacedDigit()
                PlaceDay().font(.system(size: 24, weight: .semibold)).foregroundStyle(.white.opacity(0.55))
            }
            .lineLimit(1)
            .position(x: screen.width * 0.28, y: screen.height / 2)
        }
        .foregroundStyle(.white)
        .frame(width: screen.width, height: screen.height)
    }

    /// How much larger the widget is: most of the screen's height.
    func scale(of widget: CGSize) -> CGFloat { (screen.height * 0.8) / widget.height }

    func origin(of widget: CGSize) -> CGPoint {
        let side = widget.width * scale(of: widget)
        return CGPoint(x: screen.width * 0.74 - side / 2, y: (screen.height - widget.height * scale(of: widget)) / 2)
    }
}
