import Delivery
import Foundation
import ImageCodecs
import Pixels
import RunContext
import TestSupport
import Testing
import UIKit

@testable import PreviewRendering

@Suite("Pictures that user code names")
struct AssetFoldersTests {
    /// A folder with a loose picture at two densities and an image set with a dark one.
    private func makeFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)").path
        func write(_ side: Int, _ path: String) throws {
            let pixmap = Pixmap(widthInPixels: side, heightInPixels: side)
            try AtomicFile.write(PNGEncoder().encode(pixmap), to: "\(folder)/\(path)")
        }
        try write(10, "cup.png")
        try write(20, "cup@2x.png")
        try write(8, "Assets.xcassets/bean.imageset/bean.png")
        try write(16, "Assets.xcassets/bean.imageset/bean-dark@2x.png")
        let contents = """
            {"images": [{"filename": "bean.png", "scale": "1x", "idiom": "universal"},
              {"filename": "bean-dark@2x.png", "scale": "2x", "idiom": "universal",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"scale": "3x", "idiom": "universal"}]}
            """
        try AtomicFile.write(Array(contents.utf8), to: "\(folder)/Assets.xcassets/bean.imageset/Contents.json")
        return folder
    }

    @Test("The picture that is dense enough is taken, else the densest", arguments: [(1, 10), (2, 20), (3, 20)])
    func densities(scale: Int, side: Int) throws {
        let picture = AssetFolders(programFolder: try makeFolder())
            .picture(named: "cup", folder: nil, scale: CGFloat(scale), isDark: false)
        expect(picture?.image.pixmap.widthInPixels, equals: side)
        expect(picture?.scale, equals: CGFloat(side / 10))
    }

    @Test("An image set knows dark pictures", arguments: [(false, 8), (true, 16)])
    func appearances(isDark: Bool, side: Int) throws {
        let picture = AssetFolders(programFolder: try makeFolder())
            .picture(named: "bean", folder: nil, scale: 3, isDark: isDark)
        expect(picture?.image.pixmap.widthInPixels, equals: side)
    }

    @Test("A set that cannot be read says why there is no picture; what is nowhere is explained by nothing")
    func explanations() throws {
        let folder = try makeFolder()
        try AtomicFile.write(Array("{bad".utf8), to: "\(folder)/Assets.xcassets/lid.imageset/Contents.json")
        let assets = AssetFolders(programFolder: folder)
        for name in ["lid", "gone"] { #expect(assets.picture(named: name, folder: nil, scale: 3, isDark: false) == nil) }
        #expect(assets.explains("lid") && !assets.explains("gone") && !assets.explains("bean"))
        expect(assets.takeProblems().count, equals: 1)
    }

    @Test("A picture that cannot be read is told with its file, once, whoever asks for it")
    @MainActor func toldOnce() throws {
        let folder = try makeFolder()
        for name in ["bean.png", "bean-dark@2x.png"] {
            try AtomicFile.write(Array("no picture".utf8), to: "\(folder)/Assets.xcassets/bean.imageset/\(name)")
        }
        let assets = AssetFolders(programFolder: folder)
        #expect(assets.picture(named: "bean", folder: nil, scale: 3, isDark: false) == nil)
        let told = RunContext.with(\.surroundings.assets, assets) {
            RunReports.noted {
                #expect(UIImage(named: "bean") == nil)
                #expect(UIImage(named: "nowhere") == nil)
            }
        }
        #expect(assets.takeProblems().allSatisfy { $0.contains("cannot be read from") })
        #expect(!told.contains { $0.contains("\"bean\"") } && told.contains { $0.contains("\"nowhere\"") })
    }

    @Test("A data set gives its file and what it is, and says where the file is missing")
    func dataSets() throws {
        let folder = try makeFolder()
        func write(_ text: String, _ path: String) throws {
            try AtomicFile.write(Array(text.utf8), to: "\(folder)/Assets.xcassets/\(path)")
        }
        try write("[1, 2]", "menu.dataset/menu.json")
        try write(
            #"{"data": [{"idiom": "universal", "filename": "menu.json", "universal-type-identifier": "public.json"}]}"#,
            "menu.dataset/Contents.json")
        try write(#"{"data": [{"idiom": "universal", "filename": "gone.json"}]}"#, "gone.dataset/Contents.json")
        let assets = AssetFolders(programFolder: folder)
        let found = assets.data(named: "menu", folder: nil)
        expect(found?.data, equals: Data("[1, 2]".utf8))
        expect(found?.typeIdentifier, equals: "public.json")
        #expect(assets.takeProblems().isEmpty)
        #expect(assets.data(named: "gone", folder: nil) == nil)
        expect(assets.takeProblems().map { $0.hasPrefix("The data set of \"gone\" names no existing file") }, equals: [true])
        #expect(assets.data(named: "never", folder: nil) == nil)
        #expect(assets.takeProblems().isEmpty)
    }

    /// Eight grey pixels a side, made with libjpeg-turbo; a file is read by what it holds, whatever its name says.
    @Test("JPEG files are found by their endings", arguments: ["leaf", "leaf.jpg", "stem", "petal"])
    func jpeg(name: String) throws {
        let folder = try makeFolder()
        let bytes = try #require(Data(base64Encoded: Self.greyJPEG))
        for file in ["leaf.jpg", "stem@2x.jpeg", "petal.png"] { try AtomicFile.write(Array(bytes), to: "\(folder)/\(file)") }
        let picture = AssetFolders(programFolder: folder).picture(named: name, folder: nil, scale: 2, isDark: false)
        expect(picture?.image.pixmap.widthInPixels, equals: 8)
        expect(picture?.scale, equals: (name == "stem" ? 2 : 1))
    }

    private static let greyJPEG =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK"
        + "CgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI"
        + "AQEAAD8AM7//2Q=="

    @Test("What is not there, or no picture, is nil")
    func missing() throws {
        let folder = try makeFolder()
        try AtomicFile.write([1, 2, 3], to: "\(folder)/broken.png")
        let assets = AssetFolders(programFolder: folder)
        #expect(assets.picture(named: "mug", folder: nil, scale: 1, isDark: false) == nil)
        #expect(assets.picture(named: "broken", folder: folder, scale: 1, isDark: false) == nil)
    }
}
