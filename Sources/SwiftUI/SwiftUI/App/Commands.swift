/// Commands of an app's menus. An iPhone has none to show.
///
/// Source: Apple, SwiftUI `Commands`.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

protocol PrimitiveCommands {}

extension PrimitiveCommands {
    public var body: Never { fatalError("These commands have no body.") }
}

/// Builds commands from closures.
///
/// Source: Apple, SwiftUI `CommandsBuilder`.
@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands { EmptyCommands() }
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability(_ content: any Commands) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// A `Group` of commands, in whose place it stands in compiled code (`GroupKind`).
nonisolated public struct _CommandsGroup<Content: Commands>: Commands, PrimitiveCommands {
    public typealias Body = Never

    public init(@CommandsBuilder content: () -> Content) {}
}

/// A menu.
///
/// Source: Apple, SwiftUI `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands that show and hide a sidebar.
///
/// Source: Apple, SwiftUI `SidebarCommands`.
nonisolated public struct SidebarCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Commands that show, hide and change a window's tool bar.
///
/// Source: Apple, SwiftUI `ToolbarCommands`.
nonisolated public struct ToolbarCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Commands that search, edit and change the selected part of a text.
///
/// Source: Apple, SwiftUI `TextEditingCommands`.
nonisolated public struct TextEditingCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Commands that change the style of a selected text.
///
/// Source: Apple, SwiftUI `TextFormattingCommands`.
nonisolated public struct TextFormattingCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Commands that take pictures from devices nearby.
///
/// Source: Apple, SwiftUI `ImportFromDevicesCommands`.
nonisolated public struct ImportFromDevicesCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Commands that show and hide an inspector.
///
/// Source: Apple, SwiftUI `InspectorCommands`.
nonisolated public struct InspectorCommands: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init() {}
}

/// Commands beside or in place of the system's.
///
/// Source: Apple, SwiftUI `CommandGroup`.
nonisolated public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's commands.
///
/// Source: Apple, SwiftUI `CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
