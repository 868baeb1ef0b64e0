import Drawing
import Foundation
import Pixels
import Testing

@testable import PreviewRendering
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Contact sheets of effects in the combinations that widgets use, against goldens.
///
/// `DRAWING_SHEETS=folder swift test --filter EffectSheet` also writes the pages, twice as large, as PNG files.
@Suite("Effect sheets") @MainActor struct EffectSheetTests {
    /// A page of 240 by 160 points.
    enum Page: String, CaseIterable, Sendable {
        case layers, shadows, innerShadows, strokes, pictures, mesh, masks, glass, turns, colors

        @MainActor var view: AnyView {
            switch self {
            case .layers: AnyView(NestedLayers())
            case .shadows: AnyView(ShadowedGroups())
            case .innerShadows: AnyView(InnerShadows())
            case .strokes: AnyView(GradientStrokes())
            case .pictures: AnyView(Pictures())
            case .mesh: AnyView(MeshAndBlur())
            case .masks: AnyView(Masks())
            case .glass: AnyView(Glass())
            case .turns: AnyView(Turns())
            case .colors: AnyView(ColorEffects())
            }
        }
    }

    @Test("Pages are as accepted, and nothing is missing", arguments: Page.allCases)
    func page(_ page: Page) async throws {
        try await Sheet.check(page.view.background(.white), size: CGSize(width: 240, height: 160), as: "EffectSheetTests/\(page.rawValue)")
    }
}

/// Stripes that show where a picture is cut, turned and stretched.
private struct Stripes: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<10) { index in
                (index.isMultiple(of: 2) ? Color.indigo : .mint).overlay(alignment: .top) { Text("\(index)").font(.caption2) }
            }
        }
    }
}

private struct NestedLayers: View {
    var body: some View {
        HStack(spacing: 8) {
            Stripes()
                .mask { Circle().padding(4) }
                .clipShape(RoundedRectangle(cornerRadius: 20))
                .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                .compositingGroup()
                .blendMode(.multiply)
            ZStack {
                Circle().fill(.red).offset(x: -12)
                Circle().fill(.blue).offset(x: 12)
            }
            .compositingGroup()
            .opacity(0.5)
            .drawingGroup()
            .blendMode(.screen)
            ZStack {
                Circle().fill(.cyan).offset(y: -14)
                Circle().fill(.yellow).blendMode(.multiply).offset(x: -12, y: 10)
                Circle().fill(.pink).blendMode(.multiply).offset(x: 12, y: 10)
            }
            .padding(6)
            .frame(width: 76, height: 110)
            .background(.white, in: RoundedRectangle(cornerRadius: 12))
        }
        .padding(8)
        .background(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
    }
}

private struct ShadowedGroups: View {
    private var badge: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.6))
            Text("42").font(.title.bold()).foregroundStyle(.orange)
        }
        .frame(width: 60, height: 60)
    }

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 20) {
                badge.shadow(color: .black, radius: 4, x: 4, y: 4)
                badge.compositingGroup().shadow(color: .black, radius: 4, x: 4, y: 4)
                badge.offset(y: -4).shadow(color: .black, radius: 4, x: 4, y: 4)
            }
            HStack(spacing: 20) {
                badge.rotationEffect(.degrees(15)).shadow(color: .black, radius: 2, x: 5)
                badge.scaleEffect(0.8).shadow(color: .blue, radius: 8).opacity(0.7)
                Capsule().fill(.green.gradient.shadow(.drop(color: .black.opacity(0.5), radius: 3, y: 3))).frame(width: 60, height: 30)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.teal)
    }
}

private struct InnerShadows: View {
    var body: some View {
        VStack {
            HStack(spacing: 12) {
                Circle().fill(.white.shadow(.inner(radius: 6, x: 3, y: 3)))
                RoundedRectangle(cornerRadius: 16).fill(.blue.gradient.shadow(.inner(color: .white.opacity(0.7), radius: 2, y: 2)))
                Circle().fill(.red.opacity(0.4).shadow(.inner(color: .black, radius: 4)).shadow(.drop(radius: 5, y: 4)))
            }
            HStack(spacing: 12) {
                Text("Inner").font(.system(size: 40, weight: .heavy)).foregroundStyle(.orange.shadow(.inner(radius: 2, x: 1, y: 1)))
                Image(systemName: "heart.fill").font(.system(size: 44)).foregroundStyle(
                    .pink.shadow(.inner(color: .black.opacity(0.8), radius: 3, y: 3)))
            }
        }
        .padding(10)
    }
}

private struct GradientStrokes: View {
    private let rainbow = AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)

    var body: some View {
        HStack(spacing: 14) {
            Circle().strokeBorder(rainbow, style: StrokeStyle(lineWidth: 12, lineCap: .round, dash: [2, 17]))
            Circle().trim(from: 0.05, to: 0.8)
                .stroke(
                    AngularGradient(
                        stops: [
                            .init(color: .green, location: 0), .init(color: .yellow, location: 0.5), .init(color: .yellow, location: 0.5),
                            .init(color: .red, location: 1),
                        ],
                        center: .center, startAngle: .degrees(18), endAngle: .degrees(288)),
                    style: StrokeStyle(lineWidth: 10, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
                .padding(6)
            VStack(spacing: 10) {
                RoundedRectangle(cornerRadius: 10).stroke(
                    .linearGradient(colors: [.purple, .clear], startPoint: .leading, endPoint: .trailing),
                    style: StrokeStyle(lineWidth: 3, dash: [8, 4], dashPhase: 3))
                UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).strokeBorder(
                    .radialGradient(colors: [.white, .black], center: .center, startRadius: 10, endRadius: 40), lineWidth: 6)
                Rectangle().stroke(rainbow, style: StrokeStyle(lineWidth: 5, lineJoin: .bevel)).rotationEffect(.degrees(8))
            }
        }
        .padding(14)
    }
}

private struct Pictures: View {
    /// A frame of four colours with a transparent middle, 12 by 12 pixels.
    private var tile: Image {
        var pixmap = Pixmap(widthInPixels: 12, heightInPixels: 12)
        for y in 0..<12 {
            for x in 0..<12 {
                let isEdge = x < 3 || y < 3 || x > 8 || y > 8
                guard isEdge || x == y else { continue }
                let color: (UInt8, UInt8, UInt8) = x < 6 ? (y < 6 ? (220, 40, 40) : (40, 160, 60)) : (y < 6 ? (40, 80, 220) : (240, 180, 0))
                let index = (y * 12 + x) * 4
                pixmap.bytes.replaceSubrange(index..<(index + 4), with: [color.0, color.1, color.2, 255])
            }
        }
        return Image(ImageSource(pixmap), scale: 1)
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                tile.resizable().interpolation(.none)
                tile.resizable().interpolation(.low)
                tile.resizable().interpolation(.high)
                tile.resizable(resizingMode: .tile)
            }
            HStack(spacing: 8) {
                tile.resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)).interpolation(.none)
                tile.resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3), resizingMode: .tile)
                tile.renderingMode(.template).resizable().foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                tile.resizable().scaledToFill().frame(width: 50, height: 60).clipShape(Circle()).shadow(radius: 3).rotationEffect(
                    .degrees(20))
            }
        }
        .padding(10)
        .background(.gray.opacity(0.3))
    }
}

private struct MeshAndBlur: View {
    var body: some View {
        HStack(spacing: 10) {
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
            )
            .clipShape(RoundedRectangle(cornerRadius: 20))
            VStack(spacing: 10) {
                Stripes().blur(radius: 4).clipped()
                Stripes().blur(radius: 4, opaque: true)
                Stripes().compositingGroup().blur(radius: 4)
            }
            VStack(spacing: 10) {
                Circle().fill(.red).blur(radius: 8)
                Text("Blur").font(.title.bold()).blur(radius: 1.5)
                EllipticalGradient(colors: [.yellow, .red, .clear], center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.5)
            }
            .frame(width: 70)
        }
        .padding(10)
    }
}

private struct Masks: View {
    var body: some View {
        HStack(spacing: 10) {
            LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
                .mask {
                    LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom).luminanceToAlpha()
                }
            Stripes().mask { Text("MASK").font(.system(size: 30, weight: .black)).rotationEffect(.degrees(-60)).fixedSize() }
            ZStack {
                Color.orange
                Circle().blendMode(.destinationOut).padding(8)
            }
            .compositingGroup()
            .shadow(radius: 3, x: 2, y: 2)
            VStack {
                Text("Fading text that goes down").font(.caption)
                    .mask {
                        LinearGradient(
                            stops: [.init(color: .black, location: 0.3), .init(color: .clear, location: 1)], startPoint: .top,
                            endPoint: .bottom)
                    }
                Circle().fill(.purple)
                    .mask {
                        Circle().fill(.white).overlay { Text("%").font(.largeTitle.bold()).foregroundStyle(.black) }.compositingGroup()
                            .luminanceToAlpha()
                    }
            }
        }
        .padding(12)
    }
}

private struct Glass: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
            Circle().fill(.yellow).frame(width: 80).offset(x: -50, y: -20)
            Stripes().frame(width: 90, height: 70).offset(x: 60, y: 30)
            HStack(spacing: 8) {
                ForEach(0..<3) { index in
                    VStack {
                        Text("12°").font(.headline)
                        Text("rain").font(.caption).foregroundStyle(.secondary)
                    }
                    .frame(width: 60, height: 80)
                    .background(
                        index == 0 ? .ultraThinMaterial : index == 1 ? .regularMaterial : .ultraThickMaterial,
                        in: RoundedRectangle(cornerRadius: 14)
                    )
                    .shadow(radius: index == 2 ? 6 : 0)
                }
            }
        }
    }
}

private struct Turns: View {
    private var card: some View {
        VStack {
            Image(systemName: "star.fill")
            Text("Card").font(.caption.bold())
        }
        .frame(width: 54, height: 60)
        .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 10))
        .foregroundStyle(.white)
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 14) {
                card.rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchor: .leading, perspective: 0.5)
                card.rotation3DEffect(.degrees(45), axis: (1, 0, 0)).shadow(radius: 4, y: 4)
                card.shadow(radius: 4, y: 4).rotation3DEffect(.degrees(-40), axis: (1, 1, 0))
            }
            HStack(spacing: 14) {
                card.rotationEffect(.degrees(30)).clipped()
                card.scaleEffect(x: -1).opacity(0.5)
                card.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1, tx: 8, ty: 0)).blur(radius: 0.6)
            }
        }
        .padding(10)
    }
}

private struct ColorEffects: View {
    private var sample: some View {
        ZStack {
            LinearGradient(colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)
            Circle().fill(.white.opacity(0.5)).padding(8)
        }
        .frame(width: 50, height: 40)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                sample
                sample.saturation(2)
                sample.saturation(0.3)
                sample.contrast(1.6)
            }
            HStack(spacing: 8) {
                sample.brightness(0.3)
                sample.hueRotation(.degrees(120))
                sample.grayscale(0.9)
                sample.colorInvert()
            }
            HStack(spacing: 8) {
                sample.colorMultiply(.yellow)
                sample.luminanceToAlpha()
                sample.compositingGroup().opacity(0.5)
                HStack(spacing: 4) {
                    Image(systemName: "cloud.sun.rain.fill").foregroundStyle(.primary, .secondary, .tertiary)
                    Text("Aa").foregroundStyle(.tertiary)
                }
                .foregroundStyle(.linearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing))
                .font(.title2.bold()).frame(width: 50)
            }
        }
        .padding(10)
    }
}
