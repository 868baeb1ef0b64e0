import AppKit
import Foundation
import RunContext
import TestSupport
import Testing

@Suite("AppKit")
struct AppKitTests {
    @Test func coloursKeepTheirMeaning() {
        expect(Color(nsColor: .systemRed), equals: Color.red)
        expect(NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).blueComponent, equals: 0.75)
        let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        expect(Color(nsColor: dynamic).resolve(in: environment).red, equals: 1)
        #expect(NSColor(Color.green) != NSColor.green)
    }

    @Test func picturesHaveTheSizeTheyAreGiven() throws {
        let image = NSImage(size: CGSize(width: 4, height: 2))
        expect(image.size, equals: CGSize(width: 4, height: 2))
        let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        expect(NSImage(cgImage: pixels, size: .zero).size.width, equals: CGFloat(pixels.width))
        #expect(NSImage(data: Data()) == nil)
    }

    @Test("Each call that has no effect in a preview is reported once") @MainActor func reports() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        let reports = RunReports.noted {
            for _ in 0..<2 {
                window.center()
                NSApplication.shared.activate()
            }
            #expect(NSEvent.addLocalMonitorForEvents(matching: .keyDown, handler: { $0 }) == nil)
            #expect(!window.makeFirstResponder(nil))
        }
        expect(
            reports,
            equals: [
                "NSWindow.center() has no effect: windows of code are not drawn.",
                "NSApplication.activate() has no effect: a preview is no running app.",
                "NSEvent.addLocalMonitorForEvents(matching:handler:) gives nil: no event of the system comes to a preview.",
                "NSWindow.makeFirstResponder(_:) has no effect: windows of code are not drawn.",
            ])
    }

    private struct Represented: NSViewRepresentable {
        func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "Hello") }
        func updateNSView(_ nsView: NSTextField, context: Context) {}
    }

    @Test("A represented view is a card with its name, which the report names") @MainActor
    func represented() {
        let noted = RunReports.noted { _ = Represented().body.body }
        #expect(noted.contains { $0.contains("Represented") && $0.contains("AppKit is not drawn") })
    }

    @Test("Windows, menus and the pasteboard keep what they are given") @MainActor
    func kept() {
        let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: .titled, backing: .buffered, defer: false)
        window.makeKeyAndOrderFront(nil)
        #expect(window.isVisible && window.canBecomeKey && NSApp.windows.isEmpty)
        let menu = NSMenu(title: "A")
        menu.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
        menu.addItem(.separator())
        #expect(menu.item(withTitle: "Quit")?.keyEquivalent == "q" && menu.items[1].isSeparatorItem)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("x", forType: .string)
        expect(NSPasteboard.general.string(forType: .string), equals: "x")
        let alert = NSAlert()
        (_, _) = (alert.addButton(withTitle: "Delete"), alert.addButton(withTitle: "Cancel"))
        expect(alert.runModal(), equals: .alertSecondButtonReturn)
    }
}
