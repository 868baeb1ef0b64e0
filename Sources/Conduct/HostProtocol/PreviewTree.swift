/// The views of a preview's entry at a moment, and its elements for assistive technologies.
package struct PreviewTree: Codable, Equatable, Sendable {
    package var preview: Int
    package var entry: String
    /// Seconds since the entry came up.
    package var time: Double
    package var elements: [TreeElement]
    package var accessible: [AccessibleElementSummary]

    package init(preview: Int, entry: String, time: Double, elements: [TreeElement], accessible: [AccessibleElementSummary]) {
        (self.preview, self.entry, self.time) = (preview, entry, time)
        (self.elements, self.accessible) = (elements, accessible)
    }
}

/// A view or a modifier, with those inside it. Lengths are in points from the top left of the canvas.
package struct TreeElement: Codable, Equatable, Sendable {
    /// The name in the source, or the kind of the view or modifier.
    package var name: String
    /// The file, absolute, and the line of the view's declaration; only the front knows them.
    package var file: String?
    package var line: Int?
    /// The words of a text.
    package var text: String?
    /// The name of a picture or symbol.
    package var image: String?
    /// The accessibility identifier.
    package var identifier: String?
    /// Left, top, width and height of the place where it is seen.
    package var frame: [Double]
    /// Width and height that layout gave it, if a transform changes them.
    package var size: [Double]?
    /// Width and height that were proposed to it; nil for a dimension that was left to it.
    package var proposal: [Double?]
    /// The seconds since the entry came up at which an animation of its own ends; -1 for one without end.
    package var movesUntil: Double?
    /// That animation, as it is written in a source.
    package var animation: String?
    /// The space that it adds around the view inside: top, leading, bottom and trailing.
    package var padding: [Double]?
    /// The alignment guides that it sets, in points from its leading edge or top.
    package var guides: [String: Double]?
    /// The inherited values that differ from those of the element around it.
    package var environment: [String: String]?
    /// The last run of a body that has run again since the view appeared.
    package var run: BodyRun?
    package var children: [TreeElement]?

    /// A run of a body: seconds since the entry came up, and `values`, `environment`, `state`, `object` or `update`.
    package struct BodyRun: Codable, Equatable, Sendable {
        package var time: Double
        package var cause: String

        package init(time: Double, cause: String) { (self.time, self.cause) = (time, cause) }
    }

    package init(
        name: String, text: String? = nil, image: String? = nil, identifier: String? = nil, frame: [Double], size: [Double]? = nil,
        proposal: [Double?], movesUntil: Double? = nil, children: [TreeElement]? = nil
    ) {
        (self.name, self.text, self.image, self.identifier) = (name, text, image, identifier)
        (self.frame, self.size, self.proposal) = (frame, size, proposal)
        (self.movesUntil, self.children) = (movesUntil, children)
    }
}

/// An element that assistive technologies find.
package struct AccessibleElementSummary: Codable, Equatable, Sendable {
    package var role: String
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: [String]?
    package var actions: [String]?
    /// Left, top, width and height in points.
    package var frame: [Double]
    /// The point that assistive technologies touch, in points from left and top, where the code has set one; nil: the middle.
    package var activationPoint: [Double]?
    package var findings: [Finding]?
    package var children: [AccessibleElementSummary]?

    /// A fault of an element that keeps people from using it.
    package struct Finding: Codable, Equatable, Sendable {
        package enum Code: String, Codable, Sendable { case contrast, targetSize, label }

        package var code: Code
        package var message: String

        package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
    }

    package init(
        role: String, label: String, value: String? = nil, hint: String? = nil, identifier: String? = nil, traits: [String]? = nil,
        actions: [String]? = nil, frame: [Double], activationPoint: [Double]? = nil, findings: [Finding]? = nil,
        children: [AccessibleElementSummary]? = nil
    ) {
        self.activationPoint = activationPoint
        (self.role, self.label, self.value, self.hint, self.identifier) = (role, label, value, hint, identifier)
        (self.traits, self.actions, self.frame, self.findings, self.children) = (traits, actions, frame, findings, children)
    }
}

/// The parts of a tree that a picture shows over its preview.
package enum TreeOverlay: String, Codable, CaseIterable, Sendable {
    /// The frames of views.
    case frames
    /// The elements for assistive technologies, with their order and findings.
    case accessibility
}
