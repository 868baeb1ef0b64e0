import Foundation
import HostProtocol
import PreviewRendering
import SnapshotTesting
import SwiftUI
import UIKit
import WidgetKit

/// Compares a picture of a view in each of several looks with the accepted one: `<test>.dark-accessibility3.png`.
///
/// A variant of a device or an orientation shows the view on the whole screen, whatever the layout.
/// - Parameters:
///   - layout: the size of the picture.
///   - scale: pixels per point; nil: those of the device, or 3.
public func assertSnapshots<Content: View>(
    of view: @autoclosure () throws -> Content, variants: Variants, layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    for look in variants.looks {
        var setting = SnapshotSetting(config: layout.config(UITraitCollection()))
        (setting.scale, setting.variant) = (scale, look)
        let strategy = Snapshotting<Content, UIImage>.drawn(setting) { view, studio, setting in
            if let mode = look[.renderingMode] {
                throw PreviewError.unsupportedVariant(axis: "rendering-mode", value: mode, reason: "it colours widgets, and this is a view")
            }
            return try studio.plan(of: view, size: setting.renderOptions.screen?.size ?? setting.config.size)
        }
        SnapshotAssertion(place: place, testName: testName, name: look.name, record: record).carryOut(of: view, as: strategy)
    }
}

/// Compares a picture of a widget with an entry in each of several looks with the accepted one.
public func assertSnapshots<Content: Widget>(
    of widget: @autoclosure () throws -> Content, family: WidgetFamily, entry: any TimelineEntry, variants: Variants, scale: CGFloat? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    nonisolated(unsafe) let entry = entry
    for look in variants.looks {
        var setting = SnapshotSetting(config: ViewImageConfig())
        (setting.scale, setting.variant) = (scale, look)
        let strategy = Snapshotting<Content, UIImage>.drawn(setting) { widget, studio, _ in
            if let orientation = look[.orientation] {
                throw PreviewError.unsupportedVariant(axis: "orientation", value: orientation, reason: "a widget has none")
            }
            return try studio.plan(of: widget, family: family, entries: [entry])
        }
        SnapshotAssertion(place: place, testName: testName, name: look.name, record: record).carryOut(of: widget, as: strategy)
    }
}
