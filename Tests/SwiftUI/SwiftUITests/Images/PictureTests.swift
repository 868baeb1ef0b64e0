import Drawing
import Foundation
import Pixels
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// How pictures that are no symbols are laid out and drawn.
@Suite @MainActor struct PictureTests {
    /// A picture of 12 by 8 pixels at two pixels a point: 6 by 4 points.
    private var picture: Image { Image(ImageSource(Pixmap(widthInPixels: 12, heightInPixels: 8)), scale: 2) }

    private func dump(_ view: some View, width: CGFloat = 100, height: CGFloat = 60) throws -> String {
        let stage = try Stage(width: width, height: height)
        try stage.show(view)
        return stage.tree.displayList(at: 0).dump().split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    @Test func aPictureHasItsOwnSizeInPoints() throws {
        try expect(dump(picture), equals: "image 12x8px in (47,28 6x4) smooth")
    }

    @Test func aResizablePictureTakesWhatItIsOffered() throws {
        try expect(dump(picture.resizable()), equals: "image 12x8px in (0,0 100x60) smooth")
        try expect(dump(picture.resizable().scaledToFit()), equals: "image 12x8px in (5,0 90x60) smooth")
        try expect(dump(picture.resizable().scaledToFill()), equals: "image 12x8px in (0,-3.333 100x66.667) smooth")
        try expect(dump(picture.resizable().aspectRatio(1, contentMode: .fit)), equals: "image 12x8px in (20,0 60x60) smooth")
    }

    @Test("The ink of a stretched symbol fills its frame, and keeps its proportions where that is asked")
    func stretchedSymbol() throws {
        func ink(_ view: some View) throws -> CGRect {
            let stage = try Stage()
            try stage.show(view.foregroundStyle(.red))
            return try #require(stage.drawn(.red, at: 0)?.box)
        }
        let filled = try ink(Image(systemName: "arrow.right").resizable().frame(width: 40, height: 30))
        expect(filled.width, near: 40, within: 0.1)
        expect(filled.height, near: 30, within: 0.1)
        let fitted = try ink(Image(systemName: "arrow.right").resizable().scaledToFit().frame(width: 24, height: 24))
        expect(fitted.width, near: 24, within: 0.1)
        #expect(fitted.height < 23)
        let own = try ink(Image(systemName: "arrow.right"))
        expect(fitted.width / fitted.height, near: own.width / own.height, within: 0.02)
    }

    @Test func capsKeepTheirSizeInPixelsOfThePicture() throws {
        let image = picture.resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 0.5, trailing: 3))
        try expect(dump(image), equals: "image 12x8px in (0,0 100x60) smooth stretched inside 4,2,6,1 at 2")
        try expect(
            dump(image.environment(\.layoutDirection, .rightToLeft)),
            equals: "image 12x8px in (0,0 100x60) smooth stretched inside 6,2,4,1 at 2")
    }

    @Test func tilesHaveThePicturesOwnSize() throws {
        try expect(dump(picture.resizable(resizingMode: .tile)), equals: "image 12x8px in (0,0 100x60) smooth tiled inside 0,0,0,0 at 2")
    }

    @Test(arguments: [
        (Image.Interpolation.none, "nearest"), (.low, "linear"), (.medium, "smooth"), (.high, "cubic"),
    ])
    func interpolation(_ interpolation: Image.Interpolation, _ sampling: String) throws {
        try expect(dump(picture.interpolation(interpolation)), equals: "image 12x8px in (47,28 6x4) \(sampling)")
    }

    @Test func hardEdges() throws {
        try expect(dump(picture.antialiased(false)), equals: "image 12x8px in (47,28 6x4) smooth aliased")
    }

    @Test func codeDrawsAPictureInPixelsOfItsDisplay() throws {
        let drawn = Image(size: CGSize(width: 6, height: 4), label: Text("dot"), opaque: true) { context in
            context.fill(Path(CGRect(x: 3, y: 0, width: 3, height: 4)), with: .color(.white))
        }
        try expect(dump(drawn), equals: "image 18x12px in (47,28 6x4) smooth")
        let picture = try #require(drawn.picture(in: EnvironmentValues())).image.pixmap
        #expect((picture.widthInPixels, picture.heightInPixels) == (18, 12))
        #expect(picture[8, 1].red == 0 && picture[8, 1].alpha == 255 && picture[9, 1].red == 255)
        try expect(dump(Image(size: .zero) { _ in }), equals: "")
    }

    @Test func aTemplateIsFilledWithTheForegroundStyle() throws {
        let color = Color(red: 1, green: 0, blue: 0)
        try expect(
            dump(picture.renderingMode(.template).foregroundStyle(color).opacity(0.5)),
            equals: """
                masked
                  mask
                    image 12x8px in (47,28 6x4) smooth
                  content
                    fill #FF000080 rect(47,28 6x4)
                """)
        try expect(
            dump(picture.renderingMode(.template).renderingMode(.original).foregroundStyle(color)),
            equals: "image 12x8px in (47,28 6x4) smooth")
    }

    @Test func aTemplateOfAGradientSpansThePicture() throws {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let text = try dump(picture.renderingMode(.template).foregroundStyle(gradient))
        #expect(text.contains("fill linear 47,30 -> 53,30"))
    }

    @Test func whatChangesAPictureChangesItsEquality() {
        let picture = picture
        #expect(picture != picture.resizable())
        #expect(picture == picture.renderingMode(nil) && picture != picture.renderingMode(.original))
        #expect(picture.resizable() != picture.resizable(resizingMode: .tile))
        #expect(picture.interpolation(.high) != picture)
        expect(picture.interpolation(.medium), equals: picture)
    }

    // MARK: Assets

    /// Pictures and colours that are always there, and note what was asked for.
    private struct Assets: AssetSource {
        func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetImage? {
            AssetImage(
                image: ImageSource(Pixmap(widthInPixels: 3, heightInPixels: 3)), scale: 3, isTemplate: name == "stencil",
                isOriginal: name == "photo")
        }

        func color(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved? {
            guard name == "brand" else { return nil }
            return Color.Resolved(red: scheme == .dark ? 1 : 0, green: 0.502, blue: folder == nil ? 0 : 1)
        }

        func accentColor(in scheme: ColorScheme) -> Color.Resolved? { Color.Resolved(red: 0, green: 1, blue: 0) }
        func takeProblems() -> [String] { [] }
    }

    @Test("A bar shows a picture as a template, unless its asset or the code says that it has colours of its own")
    func picturesInBars() throws {
        func isMasked(_ image: Image) throws -> Bool {
            let stage = try Stage()
            stage.tree.environment.assetSource = Assets()
            try stage.show(
                TabView {
                    Color.clear.tabItem {
                        Label {
                            Text(verbatim: "A")
                        } icon: {
                            image
                        }
                    }
                })
            let text = stage.tree.displayList(at: 0).dump()
            return text.contains("mask")
        }
        #expect(try isMasked(Image("logo")) && isMasked(Image("stencil")))
        #expect(try !isMasked(Image("photo")) && !isMasked(Image("logo").renderingMode(.original)))
        #expect(try isMasked(Image("photo").renderingMode(.template)))
    }

    private func hex(_ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
        var environment = EnvironmentValues()
        environment.assetSource = Assets()
        change(&environment)
        return color.resolve(in: environment).description
    }

    @Test func aColourOfAnAssetHasAVariantForDark() {
        expect(hex(Color("brand")), equals: "#008000FF")
        expect(hex(Color("brand")) { $0.colorScheme = .dark }, equals: "#FF8000FF")
        expect(hex(Color("brand", bundle: .main)), equals: "#0080FFFF")
        expect(hex(Color("brand").opacity(0.5)), equals: "#00800080")
    }

    @Test func aColourThatIsNotThereIsMagenta() {
        expect(hex(Color("gone")), equals: "#FF00FFFF")
        expect(Color("gone").resolve(in: EnvironmentValues()).description, equals: "#FF00FFFF")
    }

    @Test func theAccentColourIsTheAssetsUnlessTheViewSetsAnother() {
        expect(hex(.accentColor), equals: "#00FF00FF")
        expect(hex(.accentColor) { $0.accentColor = Color(red: 1, green: 0, blue: 0) }, equals: "#FF0000FF")
    }

    @Test func anAssetMaySayThatItIsATemplate() throws {
        let assets = { (name: String) in Image(name).environment(\.assetSource, Assets()).foregroundStyle(.black) }
        #expect(try dump(assets("stencil")).hasPrefix("masked"))
        #expect(try dump(assets("photo")).hasPrefix("image"))
    }
}
