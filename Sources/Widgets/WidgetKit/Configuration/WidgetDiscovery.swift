import CPreviewSection
import Intents
import RunContext

/// Finds the widgets that are linked into this executable.
@MainActor
package enum WidgetDiscovery {
    /// A widget, with the names of its type and module.
    package struct Found {
        package let widget: any Widget
        /// The qualified name of the type, with its module and its enclosing types.
        package let qualifiedName: String
        /// The type alone.
        package let name: String
        package let module: String

        init(_ widget: any Widget) {
            self.widget = widget
            qualifiedName = String(reflecting: type(of: widget))
            name = String(describing: type(of: widget))
            module = String(qualifiedName.prefix { $0 != "." })
        }
    }

    /// Returns the widgets of all bundles in the order of their bodies, then those outside of bundles by qualified name.
    ///
    /// A widget in several bundles is listed once; one type with several kinds is several widgets. Generic types outside of bundles are
    /// not found, since their arguments are unknown.
    ///
    /// A widget whose code has ended a process is left out: see `RunContext.faultyTypes`.
    package static func widgets() -> [Found] {
        let bundled = bundles().flatMap { makeBundle($0).widgets }.filter { !($0 is ControlCarrier) }
        var found: [Found] = []
        var known: Set<String> = []
        for widget in bundled.map(Found.init) where isSound(widget.qualifiedName) {
            let kind = (try? widget.widget.describe())?.kind ?? ""
            if known.insert("\(widget.qualifiedName) \(kind)").inserted { found.append(widget) }
        }
        let bundledTypes = Set(found.map(\.qualifiedName))
        for type in single() where !bundledTypes.contains(String(reflecting: type)) && isSound(String(reflecting: type)) {
            let widget = Found(makeWidget(type))
            // Its body is evaluated while its owner is known.
            _ = try? widget.widget.describe()
            found.append(widget)
        }
        return found
    }

    /// The types that are not instantiated: their qualified names and their faults.
    package static var unsound: [(qualifiedName: String, fault: String)] {
        let types =
            conforming(to: "Widget", of: "SwiftUI") + conforming(to: "WidgetBundle", of: "SwiftUI") + conforming(to: "ControlWidget")
        return types.map { String(reflecting: $0) }.compactMap { name in RunContext.current.faultyTypes[name].map { (name, $0) } }
    }

    /// Returns true if a type may be instantiated, and announces it.
    static func isSound(_ qualifiedName: String) -> Bool {
        guard RunContext.current.faultyTypes[qualifiedName] == nil else { return false }
        RunContext.current.announceType(qualifiedName)
        return true
    }

    private static func makeWidget<W: Widget>(_ type: W.Type) -> any Widget { W() }
    private static func makeBundle<B: WidgetBundle>(_ type: B.Type) -> any WidgetBundle { B() }

    /// The controls that bundles list.
    static func bundledControls() -> [any ControlWidget] { bundles().flatMap { makeBundle($0).controls } }

    private static func bundles() -> [any WidgetBundle.Type] {
        conforming(to: "WidgetBundle", of: "SwiftUI").filter { isSound(String(reflecting: $0)) }.compactMap { $0 as? any WidgetBundle.Type }
    }

    private static func single() -> [any Widget.Type] { conforming(to: "Widget", of: "SwiftUI").compactMap { $0 as? any Widget.Type } }

    /// The types of user code that conform to a protocol of this module, by qualified name.
    static func conforming(to name: String, of module: String = "WidgetKit") -> [Any.Type] {
        final class Collector { var types: [Any.Type] = [] }
        let collector = Collector()
        let context = Unmanaged.passUnretained(collector).toOpaque()
        zoetrope_each_conforming_type(module, name, context) { context, metadata in
            guard let context else { return }
            Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().types
                .append(unsafeBitCast(metadata, to: Any.Type.self))
        }
        // Optional unwrapping and lists of widgets are the modules' own.
        return collector.types.map { (String(reflecting: $0), $0) }.filter { type in
            !["WidgetKit.", "SwiftUI."].contains { type.0.hasPrefix($0) }
        }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the handler that the linked Intents extension has for an intent; nil if there is none.
    static func intentHandler(for intent: INIntent) -> Any? {
        conforming(to: "_INPrincipal", of: "Intents").lazy.compactMap { $0 as? any _INPrincipal.Type }
            .compactMap { $0._make().handler(for: intent) }.first
    }
}

private enum FaultyTypesKey: RunKey {
    static var defaultValue: [String: String] { [:] }
}

extension RunContext {
    /// The faults by which the code of widgets, bundles and controls ended a process when they were made, by the qualified names of their
    /// types: those are not made again.
    package var faultyTypes: [String: String] {
        get { self[FaultyTypesKey.self] }
        set { self[FaultyTypesKey.self] = newValue }
    }
}

private enum AnnounceTypeKey: RunKey {
    static var defaultValue: @MainActor @Sendable (String) -> Void { { _ in } }
}

extension RunContext {
    /// The function that receives the qualified name of each type before the type is instantiated.
    package var announceType: @MainActor @Sendable (String) -> Void {
        get { self[AnnounceTypeKey.self] }
        set { self[AnnounceTypeKey.self] = newValue }
    }
}
