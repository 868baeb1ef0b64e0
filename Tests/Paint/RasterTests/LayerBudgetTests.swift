import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Layers inside one another come to an error before they use up the memory.
@Suite struct LayerBudgetTests {
    /// What holds a layer while what is inside it is drawn.
    enum Nest: CaseIterable {
        case group, blend, mask, masked, blur, matrix, clip

        func around(_ items: [DisplayItem]) -> DisplayItem {
            let whole = Sketch.box(0, 0, 256, 256)
            // No box of whole pixels, so that two items in it need a layer.
            let round = Path(ellipseIn: CGRect(x: 0, y: 0, width: 256, height: 256))
            let identity: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }
            return switch self {
            case .group: .group(opacity: 0.9, blendMode: .normal, items + [whole])
            case .blend: .group(opacity: 1, blendMode: .multiply, items + [whole])
            case .mask: .mask(items + [whole], content: [whole])
            case .masked: .mask([whole], content: items + [whole])
            case .blur: .filter(.blur(sigma: 1), items + [whole])
            case .matrix: .filter(.colorMatrix(identity), items + [whole])
            case .clip: .clip(round, FillStyle(), items + [whole])
            }
        }
    }

    private static func list(_ depth: Int, _ nest: Nest) -> DisplayList {
        let items = (0..<depth).reduce([Sketch.box(0, 0, 256, 256, .white)]) { items, _ in [nest.around(items)] }
        return DisplayList(size: CGSize(width: 256, height: 256), items: items)
    }

    /// A layer of this size takes a quarter of a mebibyte, and of two mebibytes there is room for eight at the most.
    @Test(arguments: Nest.allCases) func manyLayersInsideOneAnotherAreAnError(nest: Nest) throws {
        let rasterizer = Rasterizer(scale: 1, layerBytes: 2 << 20)
        _ = try rasterizer.render(Self.list(3, nest))
        for depth in [12, 300] {
            #expect(throws: RasterError.layersTooLarge(bytes: 2 << 20)) { try rasterizer.render(Self.list(depth, nest)) }
        }
        // What was taken has been given back.
        _ = try rasterizer.render(Self.list(3, nest))
    }

    /// One after the other, layers take no more than one does.
    @Test(arguments: Nest.allCases) func layersBesideOneAnotherAreNot(nest: Nest) throws {
        let items = Array(repeating: nest.around([]), count: 100)
        let list = DisplayList(size: CGSize(width: 256, height: 256), items: items)
        _ = try Rasterizer(scale: 1, layerBytes: 2 << 20).render(list)
    }

    @Test func bandsAndPartsHaveTheSameBound() throws {
        let rasterizer = Rasterizer(scale: 1, layerBytes: 1 << 20)
        let list = Self.list(300, .group)
        #expect(throws: RasterError.self) { try rasterizer.render(list, threads: 2) }
        #expect(throws: RasterError.self) {
            try rasterizer.render(list, region: PixelRect(minX: 0, minY: 0, maxX: 256, maxY: 200))
        }
    }

    @Test func theErrorSaysWhatToDo() {
        let text = "\(RasterError.layersTooLarge(bytes: Rasterizer.maximumLayerBytes))"
        #expect(text.contains("1073741824") && text.contains("Nest fewer"))
    }
}
