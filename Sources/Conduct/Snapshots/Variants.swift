import Foundation
import HostProtocol
import SwiftUI

/// The looks in which a view, a widget or a preview is compared.
///
/// `*` combines every look of one list with every look of another, and `+` joins two lists:
///
/// ```swift
/// assertSnapshots(of: Card(), variants: .colorScheme(.light, .dark) * .dynamicType(.large, .accessibility3))
/// assertSnapshots(of: Card(), variants: .colorScheme() + .locale("ar"))
/// ```
///
/// A look has the name of its values, such as `dark-accessibility3-ar`. A function without arguments gives the usual values of its kind,
/// as `--variants` does on the command line.
public struct Variants: Sendable {
    package let looks: [RenderVariant]

    private init(_ axis: VariantAxis, _ values: [String]) {
        looks = RenderVariant.product([(axis, values.isEmpty ? axis.usualValues : values)])
    }

    private init(looks: [RenderVariant]) { self.looks = looks }

    /// Light and dark, unless others are given.
    public static func colorScheme(_ schemes: ColorScheme...) -> Variants {
        Variants(.colorScheme, schemes.map { $0 == .dark ? "dark" : "light" })
    }

    /// Standard and increased, unless others are given.
    public static func contrast(_ contrasts: ColorSchemeContrast...) -> Variants {
        Variants(.contrast, contrasts.map { $0 == .increased ? "increased" : "standard" })
    }

    /// Regular and bold, unless others are given.
    public static func boldText(_ values: Bool...) -> Variants { Variants(.boldText, values.map { "\($0)" }) }

    /// Large and the third size for accessibility, unless others are given.
    public static func dynamicType(_ sizes: DynamicTypeSize...) -> Variants { Variants(.dynamicType, sizes.map { "\($0)" }) }

    /// American English and Arabic, unless others are given.
    public static func locale(_ identifiers: String...) -> Variants { Variants(.locale, identifiers) }

    /// From left to right and from right to left, unless others are given.
    public static func direction(_ directions: LayoutDirection...) -> Variants {
        Variants(.direction, directions.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" })
    }

    /// Portrait and landscape, unless others are given; the view fills the screen.
    public static func orientation(_ orientations: InterfaceOrientation...) -> Variants {
        Variants(.orientation, orientations.map { $0.isLandscape ? "landscape" : "portrait" })
    }

    /// A small and a large phone, unless others are given; a view fills the screen, and a widget has the device's size.
    public static func device(_ names: String...) -> Variants { Variants(.device, names) }

    /// Full colour, accented and vibrant, unless others are given; of widgets.
    public static func renderingMode(_ modes: SnapshotRenderingMode...) -> Variants { Variants(.renderingMode, modes.map(\.look.rawValue)) }

    /// Every look of one list with every look of the other; of two values of a kind the second wins.
    public static func * (one: Variants, other: Variants) -> Variants {
        Variants(looks: one.looks.flatMap { look in other.looks.map(look.with) })
    }

    /// The looks of both lists, each once.
    public static func + (one: Variants, other: Variants) -> Variants {
        var seen: Set<RenderVariant> = []
        return Variants(looks: (one.looks + other.looks).filter { seen.insert($0).inserted })
    }
}
