import BundledFonts
import Drawing
import Foundation
import Testing
import Typesetting

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A view tree of 200 by 200 points with the bundled fonts, on which views are shown one after the other.
@MainActor
struct Stage {
    let tree: ViewTree

    /// - Parameter scale: pixels per point.
    init(width: CGFloat = 200, height: CGFloat = 200, scale: CGFloat = 3) throws {
        var environment = EnvironmentValues()
        environment.fontLibrary = try Stage.fonts.get()
        environment.displayScale = scale
        tree = ViewTree(size: CGSize(width: width, height: height), environment: environment)
        tree.sampling.whenPartsDiffer = { Issue.record("What was evaluated and drawn in parts differs from the whole at \($0) s.") }
    }

    /// Makes a view the content of the tree.
    func show(_ view: some View, _ animation: Animation? = nil, at time: Double = 0) throws {
        try tree.update(view, transaction: Transaction(animation: animation), at: time)
    }

    /// The shapes, glyph runs and pictures on show at a moment, back to front.
    func drawn(at time: Double) -> [DrawnItem] { DrawnItem.all(in: tree.displayList(at: time)) }

    /// What is drawn in a colour at a moment; nil if nothing is.
    func drawn(_ color: Color, at time: Double) -> DrawnItem? {
        let wanted = color.resolve(in: tree.environment).rgba
        return drawn(at: time).first { item in
            guard let own = item.color else { return false }
            return abs(own.red - wanted.red) + abs(own.green - wanted.green) + abs(own.blue - wanted.blue) < 1e-6
        }
    }

    /// The library is costly to make and never changes.
    private static let fonts = Result { try FontLibrary(sources: BundledFonts.sources().map(FontLibrary.Source.init)) }
}

extension FontLibrary.Source {
    fileprivate init(_ source: BundledFonts.Source) {
        let role: Role =
            switch source.role {
            case .text(let isItalic): .systemText(isItalic: isItalic)
            case .display(let isItalic): .systemDisplay(isItalic: isItalic)
            case .serif(let isItalic): .systemSerif(isItalic: isItalic)
            case .monospaced(let isItalic): .systemMonospaced(isItalic: isItalic)
            case .script: .script
            case .textSymbols: .textSymbols
            case .emoji: .emoji
            case .symbols: .symbols
            }
        self.init(
            name: source.name, bytes: source.bytes, role: role, symbolNames: source.symbolNames,
            symbolSubstitutes: source.symbolSubstitutes)
    }
}
