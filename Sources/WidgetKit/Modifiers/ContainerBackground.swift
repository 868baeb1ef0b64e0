/// A background that a view gives to the container it is in.
@MainActor
package struct ContainerBackground {
    /// The container it is for.
    package let placement: ContainerBackgroundPlacement

    /// Where the content stands in the container when it is smaller.
    package let alignment: Alignment

    /// The background; it is laid out in the whole container, margins included.
    package let content: AnyView
}

/// Hands the backgrounds of a container up to it, in the order of the views that give them.
package struct ContainerBackgroundKey: PreferenceKey {
    package static var defaultValue: [ContainerBackground] { [] }

    package static func reduce(value: inout [ContainerBackground], nextValue: () -> [ContainerBackground]) {
        value += nextValue()
    }
}
