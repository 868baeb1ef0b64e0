import AccessibilitySnapshotCore
import Delivery
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import PreviewRendering
@_exported import SnapshotTesting
import SwiftUI
import UIKit
import WidgetKit

/// Compares the previews linked into a test with accepted pictures: stills, and every frame of every animation.
///
/// ```swift
/// @Test(arguments: await PreviewSnapshots.names)
/// func preview(_ name: String) async { await PreviewSnapshots(goldens: "Golden").check(name) }
/// ```
@MainActor
public struct PreviewSnapshots {
    private let folder: GoldenFolder
    private let report: String
    private let record: SnapshotTestingConfiguration.Record?
    private let options: RenderOptions
    private let device: String?
    private let variants: [RenderVariant?]
    /// True if a preview without a wish of its own is so high that its first scroll view shows its whole content.
    package var expandsScrollViews = false

    /// - Parameters:
    ///   - goldens: the folder of accepted pictures, relative to the test's file.
    ///   - report: the folder of a page of what fails; nil: `SNAPSHOT_ARTIFACTS`, or `zoetrope-report` where tests are run.
    ///   - record: when goldens are written; nil: as `withSnapshotTesting` or the environment sets it.
    ///   - scale: pixels per point; nil: three, or those of the device that a preview names by `previewDevice(_:)`.
    ///   - place: where widgets, Live Activities and controls stand; nil: by themselves.
    ///   - renderingMode: how the system colours widgets; nil: as each family is where it stands.
    ///   - device: whose sizes widgets and Live Activities take, such as `iPhone 15 Pro`; an unknown one fails every check.
    ///   - tint: the colour of what is accented.
    ///   - reduceMotion: whether people have asked for less motion, the value of `accessibilityReduceMotion`.
    ///   - variants: the looks in which each preview is compared; nil: one, as the others say.
    ///   - fonts: files and folders of fonts for `Font.custom`; those among the test's resources are found by themselves.
    public init(
        goldens: String, report: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, scale: Double? = nil,
        place: SnapshotPlace? = nil, renderingMode: SnapshotRenderingMode? = nil, device: String? = nil, tint: Color? = nil,
        reduceMotion: Bool = false, variants: Variants? = nil, fonts: [String] = [],
        filePath: StaticString = #filePath
    ) {
        let base = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
        folder = GoldenFolder(path: URL(fileURLWithPath: goldens, relativeTo: base).standardizedFileURL.path)
        self.report = report ?? SnapshotTestingConfiguration.reportFolder()
        self.record = record
        var options = RenderOptions()
        if let scale { options.scale = scale }
        options.followsDevice = scale == nil
        options.code.fonts = fonts
        options[.reduceMotion] = reduceMotion
        options.surroundings.place = place?.place
        options.look = renderingMode?.look
        if let tint {
            let color = tint.resolve(in: EnvironmentValues()).rgba
            options.surroundings.tint = .components(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
        (self.options, self.device) = (options, device)
        self.variants = variants?.looks ?? [nil]
    }

    /// The names of all previews linked into this process.
    public static var names: [String] { PreviewSuite.names(inModules: nil) }

    /// The names of the previews that some modules declare.
    public static func names(inModules modules: Set<String>) -> [String] { PreviewSuite.names(inModules: modules) }

    /// Fails the running test for each of a preview's pictures that is not the accepted one, once, with the pictures attached.
    ///
    /// It works in Swift Testing and in XCTest.
    public func check(
        _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
        do {
            for failure in try await failures(of: name) {
                TestRun.fail(failure.description, pictures: failure.pictures, at: place)
            }
        } catch {
            TestRun.fail("\(name): \(error)", at: place)
        }
    }

    /// Returns the failures of a preview's pictures; empty if all match the accepted ones.
    ///
    /// A golden that is recorded is a failure too: somebody has to look at it and run the test again.
    /// - Throws: what keeps the preview from being rendered, or its pictures from being written.
    public func failures(of name: String) async throws -> [SnapshotFailure] {
        var failures: [SnapshotFailure] = []
        for variant in variants { failures += try await self.failures(of: name, in: variant) }
        return failures
    }

    private func failures(of name: String, in variant: RenderVariant?) async throws -> [SnapshotFailure] {
        var options = options
        options.system = SnapshotTestingConfiguration.systemName()
        options.surroundings.device = try device.map { try SnapshotDevice($0).device.name }
        options.variants = variant.map { [$0] } ?? []
        let suite = try PreviewSuite(options: options.checked(), variant: variant)
        options.scale = try await suite.scale(of: name)
        let film = try await suite.expandedFilm(name, byDefault: expandsScrollViews)
        let rasterizer = FrameRasterizer(scale: options.scale, jobs: ProcessInfo.processInfo.activeProcessorCount)
        let mode = try SnapshotTestingConfiguration.record(asked: record)
        let hasOneEntry = film.stills.count == 1
        let tolerance = SnapshotTolerance(precision: film.wishes.precision ?? 1)
        var goldens = try await film.goldens(of: name, rasterizer: rasterizer, options: options)
        if film.wishes.showsAccessibility == true {
            let frames = try await accessibilityPage(of: name, in: suite, scale: options.scale)
            goldens = goldens.prefix(1).map { ($0.name, frames) }
        }
        return try goldens.compactMap { picture, frames in
            let file = variant.map { "\(name)/\($0.fileName(String(picture.dropFirst(name.count + 1)), hasOneEntry: hasOneEntry))" }
            return try SnapshotCheck(
                frames: frames, name: file ?? picture, folder: folder, reportFolder: report, record: mode,
                pixelsPerPoint: options.scale, tolerance: tolerance
            ).failure()
        }
    }

    /// Returns the picture of a preview's elements for assistive technologies, with their legend.
    private func accessibilityPage(of name: String, in suite: PreviewSuite, scale: Double) async throws -> [AnimationFrame] {
        let (pixmap, elements) = try await suite.accessible(name)
        let image = UIImage(cgImage: CGImage(ImageSource(pixmap)), scale: CGFloat(scale), orientation: .up)
        let page = AccessibilityPage(image: image, elements: elements, colors: [], isMonochrome: true, activationPoints: .never)
        var plain = RenderOptions()
        plain.scale = scale
        let studio = try ViewStudio(options: plain)
        return try studio.still(of: studio.plan(of: page, size: nil)).frames
    }
}
