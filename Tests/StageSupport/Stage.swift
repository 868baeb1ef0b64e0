import Drawing
import FontSupport
import Foundation
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A view tree of 200 by 200 points with the bundled fonts, on which views are shown one after the other.
@MainActor
package struct Stage {
    package let tree: ViewTree

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - system: the system that views are drawn for.
    package init(width: CGFloat = 200, height: CGFloat = 200, scale: CGFloat = 3, system: SystemLook = SystemLook(.usual)) throws {
        var environment = try EnvironmentValues.onStage(scale: scale)
        environment.systemLook = system
        tree = ViewTree(size: CGSize(width: width, height: height), environment: environment)
        tree.sampling.whenPartsDiffer = { Issue.record("What was evaluated and drawn in parts differs from the whole at \($0) s.") }
    }

    /// Makes a view the content of the tree.
    package func show(_ view: some View, _ animation: Animation? = nil, at time: Double = 0) throws {
        try tree.update(view, transaction: Transaction(animation: animation), at: time)
    }

    /// The shapes, glyph runs and pictures on show at a moment, back to front.
    package func drawn(at time: Double) -> [DrawnItem] { DrawnItem.all(in: tree.displayList(at: time)) }

    /// The first item that is drawn in a colour at a moment; nil if nothing is.
    package func drawn(_ color: Color, at time: Double) -> DrawnItem? {
        let wanted = color.resolve(in: tree.environment).rgba
        return drawn(at: time).first { item in
            guard let own = item.color else { return false }
            return abs(own.red - wanted.red) + abs(own.green - wanted.green) + abs(own.blue - wanted.blue) < 1e-6
        }
    }
}

extension EnvironmentValues {
    /// An environment with the bundled fonts.
    ///
    /// - Parameter scale: pixels per point.
    package static func onStage(scale: CGFloat) throws -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.fontLibrary = try .forTests
        environment.displayScale = scale
        return environment
    }
}
