import UniformTypeIdentifiers

/// What is dragged from a view, and dropped on it. Nothing is carried from view to view here; where a finger picks something up,
/// that is told.
extension View {
    /// Activates this view as the source of a drag and drop operation.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { tellingOfDrags("draggable(_:)") }

    /// Activates this view as the source of a drag and drop operation, with a preview of its own.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { tellingOfDrags("draggable(_:preview:)") }

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

    /// Tells that a view was picked up, and is carried nowhere.
    ///
    /// - Parameter word: what made it the source of drags.
    func tellingOfDrags(_ word: String) -> some View {
        simultaneousGesture(
            LongPressGesture().onEnded { _ in
                VirtualTime.tasks?.note(
                    .notShown(word, instead: "what is picked up is carried nowhere, and no drop destination hears of it"))
            })
    }
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
