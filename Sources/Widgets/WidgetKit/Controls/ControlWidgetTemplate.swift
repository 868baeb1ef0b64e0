/// The content and the action of a control, which the system draws in every place and size.
///
/// Source: Apple, SwiftUI `ControlWidgetTemplate`.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// Builds the template of a control: one expression, or a choice between two.
///
/// Source: Apple, SwiftUI `ControlWidgetTemplateBuilder`.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    @MainActor @preconcurrency
    public static func buildBlock() -> some ControlWidgetTemplate { EmptyControlWidgetTemplate() }

    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template that shows nothing.
///
/// Source: Apple, SwiftUI `EmptyControlWidgetTemplate`.
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never

    public init() {}
}

extension EmptyControlWidgetTemplate: DescribedControlTemplate {
    var controlTemplate: ControlTemplate? { nil }
}

/// A template that describes itself instead of having a body.
@MainActor
protocol DescribedControlTemplate: ControlWidgetTemplate where Body == Never {
    var controlTemplate: ControlTemplate? { get }
}

extension DescribedControlTemplate {
    public var body: Never { fatalError("A control template that describes itself has no body.") }
}

extension ControlWidgetTemplate {
    /// The template found at the end of this one's chain of bodies; `nil` if it shows nothing.
    var resolvedTemplate: ControlTemplate? {
        if let described = self as? any DescribedControlTemplate { return described.controlTemplate }
        return body.resolvedTemplate
    }
}

/// A template with one change.
@MainActor
struct ModifiedControlTemplate<Content: ControlWidgetTemplate>: DescribedControlTemplate {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout ControlTemplate) -> Void

    var controlTemplate: ControlTemplate? {
        guard var template = content.resolvedTemplate else { return nil }
        change(&template)
        return template
    }
}

extension ControlWidgetTemplate {
    private func changing(_ change: @escaping @MainActor (inout ControlTemplate) -> Void) -> ModifiedControlTemplate<Self> {
        ModifiedControlTemplate(content: self, change: change)
    }

    /// Colours a toggle that is on; of several calls, the innermost counts.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        changing { $0.tint = $0.tint ?? tint }
    }

    /// Shows the control dimmed and ignores touches.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        changing { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Hides the value while the device is locked.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        changing { $0.isPrivate = sensitive }
    }
}
