import SwiftUI
import WidgetKit

/// A wallpaper of ours: soft colours that run into each other, bright or deep.
struct Wallpaper: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        MeshGradient(width: 3, height: 3, points: Self.points, colors: colorScheme == .dark ? Self.night : Self.day)
    }

    private static let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.45], [0.6, 0.4], [1, 0.55],
        [0, 1], [0.4, 1], [1, 1],
    ]

    private static let day: [Color] = [
        color(0.30, 0.55, 0.93), color(0.42, 0.52, 0.94), color(0.56, 0.50, 0.93),
        color(0.34, 0.62, 0.88), color(0.56, 0.52, 0.90), color(0.87, 0.53, 0.74),
        color(0.28, 0.36, 0.80), color(0.52, 0.36, 0.78), color(0.94, 0.53, 0.52),
    ]

    private static let night: [Color] = [
        color(0.05, 0.08, 0.20), color(0.08, 0.08, 0.25), color(0.14, 0.08, 0.27),
        color(0.05, 0.13, 0.25), color(0.15, 0.11, 0.29), color(0.27, 0.11, 0.27),
        color(0.03, 0.05, 0.15), color(0.11, 0.06, 0.20), color(0.24, 0.08, 0.17),
    ]

    private static func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(.sRGB, red: red, green: green, blue: blue)
    }
}

/// The hour that every place shows: that of the instant which user code takes for the present.
struct PlaceClock: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View { Text(words) }

    /// Without the nought that some locales write in front of one digit: the large clock shows none.
    private var words: String {
        var style = Date.FormatStyle.dateTime.hour(.defaultDigits(amPM: .omitted)).minute().locale(locale)
        style.timeZone = timeZone
        let words = ViewClock.start.date.formatted(style)
        return words.first?.wholeNumberValue == 0 && words.dropFirst().first?.isWholeNumber == true ? String(words.dropFirst()) : words
    }
}

/// The day that every place shows.
struct PlaceDay: View {
    var body: some View {
        Text(ViewClock.start.date, format: .dateTime.weekday(.wide).month(.wide).day())
    }

    /// The day as it stands before an inline accessory, which leaves room for little of it.
    static var abbreviated: Text { Text(ViewClock.start.date, format: .dateTime.weekday(.abbreviated).day()) }
}

/// The top of a phone's screen: the hour, the camera's pill, what is left in the battery.
struct StatusBar: View {
    let width: CGFloat
    var hasClock = true
    /// The part of the camera that is drawn. An island at rest looks the same as the camera's pill.
    var camera = WidgetDevice.Camera.island

    var body: some View {
        ZStack(alignment: .topLeading) {
            switch camera {
            case .island:
                Capsule().fill(.black).frame(width: Self.pill.width, height: Self.pill.height).position(x: width / 2, y: Self.middle)
            case .notch:
                UnevenRoundedRectangle(bottomLeadingRadius: 20, bottomTrailingRadius: 20, style: .continuous).fill(.black)
                    .frame(width: Self.notch.width, height: Self.notch.height).position(x: width / 2, y: Self.notch.height / 2)
            case .nothing: EmptyView()
            }
            if hasClock { PlaceClock().font(.system(size: 17, weight: .semibold)).position(x: width / 2 - 140, y: Self.middle) }
            battery.position(x: width / 2 + 140, y: Self.middle)
        }
        .frame(width: width, height: 59)
        .foregroundStyle(.white)
    }

    /// As wide and high as that of an iPhone 13, by eye.
    private static let notch = CGSize(width: 164, height: 33)

    private var battery: some View {
        HStack(spacing: 2) {
            RoundedRectangle(cornerRadius: 4.5).fill(.white).frame(width: 25, height: 13)
            RoundedRectangle(cornerRadius: 1).fill(.white.opacity(0.6)).frame(width: 1.5, height: 4)
        }
    }

    /// The pill of a phone of 430 points stands 11 points below the edge: `Self.pill` is an island at rest.
    static let pill = CGSize(width: 376.0 / 3, height: 110.0 / 3)
    static let top: CGFloat = 11
    static var middle: CGFloat { top + pill.height / 2 }
}

/// The narrow line at the top of a screen that nothing of a camera is seen on: an iPad's, and that of an iPhone with a home button.
struct NarrowStatusBar: View {
    let width: CGFloat
    var hasClock = true
    /// True if the hour stands on the left, as on an iPad, and not in the middle.
    var isPad = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            if hasClock {
                PlaceClock().font(.system(size: 12, weight: .semibold)).position(x: isPad ? 40 : width / 2, y: Self.height / 2)
            }
            RoundedRectangle(cornerRadius: 3.5).fill(.white).frame(width: 22, height: 10.5).position(x: width - 24, y: Self.height / 2)
        }
        .frame(width: width, height: Self.height)
        .foregroundStyle(.white)
    }

    static let height: CGFloat = 20
}
