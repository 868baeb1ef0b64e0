import CoreImage
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Pictures that ended their host when they were first drawn.
@Suite("Pictures that trapped") @MainActor struct TrappingPicturesTests {
    private func draws(_ view: some View, width: CGFloat, height: CGFloat) throws {
        let renderer = ImageRenderer(content: view.frame(width: width, height: height))
        renderer.scale = 3
        let image = try #require(renderer.cgImage)
        expect(image.width, equals: Int(width * 3))
    }

    @Test("Plates of glass that reach over both edges of a picture")
    func glass() throws {
        let drops = HStack(spacing: 8) {
            ForEach(0..<4) { _ in
                Image(systemName: "drop.fill").frame(width: 34, height: 34)
                    .glassEffect(.regular.tint(.blue.opacity(0.4)).interactive(), in: .circle)
            }
        }
        try draws(drops.background(.mint), width: 123, height: 60)
        try draws(
            VStack {
                drops; Button("Add") {}.buttonStyle(.glassProminent)
            }, width: 123, height: 20)
    }

    private struct Notch: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(roundedRect: rect, cornerSize: CGSize(width: 14, height: 14), style: .continuous)
            path.addEllipse(in: CGRect(x: rect.width * 0.6, y: rect.minY - 8, width: 16, height: 16))
            return path
        }
    }

    @Test("A code in a dynamic colour on nothing, on a ground with notches")
    func pass() throws {
        let code = CIFilter.qrCodeGenerator()
        (code.message, code.correctionLevel) = (Data("M1DOE/JANE EABC123 LISFRALH 1167".utf8), "M")
        let color = CIFilter.falseColor()
        color.inputImage = code.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        (color.color0, color.color1) = (CIColor(color: .systemIndigo), CIColor(red: 1, green: 1, blue: 1, alpha: 0))
        let output = try #require(color.outputImage)
        let picture = try #require(CIContext().createCGImage(output, from: output.extent))
        let view = HStack(spacing: 0) {
            Image(uiImage: UIImage(cgImage: picture, scale: 1, orientation: .up)).interpolation(.none).resizable().scaledToFit()
                .padding(.leading, 14)
        }
        try draws(view, width: 338, height: 158)
        try draws(view.background(.white, in: AnyShape(Notch()), fillStyle: FillStyle(eoFill: true)), width: 338, height: 158)
    }
}
