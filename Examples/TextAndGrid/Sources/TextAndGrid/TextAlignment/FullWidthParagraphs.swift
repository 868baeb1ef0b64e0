import SwiftUI

struct FullWidthParagraphs: View {
    let alignment: TextAlignment

    var body: some View {
        VStack(spacing: 10) {
            Text("Wheelchair Mode")
                .font(.headline)
                .fullWidth(alignment: alignment)
            Text("Have Pedometer++ use your Apple Watch to measure your daily wheelchair push counts rather than steps.")
                .fullWidth(alignment: alignment)
        }
        .padding()
    }
}

#Preview("Full width, leading") {
    FullWidthParagraphs(alignment: .leading)
}

#Preview("Full width, trailing") {
    FullWidthParagraphs(alignment: .trailing)
}
