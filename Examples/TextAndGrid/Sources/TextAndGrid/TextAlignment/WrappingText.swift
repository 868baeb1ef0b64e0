import SwiftUI

struct WrappingText: View {
    var body: some View {
        Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.")
            .border(.red)
    }
}

struct NarrowerText: View {
    var body: some View {
        Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do abore et dolore magna aliqua.")
            .border(.red)
    }
}

#Preview("Wrapping") {
    WrappingText()
}

#Preview("Wrapping, narrower") {
    NarrowerText()
}
