import SwiftUI

/// Shows its content off, then on, then off again, each change under an animation.
struct Switching<Content: View>: View {
    private let animation: Animation?
    private let seconds: Double
    private let content: (Bool) -> Content
    @State private var isOn = false

    /// - Parameter seconds: how long each change has.
    init(_ animation: Animation? = .default, seconds: Double = 1.2, @ViewBuilder content: @escaping (Bool) -> Content) {
        self.animation = animation
        self.seconds = seconds
        self.content = content
    }

    var body: some View {
        content(isOn)
            .frame(width: 180, height: 120)
            .background(.white)
            .task {
                try? await Task.sleep(for: .seconds(0.3))
                for state in [true, false] {
                    withAnimation(animation) { isOn = state }
                    try? await Task.sleep(for: .seconds(seconds))
                }
            }
    }
}

/// A rounded square with a letter, so that one sees which way up it is.
struct Tile: View {
    var color = Color.indigo
    var letter = "R"

    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(color.gradient)
            .frame(width: 64, height: 64)
            .overlay(Text(letter).font(.title.bold()).foregroundStyle(.white))
    }
}
