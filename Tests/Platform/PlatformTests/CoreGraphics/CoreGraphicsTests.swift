import CoreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite("Core Graphics")
struct CoreGraphicsTests {
    private func context(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        let (red, green, blue, alpha) = image.pixmap[x, y]
        return [red, green, blue, alpha]
    }

    @Test func theOriginIsAtTheBottomLeft() throws {
        let context = try context(4, 4)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(pixel(context.makeImage(), 0, 3), equals: [255, 0, 0, 255])
        try expect(pixel(context.makeImage(), 0, 0), equals: [0, 0, 0, 0])
    }

    @Test("A function of C is called with each element of a path and its caller's pointer") func applier() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        withUnsafeMutablePointer(to: &types) { types in
            path.apply(info: types) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        expect(types, equals: [.moveToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test func pixelsOfAPictureComeOutInTheCallersMemory() throws {
        // How colours are usually taken from pictures: drawn into memory of one's own and read there.
        let source = try context(2, 2)
        source.setFillColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(source.makeImage())
        var bytes = [UInt8](repeating: 0, count: 4)
        let target = CGContext(
            data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        bytes.withUnsafeMutableBytes { _ in target?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        expect(bytes, equals: [0, 128, 255, 255])
    }

    @Test func aPictureIsDrawnUpright() throws {
        let source = try context(1, 2)
        source.setFillColor(CGColor.white)
        source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(source.makeImage())
        let target = try context(1, 2)
        target.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        try expect(pixel(target.makeImage(), 0, 0), equals: [255, 255, 255, 255])
        try expect(pixel(target.makeImage(), 0, 1), equals: [0, 0, 0, 0])
    }

    @Test func clearingAndCopyingReplaceWhatIsThere() throws {
        let context = try context(2, 1)
        context.setFillColor(CGColor.black)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(pixel(context.makeImage(), 0, 0), equals: [0, 0, 0, 0])
        context.setBlendMode(.copy)
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        try expect(pixel(context.makeImage(), 1, 0), equals: [0, 0, 0, 0])
    }

    @Test func clipsAndStatesEndWithRestore() throws {
        let context = try context(2, 1)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(CGColor.white)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        try expect(pixel(context.makeImage(), 1, 0), equals: [0, 0, 0, 0])
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        try expect(pixel(context.makeImage(), 0, 0), equals: [255, 255, 255, 255])
        try expect(pixel(context.makeImage(), 1, 0), equals: [0, 0, 0, 255], "The fill is black again.")
    }

    @Test func aGradientEndsAtItsEndsUnlessToldOtherwise() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
        let context = try context(4, 1)
        let (start, end) = (CGPoint(x: 1, y: 0), CGPoint(x: 3, y: 0))
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        try expect(pixel(context.makeImage(), 0, 0), equals: [0, 0, 0, 0])
        try expect(pixel(context.makeImage(), 1, 0)[0], equals: 191)
        context.drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation])
        try expect(pixel(context.makeImage(), 0, 0), equals: [255, 0, 0, 255])
        try expect(pixel(context.makeImage(), 3, 0), equals: [0, 0, 0, 0])
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedFirst, CGImageByteOrderInfo.order32Little, [UInt8(0), 0, 102, 102]),
        (.premultipliedFirst, .orderDefault, [102, 102, 0, 0]), (.noneSkipLast, .orderDefault, [102, 0, 0, 255]),
    ])
    func bytesLieAsTheLayoutSays(_ alpha: CGImageAlphaInfo, _ order: CGImageByteOrderInfo, _ expected: [UInt8]) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: alpha.rawValue | order.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.4)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let found = (0..<4).map { bytes[$0] }
        // A context without alpha begins black, and two fifths of a red over it are two fifths of a red.
        expect(found, equals: expected)
    }

    @Test func layoutsThatAreNotReadAreRefused() {
        let grey = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue)
        #expect(grey == nil)
        #expect(CGColorSpace(name: "kCGColorSpaceGenericLab") == nil)
    }

    @Test func coloursKnowTheirComponents() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        expect(red.components, equals: [1, 0, 0, 0.5])
        expect(red.copy(alpha: 1)?.alpha, equals: 1)
        expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents, equals: 2)
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let half = try #require(CGColor(gray: 0.5, alpha: 1).converted(to: linear, intent: .defaultIntent, options: nil))
        expect(half.components?.first ?? 0, near: 0.2140, within: 0.0001)
    }

    @Test func mutablePathsGrowAndCopiesDoNot() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 3, y: 4))
        let copy = path.copy()
        path.addLine(to: CGPoint(x: 10, y: 0))
        expect(path.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 4))
        expect(copy?.boundingBox, equals: CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).contains(CGPoint(x: 1, y: 1)))
    }

    @Test func aPicturesBytesAreRead() throws {
        let context = try context(2, 1)
        context.setFillColor(CGColor.white)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let data = try #require(context.makeImage()?.dataProvider?.data)
        // Without an optional in sight, as on a Mac.
        let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        expect(CFDataGetLength(data), equals: 8)
        expect((0..<8).map { bytes[$0] }, equals: [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test func croppingTakesWholePixelsInsideThePicture() throws {
        let context = try context(4, 4)
        let image = try #require(context.makeImage())
        let part = try #require(image.cropping(to: CGRect(x: 2.5, y: 1, width: 10, height: 2)))
        #expect((part.width, part.height) == (2, 2))
        #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    }
}

/// Core Animation's maps of space.
@Suite struct SpaceTransformTests {
    @Test("Two squares: what both fill, what either does, what one does alone")
    func booleans() {
        let (one, other) = (
            CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
            CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
        )
        func fills(_ path: CGPath) -> [Bool] { [2, 7, 12].map { path.contains(CGPoint(x: $0, y: 5)) } }
        expect(fills(one.union(other)), equals: [true, true, true])
        expect(fills(one.intersection(other)), equals: [false, true, false])
        expect(fills(one.subtracting(other)), equals: [true, false, false])
        expect(fills(one.symmetricDifference(other)), equals: [true, false, true])
        expect(one.intersection(other).boundingBoxOfPath, equals: CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(one.intersects(other) && !one.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 1, height: 1), transform: nil)))
    }

    @Test("What is said last is done first: a turn of a moved map moves what is turned")
    func order() {
        let moved = CATransform3DMakeTranslation(10, 0, 0)
        let turned = CATransform3DRotate(moved, .pi / 2, 0, 0, 1)
        #expect(abs(turned.m11) < 1e-12 && turned.m12 == 1 && turned.m21 == -1)
        #expect(turned.m41 == 10 && turned.m42 == 0)
        let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect((scaled.m41, scaled.m42, scaled.m43) == (2, 3, 4))
    }

    @Test("A map and its inverse leave everything where it is; one that flattens has none")
    func inverse() {
        var map = CATransform3DRotate(CATransform3DMakeTranslation(3, 5, 7), 0.7, 1, 2, 3)
        map.m34 = -1 / 500
        let both = CATransform3DConcat(map, CATransform3DInvert(map))
        let offsets = [both.m11 - 1, both.m22 - 1, both.m33 - 1, both.m44 - 1, both.m12, both.m31, both.m41, both.m34]
        #expect(offsets.allSatisfy { abs($0) < 1e-9 })
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("The plane's maps come through unchanged")
    func affine() {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
        let space = CATransform3DMakeAffineTransform(map)
        #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == map)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        expect(ProjectionTransform(space), equals: ProjectionTransform(map))
    }

    @Test("Functions of C can be passed as values") func functions() {
        let rects = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 5, width: 10, height: 20)]
        expect(rects.reduce(.null, CGRectUnion), equals: CGRect(x: 0, y: 0, width: 30, height: 25))
        #expect(CGRectIsNull(rects.reduce(.infinite, CGRectIntersection)) && CGRectContainsRect(rects[0], rects[0]))
        let moved = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(3, 0))
        expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), moved), equals: CGPoint(x: 5, y: 2))
    }
}
