import Foundation
import RunContext

/// An element of a menu.
///
/// Source: Apple, UIKit `UIMenuElement`.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The state of an action: chosen, not chosen, or mixed.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The special attributes of an action.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    fileprivate var words: String
    fileprivate var picture: UIImage?
    open var title: String { words }
    open var image: UIImage? { picture }
    open var subtitle: String? {
        didSet { RunReports.noteUndrawn("UIMenuElement.subtitle", if: subtitle != nil) }
    }

    init(title: String, subtitle: String?, image: UIImage?) {
        (words, picture, self.subtitle) = (title, image, subtitle)
        super.init()
        RunReports.noteUndrawn("UIMenuElement.subtitle", if: subtitle != nil)
    }
}

/// A menu, or a part of one.
///
/// Source: Apple, UIKit `UIMenu`.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// The placement of a menu in another.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The menu's elements are among those of the outer menu, separated by lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its actions is chosen at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The identifier of a menu.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize {
        didSet {
            RunReports.noteUndrawn("UIMenu.preferredElementSize", if: preferredElementSize == .small || preferredElementSize == .medium)
        }
    }
    public private(set) var children: [UIMenuElement]

    /// - Parameter identifier: the identifier of the menu; nil for a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("menu \(Self.count)")
        (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
        super.init(title: title, subtitle: subtitle, image: image)
        RunReports.noteUndrawn("UIMenu.Options.displayAsPalette", if: options.contains(.displayAsPalette))
        RunReports.noteUndrawn("UIMenu.Options.destructive", if: options.contains(.destructive))
        RunReports.noteUndrawn(
            "UIMenu.preferredElementSize", if: preferredElementSize == .small || preferredElementSize == .medium)
    }

    private static var count = 0

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren)
    }

    /// The actions in it that are chosen.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// All actions that can be chosen, including those of submenus.
    package var actions: [UIAction] {
        children.flatMap { ($0 as? UIAction).map { [$0] } ?? ($0 as? UIMenu)?.actions ?? [] }.filter { !$0.attributes.contains(.hidden) }
    }

    /// Chooses one of the actions, and no other.
    package func choose(_ action: UIAction) {
        for other in actions where other.state != .mixed { other.state = other === action ? .on : .off }
    }
}

/// A closure that a control or a menu performs.
///
/// Source: Apple, UIKit `UIAction`.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
    /// The identifier of an action within a control.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public override var title: String {
        get { words }
        set { words = newValue }
    }
    public override var image: UIImage? {
        get { picture }
        set { picture = newValue }
    }
    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: Attributes { didSet { noteUndrawn() } }
    public var state: State
    /// The object that triggered the action.
    public package(set) var sender: Any?
    private let handler: UIActionHandler

    /// - Parameter identifier: the identifier of the action; nil for a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        (self.discoverabilityTitle, self.attributes, self.state, self.handler) = (discoverabilityTitle, attributes, state, handler)
        super.init(title: title, subtitle: subtitle, image: image)
        noteUndrawn()
    }

    private static var count = 0

    private func noteUndrawn() {
        RunReports.noteUndrawn("UIMenuElement.Attributes.keepsMenuPresented", if: attributes.contains(.keepsMenuPresented))
    }

    package func perform(by sender: Any? = nil) {
        self.sender = sender
        handler(self)
    }
}

/// The handler of an action, which receives that action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Elements of a menu that are made when it opens.
///
/// Source: Apple, UIKit `UIDeferredMenuElement`.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    private let provider: Provider
    private let isKept: Bool
    private var kept: [UIMenuElement]?

    /// Elements that are made when the menu opens for the first time.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, isKept: true) }

    private init(_ provider: @escaping Provider, isKept: Bool) {
        (self.provider, self.isKept) = (provider, isKept)
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Elements that are made each time the menu opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isKept: false)
    }

    /// Returns the elements that the provider gives at once; a report notes elements that come later, and the menu lacks them.
    package func elements() -> [UIMenuElement] {
        if let kept { return kept }
        var given: [UIMenuElement]?
        provider { given = $0 }
        RunReports.note(
            "A UIDeferredMenuElement delivered its elements asynchronously: the menu is shown without them.", if: given == nil)
        if isKept { kept = given }
        return given ?? []
    }
}

extension RunReports {
    fileprivate static func note(_ sentence: String, if isSo: Bool) { if isSo { note(sentence) } }
}
