import SwiftUI

#Preview("Full sheet") {
    Shelf().sheet(isPresented: .constant(true)) {
        NavigationStack {
            Shelf(titles: ["Anna Karenina", "Emma"])
                .navigationTitle("Choose")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
                    ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
                }
        }
    }
}

#Preview("Medium sheet") {
    Shelf().sheet(isPresented: .constant(true)) {
        Text("A sheet that floats").font(.headline)
            .presentationDetents([.medium, .large])
    }
}

#Preview("Two answers") {
    Shelf().alert("Remove the book?", isPresented: .constant(true)) {
        Button("Remove", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
    } message: {
        Text("It stays in your purchases.")
    }
}

#Preview("Dialog") {
    VStack {
        Spacer()
        Button("Remove") {}
            .confirmationDialog("Remove the book?", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Remove", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
    }
}
