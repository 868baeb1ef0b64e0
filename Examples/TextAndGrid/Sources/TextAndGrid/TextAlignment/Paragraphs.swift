import SwiftUI

struct Paragraphs: View {
    var body: some View {
        VStack(spacing: 10) {
            Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do abore et dolore magna aliqua.")
                .border(.red)
            Text("Lorem ipsum dolor sit amet, sed do abore dolore magna aliqua.")
                .border(.green)
        }
        .padding()
    }
}

#Preview("Centred paragraphs") {
    Paragraphs()
}
