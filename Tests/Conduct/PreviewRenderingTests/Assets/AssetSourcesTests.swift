import Delivery
import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@testable import PreviewRendering

@Suite("Pictures among the files of user code")
struct AssetSourcesTests {
    /// A folder as Xcode projects have them: a catalog and loose pictures, none at the top; a picture's side tells it.
    private func makeFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        func write(_ side: Int, _ path: String) throws {
            try AtomicFile.write(
                PNGEncoder().encode(Pixmap(widthInPixels: side, heightInPixels: side)), to: "\(folder.path)/\(path)")
        }
        func write(_ text: String, _ path: String) throws { try AtomicFile.write(Array(text.utf8), to: "\(folder.path)/\(path)") }
        try write(30, "Shared/Pictures/cup@3x.png")
        try write(20, "Shared/Pictures/cup@2x.png")
        try write(4, "Shared/Localized/en.lproj/sign.png")
        try write(5, "Shared/Localized/de.lproj/sign.png")
        try write(6, "zoetrope-output/left.png")
        try write("%PDF-1.4", "Shared/logo.eps")
        try write("<svg/>", "Shared/Assets.xcassets/mark.imageset/mark.avif")
        try write(
            "{\"images\": [{\"filename\": \"mark.avif\", \"idiom\": \"universal\"}]}", "Shared/Assets.xcassets/mark.imageset/Contents.json")
        try write("{\"images\": [{\"scale\": \"1x\"}]}", "Shared/Assets.xcassets/empty.imageset/Contents.json")
        try write("{\"images\": [{\"filename\": \"gone.png\"}]}", "Shared/Assets.xcassets/gone.imageset/Contents.json")
        try write("{", "Shared/Assets.xcassets/torn.imageset/Contents.json")
        return folder
    }

    private func side(_ name: String, _ assets: AssetFolders, scale: CGFloat = 3, isDark: Bool = false) -> Int? {
        assets.picture(named: name, folder: nil, scale: scale, isDark: isDark)?.image.pixmap.widthInPixels
    }

    @Test(
        "Loose pictures are found wherever they lie, at the best density",
        arguments: [
            ("cup", 2, 20), ("cup", 3, 30), ("cup.png", 1, 20), ("Shared/Pictures/cup", 3, 30), ("Pictures/cup", 3, nil), ("Cup", 3, nil),
            ("left", 1, nil),
        ])
    func loose(name: String, scale: CGFloat, side expected: Int?) throws {
        let folder = try makeFolder()
        expect(side(name, AssetFolders(programFolder: "/nowhere", sourceRoots: [folder.path]), scale: scale), equals: expected)
    }

    @Test("A picture of the locale's language is taken, else the English one", arguments: [("de_AT", 5), ("en_GB", 4), ("fr_FR", 4)])
    func localized(locale: String, side expected: Int) throws {
        let folder = try makeFolder()
        let assets = AssetFolders(programFolder: "/nowhere", sourceRoots: [folder.path], locale: Locale(identifier: locale))
        expect(side("sign", assets), equals: expected)
    }

    @Test(
        "What cannot be drawn is told of with its file and a remedy",
        arguments: [
            ("logo", "Shared/logo.eps", "is an EPS"), ("mark", "mark.imageset/mark.avif", "Export it as PNG"),
            ("empty", "empty.imageset/Contents.json", "names no file"), ("gone", "gone.imageset/gone.png", "restore it"),
            ("torn", "torn.imageset/Contents.json", "Correct its JSON"),
        ])
    func problems(name: String, file: String, words: String) throws {
        let folder = try makeFolder()
        let assets = AssetFolders(programFolder: "/nowhere", sourceRoots: [folder.path])
        #expect(side(name, assets) == nil)
        let problems = assets.takeProblems()
        expect(problems.count, equals: 1)
        #expect(problems.first?.contains("\(folder.path)/") == true && problems.first?.contains(file) == true)
        expect(problems.first?.contains(words), equals: true)
    }

    @Test(
        "Outlines are drawn at the density asked for where their program is installed, and reported with its package elsewhere",
        arguments: ["svg", "pdf"])
    func outlines(ending: String) throws {
        let folder = try TemporaryFolder()
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='10' height='10' fill='#f00'/></svg>"
        let group = "1 0 0 rg 0 0 10 10 re f"
        let pdf = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>endobj
            4 0 obj<</Length 5>>stream
            /F Do
            endstream endobj
            5 0 obj<</Type/XObject/Subtype/Form/BBox[-1073741824 -1073741824 1073741823 1073741823]/Group<</S/Transparency>>\
            /Length \(group.utf8.count)>>stream
            \(group)
            endstream endobj
            trailer<</Root 1 0 R>>

            """
        try AtomicFile.write(Array((ending == "svg" ? svg : pdf).utf8), to: "\(folder.path)/mark.\(ending)")
        let assets = AssetFolders(programFolder: "/nowhere", sourceRoots: [folder.path])
        let picture = assets.picture(named: "mark", folder: nil, scale: 3, isDark: false)
        if VectorImage.drawableEndings.contains(ending) {
            #expect(picture?.image.pixmap.widthInPixels == 30 && picture?.scale == 3)
            expect(picture?.image.pixmap[15, 15] ?? (0, 0, 0, 0), equals: (255, 0, 0, 255))
        } else {
            #expect(picture == nil)
            expect(assets.takeProblems().first?.contains(ending == "svg" ? "Install librsvg2-bin" : "Install poppler-utils"), equals: true)
        }
    }

    @Test("A name that is nowhere is no problem of a file")
    func nowhere() throws {
        let folder = try makeFolder()
        let assets = AssetFolders(programFolder: "/nowhere", sourceRoots: [folder.path])
        #expect(side("mug", assets) == nil)
        #expect(assets.takeProblems().isEmpty)
    }

    // MARK: Which entry of a set

    private static let set = """
        {"images": [
          {"filename": "any", "idiom": "universal"},
          {"filename": "phone", "idiom": "iphone"},
          {"filename": "pad", "idiom": "ipad"},
          {"filename": "dark", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "contrast", "idiom": "iphone",
           "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
          {"filename": "deutsch", "idiom": "universal", "locale": "de"},
          {"filename": "arabic", "idiom": "universal", "locale": "ar", "language-direction": "right-to-left"}
        ]}
        """

    @Test(
        "The entry for device, appearance, language and direction is taken",
        arguments: [
            (false, ["en"], false, "phone"), (true, ["en"], false, "dark"), (false, ["de-at", "de", "en"], false, "deutsch"),
            (true, ["de"], false, "deutsch"), (false, ["ar"], true, "arabic"), (false, ["ar"], false, "phone"),
        ])
    func entries(isDark: Bool, languages: [String], isRightToLeft: Bool, file: String) throws {
        let contents = try JSONDecoder().decode(ImageSetContents.self, from: Data(Self.set.utf8))
        let circumstances = ImageSetContents.Circumstances(
            isDark: isDark, languages: languages, isRightToLeft: isRightToLeft)
        expect(contents.entries(for: circumstances).map(\.filename), equals: [file])
    }

    @Test(
        "A picture for another device is taken where there is none for this one, a watch's first",
        arguments: [
            (["ipad", "watch"], "watch"), (["watch", "universal"], "universal"), (["ipad", "mac"], "ipad"),
        ])
    func otherDevices(idioms: [String], file: String) throws {
        let entries = idioms.map { #"{"filename": "\#($0)", "idiom": "\#($0)"}"# }.joined(separator: ",")
        let contents = try JSONDecoder().decode(ImageSetContents.self, from: Data(#"{"images": [\#(entries)]}"#.utf8))
        expect(contents.entries(for: ImageSetContents.Circumstances()).map(\.filename), equals: [file])
    }
}
