/// A preview: a preview macro makes it and the conductor renders it.
///
/// Nobody makes one directly: use ``Preview(_:body:)`` or one of WidgetKit's forms.
///
/// Source: Apple, DeveloperToolsSupport `Preview`.
@MainActor
public struct Preview {
    /// The display name the author gave, if any.
    package let name: String?
    /// The content: a ``ViewPreviewContent``, a ``ViewPreviewGroup``, or WidgetKit's `WidgetPreviewContent`.
    package let content: any PreviewContent

    package init(name: String?, content: any PreviewContent) {
        self.name = name
        self.content = content
    }

    /// Creates a preview of a view.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:traits:body:)`.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, content: ViewPreviewContent(traits: traits, body: body))
    }

    /// Creates a group of previews of a view.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:traits:arguments:body:)`.
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
        @ViewBuilder body: @escaping @MainActor (Argument) -> any View
    ) {
        self.init(name: name, content: ViewPreviewGroup(traits: traits, arguments: arguments, body: body))
    }

    /// The kind of traits that apply to a view.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.ViewTraits`.
    public struct ViewTraits: Sendable {}
}

/// The content of a preview. Each module that adds a form of `#Preview` has one type of it.
@MainActor
package protocol PreviewContent {}

/// A view to preview, with its traits.
package struct ViewPreviewContent: PreviewContent {
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let body: @MainActor () -> any View

    package init(traits: [PreviewTrait<Preview.ViewTraits>], body: @escaping @MainActor () -> any View) {
        self.traits = traits
        self.body = body
    }
}

extension ViewPreviewContent {
    /// The values of the traits, in the form of the older previews.
    package var attributes: PreviewAttributes {
        var attributes = PreviewAttributes()
        for trait in traits {
            switch trait.value {
            case .layout(let layout): attributes.layout = layout
            case .orientation(let orientation): attributes.orientation = orientation
            case .modifier: break
            }
        }
        return attributes
    }

    /// The modifiers among the traits, the innermost first.
    package var modifiers: [AppliedPreviewModifier] {
        traits.compactMap { trait in
            if case .modifier(let modifier) = trait.value { modifier } else { nil }
        }
    }

    /// The view with the traits' modifiers around it, the first one innermost.
    @MainActor package func makeView() throws -> any View {
        try modifiers.reduce(body()) { view, modifier in try modifier.applied(to: view) }
    }
}
