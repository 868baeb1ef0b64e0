import UniformTypeIdentifiers

/// What is dragged from a view, and dropped on it. Nothing is where pictures are made.
extension View {
    /// Activates this view as the source of a drag and drop operation.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    /// Activates this view as the source of a drag and drop operation, with a preview of its own.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }

    /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }

    /// Defines the destination of a drag-and-drop operation with types.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
}

extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation { ProxyRepresentation<Color, String>(exporting: { $0.description }) }
}

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { image in
            let picture = await MainActor.run { ImageRenderer(content: image).pngData() }
            guard let picture else { throw CocoaError(.fileWriteUnknown) }
            return picture
        }
    }
}
