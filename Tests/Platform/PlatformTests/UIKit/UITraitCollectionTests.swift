import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("Collections of traits") struct UITraitCollectionTests {
    @Test("A closure sets traits of a new collection, or changes those of another") func mutations() {
        let dark = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        let bold = dark.modifyingTraits { traits in
            if traits.displayScale == 2 { traits.legibilityWeight = .bold }
        }
        expect(bold.userInterfaceStyle, equals: .dark)
        expect(bold.legibilityWeight, equals: .bold)
        expect(dark.legibilityWeight, equals: .unspecified)
    }

    @Test("Weights of SwiftUI and of UIKit stand for one another") func weights() {
        for weight in [LegibilityWeight.regular, .bold, nil] { expect(LegibilityWeight(UILegibilityWeight(weight)), equals: weight) }
        expect(UILegibilityWeight(nil), equals: .unspecified)
    }
}
