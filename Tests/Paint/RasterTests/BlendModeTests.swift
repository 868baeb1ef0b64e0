import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// Every blend mode on grids of colours and alphas, against the formulas of its standard.
@Suite struct BlendModeTests {
    static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
        .plusDarker, .plusLighter,
    ]

    /// Colours at the corners of the cube, on its diagonal, on both sides of the formulas' thresholds, and others.
    private static let colors: [RGBA] = {
        let opaque = [
            RGBA.black, .white, RGBA(255, 0, 0), RGBA(0, 0, 255), RGBA(128, 128, 128), RGBA(127, 64, 65), RGBA(40, 160, 90),
            RGBA(250, 200, 30),
        ]
        return opaque.flatMap { color in [1, 0.6, 0.2].map { color.multiplyingAlpha(by: $0) } } + [.clear]
    }()

    /// A picture with a cell of one pixel for every pair of colours.
    private static func cells(_ color: (_ column: Int, _ row: Int) -> RGBA) -> [DisplayItem] {
        colors.indices.flatMap { row in
            colors.indices.map { Sketch.box(CGFloat($0), CGFloat(row), 1, 1, color($0, row)) }
        }
    }

    private static func bytes(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = pixmap[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
    }

    @Test(arguments: modes) func aModeFollowsItsFormula(mode: BlendMode) throws {
        let side = Self.colors.count
        let (below, above) = (Self.cells { _, row in Self.colors[row] }, Self.cells { column, _ in Self.colors[column] })
        let backdrop = try Sketch(side, side, below).pixmap
        let source = try Sketch(side, side, above).pixmap
        let blended = try Sketch(side, side, below + [.group(opacity: 1, blendMode: mode, above)]).pixmap
        for y in 0..<side {
            for x in 0..<side {
                let (s, b) = (Self.bytes(source, x, y), Self.bytes(backdrop, x, y))
                let expected = BlendReference.blend(.init(s), .init(b), mode)
                let drawn = Self.bytes(blended, x, y)
                for channel in 0..<4 {
                    #expect(abs(Double(drawn[channel]) - expected[channel]) <= 1, "\(s) on \(b), channel \(channel)")
                }
                #expect((0..<3).allSatisfy { drawn[$0] <= drawn[3] }, "no channel above alpha")
            }
        }
    }

    /// A group's opacity, and a clip's soft edge, make its source as much fainter.
    @Test(arguments: modes) func halfOfAGroupIsItsFormulaOfHalfTheSource(mode: BlendMode) throws {
        let below = Sketch.box(0, 0, 4, 4, RGBA(40, 160, 90, alpha: 0.8))
        let above = [Sketch.box(0, 0, 4, 4, RGBA(250, 200, 30, alpha: 0.6))]
        let faded = try Sketch(4, 4, [below, .group(opacity: 0.5, blendMode: mode, above)]).pixmap
        let half = Sketch.rect(0, 0, 2.5, 4)
        let cut = try Sketch(4, 4, [below, .clip(half, FillStyle(), [.group(opacity: 1, blendMode: mode, above)])]).pixmap
        var source = BlendReference.Source(Self.bytes(try Sketch(4, 4, above).pixmap, 1, 1))
        source.alpha /= 2
        let backdrop = BlendReference.Source(Self.bytes(try Sketch(4, 4, [below]).pixmap, 1, 1))
        let expected = BlendReference.blend(source, backdrop, mode)
        for channel in 0..<4 {
            #expect(abs(Double(Self.bytes(faded, 1, 1)[channel]) - expected[channel]) <= 2)
            #expect(abs(Double(Self.bytes(cut, 2, 1)[channel]) - expected[channel]) <= 2)
        }
        expect(Self.bytes(cut, 3, 1), equals: Self.bytes(try Sketch(4, 4, [below]).pixmap, 3, 1))
    }

    /// What blends inside a group sees the group alone; in no group, all that is below.
    @Test func aGroupIsolatesWhatBlendsInIt() throws {
        let red = Sketch.box(0, 0, 4, 4, RGBA(255, 0, 0))
        let multiply = DisplayItem.group(opacity: 1, blendMode: .multiply, [Sketch.box(0, 0, 4, 4, RGBA(0, 255, 0))])
        try expect(Sketch(4, 4, [red, multiply]).rgb(1, 1), equals: [0, 0, 0])
        try expect(Sketch(4, 4, [red, .group(opacity: 1, blendMode: .normal, [multiply])]).rgb(1, 1), equals: [0, 255, 0])
        let masked = DisplayItem.mask([Sketch.box(0, 0, 4, 4)], content: [multiply])
        try expect(Sketch(4, 4, [red, masked]).rgb(1, 1), equals: [0, 255, 0])
    }

    /// `luminanceToAlpha` makes a mask of what light there is: nested, the masks multiply.
    @Test func masksByLuminanceAndByAlphaNest() throws {
        let luminance = [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
        let ramp = (0..<10).map { Sketch.box(CGFloat($0), 0, 1, 4, RGBA(0, UInt8($0 * 25), 0)) }
        let light = DisplayItem.filter(.colorMatrix(luminance), ramp)
        let content = [Sketch.box(0, 0, 10, 4, RGBA(0, 0, 255))]
        let sketch = try Sketch(10, 4, [.mask([light], content: content)])
        for x in 0..<10 { #expect(abs(Double(sketch.alpha(x, 1)) - 0.7152 * Double(x * 25)) <= 1) }
        let quarter = DisplayItem.filter(.colorMatrix(luminance), [Sketch.box(0, 0, 0.25, 4, .white)])
        #expect(try abs(Sketch(1, 4, [quarter]).alpha(0, 1) - 64) <= 1, "an edge stays smooth")
        let half = [Sketch.box(0, 0, 10, 4, RGBA.white.multiplyingAlpha(by: 0.5))]
        let nested = try Sketch(10, 4, [.mask(half, content: [.mask([light], content: content)])])
        for x in 0..<10 { #expect(abs(2 * nested.alpha(x, 1) - sketch.alpha(x, 1)) <= 2) }
    }

    /// A grey of 0.5 is 0.2140 in linear light (IEC 61966-2-1), and half of that is 0.3614 encoded.
    @Test func aMatrixWorksInLinearLight() throws {
        let grey = [Sketch.box(0, 0, 4, 4, RGBA(128, 128, 128))]
        let luminance = [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
        try expect(Sketch(4, 4, [.filter(.linearColorMatrix(luminance), grey)]).alpha(1, 1), equals: 55)
        let half: [Double] = [0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 1, 0]
        try expect(Sketch(4, 4, [.filter(.linearColorMatrix(half), grey)]).rgb(1, 1), equals: [92, 92, 92])
        let same: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        let greys = (0..<256).map { Sketch.box(CGFloat($0), 0, 1, 1, RGBA(UInt8($0), UInt8($0), UInt8($0))) }
        let kept = try Sketch(256, 1, [.filter(.linearColorMatrix(same), greys)])
        for level in 0..<256 { expect(kept.rgb(level, 0), equals: [level, level, level]) }
    }
}
