import UIKit
import UniformTypeIdentifiers

/// Drag sources and drop destinations.
nonisolated extension View {
    /// Activates this view as the source of a drag and drop operation.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        // Closures of views are made anywhere and called on the main actor alone.
        nonisolated(unsafe) let payload = payload
        return DragSource(content: self, cargo: { DragCargo(payload()) }, preview: nil)
    }

    /// Activates this view as the source of a drag and drop operation, with a custom preview.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        nonisolated(unsafe) let (payload, preview) = (payload, preview())
        return DragSource(content: self, cargo: { DragCargo(payload()) }, preview: { AnyView(preview) })
    }

    /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
    ///
    /// It takes values of its type; nothing is converted through transfer representations.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                source: .closures(
                    accepts: { $0.item is T }, target: isTargeted,
                    perform: { cargo, location in (cargo.item as? T).map { action([$0], location) } ?? false })))
    }

    /// Defines the destination of a drag-and-drop operation with types.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { providers, _ in action(providers) } }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action) }

    /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }

    /// Activates this view as the source of a drag and drop operation.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        nonisolated(unsafe) let data = data
        return DragSource(content: self, cargo: { DragCargo(data()) }, preview: nil)
    }

    /// Activates this view as the source of a drag and drop operation, with a custom preview.
    public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        nonisolated(unsafe) let (data, preview) = (data, preview())
        return DragSource(content: self, cargo: { DragCargo(data()) }, preview: { AnyView(preview) })
    }

    /// Defines the destination of a drag-and-drop operation with types named by text.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                source: .closures(
                    accepts: { $0.conforms(to: supportedTypes) }, target: { isTargeted?.wrappedValue = $0 },
                    perform: { cargo, location in action([cargo.provider], location) })))
    }

    /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(source: .delegate(types: supportedTypes, delegate)))
    }
}

extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Color, String>(exporting: { $0.description })
    }
}
