import SwiftUI

/// A screen of a telephone, small, on which something is presented and taken away again.
private struct Presenting<Content: View>: View {
    var seconds = 1.2
    let content: (Binding<Bool>) -> Content
    @State private var isPresented = false

    init(seconds: Double = 1.2, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
        self.seconds = seconds
        self.content = content
    }

    var body: some View {
        content($isPresented)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom))
            .task {
                try? await Task.sleep(for: .seconds(0.3))
                isPresented = true
                try? await Task.sleep(for: .seconds(seconds))
                isPresented = false
            }
    }
}

/// What stands behind.
private struct Page: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Harbour").font(.title.bold())
            ForEach(0..<3) { _ in RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.25)).frame(height: 60) }
            Spacer()
        }
        .padding()
        .padding(.top, 40)
        .foregroundStyle(.white)
    }
}

#Preview("sheet", traits: .fixedLayout(width: 300, height: 600)) {
    Presenting { isPresented in
        Page().sheet(isPresented: isPresented) { Text("A sheet").font(.title2) }
    }
}

#Preview("sheet with detents", traits: .fixedLayout(width: 300, height: 600)) {
    Presenting { isPresented in
        Page().sheet(isPresented: isPresented) {
            Text("Half a sheet").font(.title2).presentationDetents([.medium, .large]).presentationCornerRadius(28)
        }
    }
}

#Preview("fullScreenCover", traits: .fixedLayout(width: 300, height: 600)) {
    Presenting { isPresented in
        Page().fullScreenCover(isPresented: isPresented) { Text("A cover").font(.title2) }
    }
}

#Preview("alert", traits: .fixedLayout(width: 300, height: 600)) {
    Presenting { isPresented in
        Page().alert("Set sail?", isPresented: isPresented) {
            Button("Sail") {}
            Button("Stay", role: .cancel) {}
        } message: {
            Text("The wind will turn at six.")
        }
    }
}

#Preview("confirmationDialog", traits: .fixedLayout(width: 300, height: 600)) {
    Presenting { isPresented in
        Page().confirmationDialog("Leave", isPresented: isPresented, titleVisibility: .visible) {
            Button("To the island") {}
            Button("Sink it", role: .destructive) {}
        }
    }
}

#Preview("popover", traits: .fixedLayout(width: 300, height: 600)) {
    Presenting { isPresented in
        VStack {
            Spacer().frame(height: 200)
            Image(systemName: "sailboat.fill").font(.largeTitle).foregroundStyle(.white)
                .popover(isPresented: isPresented) {
                    Text("Eleven metres, two masts").padding().presentationCompactAdaptation(.popover)
                }
            Spacer()
        }
    }
}

/// A card that grows to be the page it leads to.
private struct Zooming: View {
    @State private var path: [Int] = []
    @Namespace private var namespace

    private func color(_ number: Int) -> Color { Color(hue: Double(number) / 5 + 0.5, saturation: 0.6, brightness: 0.8) }

    var body: some View {
        NavigationStack(path: $path) {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 16) {
                ForEach(0..<4) { number in
                    NavigationLink(value: number) { RoundedRectangle(cornerRadius: 16).fill(color(number)).frame(height: 100) }
                        .matchedTransitionSource(id: number, in: namespace)
                }
            }
            .padding()
            .navigationTitle("Cards")
            .navigationDestination(for: Int.self) { number in
                color(number).overlay(Text("\(number)").font(.largeTitle.bold()).foregroundStyle(.white))
                    .navigationTransition(.zoom(sourceID: number, in: namespace))
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(0.3))
            path = [3]
            try? await Task.sleep(for: .seconds(1.4))
            path = []
        }
    }
}

#Preview("navigationTransition zoom", traits: .fixedLayout(width: 300, height: 600)) { Zooming() }
