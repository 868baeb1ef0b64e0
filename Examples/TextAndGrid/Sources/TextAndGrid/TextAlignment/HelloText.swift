import SwiftUI

struct HelloText: View {
    var body: some View {
        Text("Hello, World!")
            .border(.red)
    }
}

#Preview("Hugging") {
    HelloText()
}
