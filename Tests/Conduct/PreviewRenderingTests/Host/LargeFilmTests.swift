import HostProtocol
import Testing

@testable import PreviewRendering
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What is told of large films.
@Suite("Large films")
struct LargeFilmTests {
    private let film = LargeFilm(label: "Waves", frameCount: 91, widthInPixels: 1290, heightInPixels: 2796, seconds: 3)

    @Test("A film of ten megabytes is told to be large, with what makes it smaller")
    func large() throws {
        let options = RenderOptions()
        let remark = try #require(film.remark(bytes: 10_000_000, options: options))
        #expect(
            remark.hasPrefix(
                "A film of Waves takes more than 10 MB, since much of each of its 91 frames of 1290 by 2796 pixels changes: --scale 1, "))
        #expect(remark.hasSuffix("--fps 15, --duration 1 make it smaller."))
        #expect(film.remark(bytes: 9_999_999, options: options) == nil)
    }

    @Test("Only what is still to be done is named")
    func small() throws {
        var options = RenderOptions()
        (options.scale, options.framesPerSecond) = (1, 15)
        let short = LargeFilm(label: "Waves", frameCount: 15, widthInPixels: 430, heightInPixels: 932, seconds: 1)
        let remark = try #require(short.remark(bytes: 12_000_000, options: options))
        #expect(remark.hasSuffix("changes: --format webp makes it smaller."))
        #expect(try #require(film.remark(bytes: 12_000_000, options: options)).hasSuffix("changes: --duration 1 make it smaller."))
    }
}
