import SwiftUI

struct FramedText: View {
    var body: some View {
        VStack(spacing: 10) {
            Text("Allow Rest Days")
                .font(.headline)
                .border(.green)
                .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                .border(.red)
            Text("When enabled, activity streaks will not be broken by a single day missed after six consecutive days of reaching your goal.")
                .border(.green)
                .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                .border(.red)
        }
        .padding()
    }
}

#Preview("Frames around text") {
    FramedText()
}
