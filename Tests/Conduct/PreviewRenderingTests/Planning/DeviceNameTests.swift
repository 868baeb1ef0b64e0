import Foundation
import HostProtocol
import TestSupport
import Testing

@testable import PreviewRendering
@testable import WidgetKit

@Suite("Names of devices") struct DeviceNameTests {
    @Test(
        "Models whose widgets are in a table have their screen",
        arguments: [
            ("iPhone 17 Pro", "402x874"), ("iPhone 17 Pro Max", "440x956"), ("iPhone 16e", "390x844"),
            ("iPad mini (A17 Pro)", "iPad 744x1133"),
            ("iPad Air 11-inch (M3)", "iPad 820x1180"), ("iPad (A16)", "iPad 820x1180"), ("iPad (9th generation)", "iPad 810x1080"),
            ("Apple Watch Series 9 (45mm)", "watch 198x242"), ("Apple Watch Ultra 2 (49mm)", "watch 205x251"), ("iPhone Air", "420x912"),
            ("Apple Watch Series 11 (46mm)", "watch 208x248"), ("Apple Watch Series 10 (42mm)", "watch 187x223"),
            ("Apple Watch Ultra 3 (49mm)", "watch 211x257"), ("Apple Watch SE (40mm)", "watch 162x197"),
        ])
    func known(_ name: String, _ screen: String) { expect(WidgetDevice(called: name)?.name, equals: screen) }

    @Test(
        "A device has its own pixels, and its own screen",
        arguments: [
            ("iPhone SE (3rd generation)", 2, 375), ("iPhone SE (1st generation)", 2, 320), ("iPhone 8", 2, 375), ("iPhone XR", 2, 414),
            ("iPhone 11", 2, 414), ("iPhone 11 Pro", 3, 375), ("iPhone 11 Pro Max", 3, 414), ("iPhone 8 Plus", 3, 414),
            ("iPhone 15", 3, 393), ("iPad mini (A17 Pro)", 2, 744), ("Apple Watch Series 10 (46mm)", 2, 208), ("Apple Watch Ultra", 2, 205),
        ])
    func scale(_ name: String, _ scale: Double, _ width: CGFloat) {
        expect(DeviceMetrics.scale(of: name), equals: scale)
        expect(DeviceMetrics.size(ofModel: name)?.width, equals: width)
    }

    @Test(
        "A name without the chip, or with other parentheses, is the same model's",
        arguments: [
            ("iPad Pro 13-inch", 1032), ("iPad Pro 11-inch", 834), ("iPad Pro 12.9-inch", 1024),
            ("iPad Pro 12.9-inch (6th generation)", 1024),
            ("iPad Air 13-inch", 1024), ("iPad Pro", 834), ("iPad mini", 744),
        ])
    func shortNames(_ name: String, _ width: CGFloat) {
        expect(DeviceMetrics.size(ofModel: name)?.width, equals: width)
        #expect(DeviceMetrics.size(ofModel: "iPhone") == nil && DeviceMetrics.size(ofModel: "iPadish") == nil)
    }

    @Test("A device whose widgets are not known shows views") func viewsAlone() throws {
        var surroundings = Surroundings(device: "Apple Watch Series 3 (42mm)")
        try surroundings.check()
        expect(surroundings.viewScreen, equals: CGSize(width: 156, height: 195))
        #expect(throws: RequestError.self) { try surroundings.checkWidgets() }
        surroundings.device = "iPhone 15"
        try surroundings.checkWidgets()
        surroundings.device = "Fridge"
        #expect(throws: RequestError.self) { try surroundings.check() }
        expect(DeviceMetrics.top(ofModel: "iPhone 13 mini"), equals: 50)
    }

    @Test("A preview's device decides its pixels where no scale is asked for, and its widgets where no device is") func previewDevice() {
        var options = RenderOptions()
        options.followsDevice = true
        expect(options.following("iPhone SE (3rd generation)").scale, equals: 2)
        #expect(options.following("iPhone 15").scale == 3 && options.following(nil).scale == 3)
        expect(options.following("iPhone 8", family: .systemSmall).surroundings.widgetDevice?.name, equals: "375x667")
        #expect(options.following("iPhone 8", family: .systemExtraLarge).surroundings.device == nil)
        options.surroundings.device = WidgetDevice.standard.name
        expect(options.following("iPhone 8", family: .systemSmall).surroundings.widgetDevice, equals: .standard)
        options.followsDevice = false
        expect(options.following("iPhone SE (3rd generation)").scale, equals: 3)
    }

    @Test(
        "Others are refused, with the nearest one",
        arguments: [
            ("Apple Watch Series 3 (42mm)", "watch 162x197"), ("Apple Watch Series 3 (38mm)", "watch 162x197"),
            ("iPad Pro 11-inch (M4)", "iPad 834x1194"), ("iPad Pro 13-inch (M5)", "iPad 1024x1366"),
            ("iPad Pro 13-inch", "iPad 1024x1366"),
        ])
    func unmeasured(_ name: String, _ nearest: String) {
        #expect(WidgetDevice(called: name) == nil)
        let words = "\(RequestError.unknownDevice(name))"
        #expect(words.contains("--device \"\(nearest)\"") && words.contains("Zoetrope does not guess them"))
        #expect("\(RequestError.unknownDevice("Fridge"))".hasPrefix("There is no device"))
    }
}
