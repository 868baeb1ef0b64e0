import SwiftUI

/// The controls of one system on a page.
struct ControlsPage: View {
    var body: some View {
        VStack(spacing: 14) {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false))
            Stepper("Stepper", value: .constant(2))
            Slider(value: .constant(0.6))
            Slider(value: .constant(2), in: 0...4, step: 1)
            Picker("Segments", selection: .constant(1)) {
                Text("Red").foregroundColor(.red).tag(0); Text("Green").foregroundColor(.green).tag(1); Text("Blue").tag(2)
            }
            .pickerStyle(.segmented)
            DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_758_000_000)), displayedComponents: .date)
            TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
            HStack {
                Button("Plain") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            HStack {
                Button("Glass") {}.buttonStyle(.glass)
                Button("Prominent") {}.buttonStyle(.glassProminent)
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            }
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered).tint(.purple)
            ProgressView(value: 0.4)
            Gauge(value: 0.4) { Text("Gauge") }
            ProgressView()
        }
        .padding(20)
    }
}

#Preview("Controls", traits: .sizeThatFitsLayout) { ControlsPage().frame(width: 402) }
