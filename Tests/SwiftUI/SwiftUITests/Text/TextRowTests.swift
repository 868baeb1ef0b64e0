import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A row of texts that is given its ideal width has its ideal size: nothing is shortened that fits.
@Suite("Rows of texts") @MainActor struct TextRowTests {
    private static let words = ["72", "km/h", "141", "min", "21°", "Cloudy", "$48", "days left", "Heart Rate", "7", "Steps", "HLys"]
    private static let sizes: [CGFloat] = [10, 11, 13, 17, 20, 34, 40, 48]

    private struct Row: View {
        let parts: [(word: String, size: CGFloat)]
        let isStacked: Bool

        var body: some View {
            HStack(spacing: 2) {
                ForEach(parts.indices, id: \.self) { index in
                    let text = Text(verbatim: parts[index].word).font(.system(size: parts[index].size, weight: .bold))
                    if isStacked {
                        VStack {
                            text; Text("x").font(.caption)
                        }
                    } else {
                        text
                    }
                }
            }
        }
    }

    private func size(of row: Row, width: CGFloat?) throws -> CGSize {
        let stage = try Stage(width: 600, height: 200)
        let noted = Noted()
        try stage.show(row.onGeometryChange(for: CGSize.self, of: \.size) { noted.size = $0 }.frame(width: width).frame(width: 600))
        return noted.size
    }

    private final class Noted {
        var size = CGSize.zero
    }

    @Test("In all pairs, and in triples", arguments: [false, true]) func fits(isStacked: Bool) throws {
        var rows: [[(String, CGFloat)]] = []
        for (first, word) in Self.words.enumerated() {
            for (second, other) in Self.words.enumerated() {
                let sizes = (Self.sizes[(first * 5 + second) % 8], Self.sizes[(first + second * 3 + 4) % 8])
                rows.append([(word, sizes.0), (other, sizes.1)])
                if second % 4 == 0 { rows.append([(word, 10), (other, sizes.0), (Self.words[(first + second + 3) % 12], sizes.1)]) }
            }
        }
        for parts in rows {
            let row = Row(parts: parts.map { (word: $0.0, size: $0.1) }, isStacked: isStacked)
            let ideal = try size(of: Row(parts: row.parts, isStacked: isStacked), width: nil)
            try expect(size(of: row, width: ideal.width), equals: ideal, "\(parts)")
        }
    }
}
