import Foundation
import Testing

@testable import PreviewRendering
@testable import WidgetKit

@Suite("Names of devices") struct DeviceNameTests {
    @Test("Models whose widgets are in a table have their screen", arguments: [
        ("iPhone 17 Pro", "402x874"), ("iPhone 17 Pro Max", "440x956"), ("iPhone 16e", "390x844"), ("iPad mini (A17 Pro)", "iPad 744x1133"),
        ("iPad Air 11-inch (M3)", "iPad 820x1180"), ("iPad (A16)", "iPad 820x1180"), ("iPad (9th generation)", "iPad 810x1080"),
        ("Apple Watch Series 9 (45mm)", "watch 198x242"), ("Apple Watch Ultra 2 (49mm)", "watch 205x251"),
    ])
    func known(_ name: String, _ screen: String) { #expect(WidgetDevice(called: name)?.name == screen) }

    @Test("Others are refused, with the nearest one", arguments: [
        ("iPhone Air", "428x926"), ("Apple Watch Series 11 (46mm)", "watch 205x251"), ("Apple Watch Series 10 (42mm)", "watch 184x224"),
        ("Apple Watch Ultra 3 (49mm)", "watch 205x251"), ("iPad Pro 11-inch (M4)", "iPad 834x1194"), ("iPad Pro 13-inch (M5)", "iPad 1024x1366"),
    ])
    func unmeasured(_ name: String, _ nearest: String) {
        #expect(WidgetDevice(called: name) == nil)
        let words = "\(RequestError.unknownDevice(name))"
        #expect(words.contains("--device \"\(nearest)\"") && words.contains("none is guessed"))
        #expect("\(RequestError.unknownDevice("Fridge"))".hasPrefix("There is no device"))
    }
}
