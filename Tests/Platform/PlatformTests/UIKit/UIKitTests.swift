import Drawing
import Foundation
import Pixels
import QuartzCore
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

/// A pixel, by what it looks like.
private struct RGBA8 {
    let (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8)
    init(_ pixmap: Pixmap, _ x: Int, _ y: Int) {
        (red, green, blue, alpha) = (pixmap[x, y].red, pixmap[x, y].green, pixmap[x, y].blue, pixmap[x, y].alpha)
    }
    var isSeen: Bool { alpha > 100 }
    var isRed: Bool { isSeen && red > 150 && green < 60 && blue < 60 }
    var isGreen: Bool { isSeen && green > 150 && red < 60 && blue < 60 }
    var isBlue: Bool { isSeen && blue > 150 && red < 60 && green < 60 }
}

@Suite("UIKit", .serialized)
struct UIKitTests {
    /// Symbols are there with the fonts, which every preview brings.
    init() { if UIKitSurroundings.current.fonts == nil { RunContext.setForProcess(\.surroundings.fonts, BundledFontLibrary.shared) } }

    @Test func coloursAnswerTheirChannels() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        expect([red, green, blue, alpha], equals: [0.2, 0.4, 0.6, 0.8])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
        expect(UIColor.gray.cgColor.components, equals: [0.5, 1])
        expect(UIColor.red, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("An image of any orientation mirrored is seen mirrored", arguments: [0, 1, 2, 3, 4, 5, 6, 7])
    func flipped(orientation: Int) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let corner = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let turned = UIImage(
            cgImage: try #require(corner.cgImage), scale: 1, orientation: try #require(UIImage.Orientation(rawValue: orientation)))
        func rows(_ image: UIImage) throws -> [[UInt8]] {
            let pixmap = try #require(image.shown).source.pixmap
            return (0..<pixmap.heightInPixels).map { y in (0..<pixmap.widthInPixels).map { pixmap[$0, y].alpha } }
        }
        try expect(rows(turned.withHorizontallyFlippedOrientation()), equals: rows(turned).map { $0.reversed() })
    }

    @Test("Lines under and through a text are drawn, each run in its own colours") func linedText() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func rows(_ color: (RGBA8) -> Bool, _ draw: @escaping () -> Void) throws -> [Int] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in draw() }
            let pixmap = try #require(image.shown).source.pixmap
            return (0..<30).map { y in (0..<60).count { color(RGBA8(pixmap, $0, y)) } }
        }
        let font = UIFont.systemFont(ofSize: 20)
        let plain = try rows(\.isSeen) { "nnnn".draw(at: .zero, withAttributes: [.font: font]) }
        let lined = try rows(\.isSeen) {
            "nnnn".draw(
                at: .zero, withAttributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1])
        }
        let changed = (0..<30).filter { lined[$0] > plain[$0] }
        #expect(changed.count >= 2 && changed.last.map { plain[$0] == 0 && lined[$0] > 30 } == true)
        let text = NSMutableAttributedString(string: "nn", attributes: [.font: font, .foregroundColor: UIColor.red])
        text.append(
            NSAttributedString(
                string: "nn", attributes: [.font: font, .foregroundColor: UIColor.blue, .underlineStyle: 1, .underlineColor: UIColor.green])
        )
        let greens = try rows(\.isGreen) { text.draw(at: .zero) }
        let reds = try rows(\.isRed) { text.draw(at: .zero) }
        let blues = try rows(\.isBlue) { text.draw(at: .zero) }
        #expect(greens.contains { (10...35).contains($0) } && reds.contains { $0 > 0 } && blues.contains { $0 > 0 })
    }

    @MainActor @Test func theAppKnowsTheTypeSize() {
        expect(UIApplication.shared.preferredContentSizeCategory, equals: UITraitCollection.current.preferredContentSizeCategory)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test func dynamicColoursFollowTheAppearance() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expect(dynamic.resolvedColor(with: dark).cgColor.components, equals: [1, 1, 1, 1])
        // The run's own appearance is what another suite last asked for.
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { expect(dynamic.cgColor.rgba, equals: RGBA.black) }
        dark.performAsCurrent { expect(UIColor.label.cgColor.rgba, equals: RGBA.white) }
        let faint = UIColor.systemBackground.withAlphaComponent(0.5)
        expect(faint.resolvedColor(with: dark).cgColor.rgba, equals: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func coloursKeepTheirMeaningOnTheWayToSwiftUIAndBack() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        expect(Color(uiColor: .systemRed), equals: Color.red)
        expect(Color(uiColor: .label).resolve(in: environment), equals: Color.primary.resolve(in: environment))
        let dynamic = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        expect(dynamic.resolve(in: environment).red, equals: 1)
        let back = UIColor(Color.blue)
        let dark = back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.rgba
        let resolved = Color.blue.resolve(in: environment).rgba
        #expect(abs(dark.red - resolved.red) < 2e-6 && abs(dark.green - resolved.green) < 2e-6 && abs(dark.blue - resolved.blue) < 2e-6)
        expect(Color(cgColor: CGColor(gray: 0.5, alpha: 1)).cgColor?.rgba.red, equals: 0.5)
        #expect(Color.red.cgColor == nil, "A colour that adapts has no one form.")
    }

    @Test("The bytes of a colour come back from SwiftUI as they were") func bytesOfColours() {
        for byte in 0...255 {
            let share = CGFloat(byte) / 255
            for color in [
                Color(uiColor: UIColor(red: share, green: 1, blue: 0, alpha: share)), Color(red: share, green: 1, blue: 0, opacity: share),
            ] {
                var (red, alpha): (CGFloat, CGFloat) = (0, 0)
                UIColor(color).getRed(&red, green: nil, blue: nil, alpha: &alpha)
                #expect(red == share && alpha == share, "\(byte): \(red * 255), \(alpha * 255)")
            }
        }
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        UIColor(Color.red).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(Int(red * 255) == 255 && Int((green * 255).rounded()) == Int(green * 255))
    }

    @Test func coloursAreArchivedAndComeBack() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.orange, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        expect(back?.cgColor.rgba, equals: UIColor.orange.cgColor.rgba)
    }

    @Test func picturesAreDrawnResizedAndWritten() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        expect(image.size, equals: CGSize(width: 4, height: 2))
        expect(image.cgImage?.width, equals: 8)
        let pixels = try #require(image.cgImage?.pixmap)
        expect(pixels[0, 0], equals: (0, 0, 255, 255))
        expect(pixels[4, 0].alpha, equals: 0)
        let png = try #require(image.pngData())
        let again = try #require(UIImage(data: png, scale: 2))
        expect(again.cgImage, equals: image.cgImage)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        expect(Array(jpeg.prefix(3)), equals: [0xFF, 0xD8, 0xFF])
        expect(UIImage(data: jpeg)?.cgImage?.width, equals: 8)
        let small = try #require(image.jpegData(compressionQuality: 0.1))
        #expect(small.count < jpeg.count)
        expect(image.preparingThumbnail(of: CGSize(width: 2, height: 1))?.size, equals: CGSize(width: 2, height: 1))
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func theOlderImageContextsWork() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), true, 1)
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        expect(image?.cgImage?.pixmap[0, 0].red, equals: 255)
        expect(image?.cgImage?.pixmap[2, 2] ?? (1, 1, 1, 1), equals: (0, 0, 0, 255))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func orientationAndTintShowInWhatIsShown() throws {
        let pixmap = Pixmap(widthInPixels: 2, heightInPixels: 1, bytes: [255, 0, 0, 255, 0, 0, 0, 0])
        let turned = UIImage(cgImage: CGImage(pixmap), scale: 1, orientation: .right)
        expect(UIImage(systemName: "star")?.plainSymbol, equals: "star")
        #expect(UIImage(systemName: "star")?.withHorizontallyFlippedOrientation().plainSymbol == nil, "A mirrored symbol is a picture.")
        expect(turned.size, equals: CGSize(width: 1, height: 2))
        expect(turned.shown?.source.pixmap[0, 0].red, equals: 255, "The left end of the row is the top of the column.")
        let tinted = UIImage(cgImage: CGImage(pixmap)).withTintColor(.green)
        expect(tinted.cgImage?.pixmap[0, 0] ?? (0, 0, 0, 0), equals: (0, 255, 0, 255))
        expect(tinted.cgImage?.pixmap[1, 0].alpha, equals: 0)
    }

    @Test func fontsMeasureAsSanFranciscoDoes() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        expect(body.pointSize, equals: 17)
        expect(body.lineHeight, near: 20.287, within: 0.001)
        expect(body.ascender, near: 16.186, within: 0.001)
        #expect(body.descender < 0)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, equals: 53)
        expect(Font(UIFont.systemFont(ofSize: 12, weight: .bold)), equals: Font.system(size: 12, weight: .bold, design: .default))
        let rounded = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)
        expect(rounded.map { UIFont(descriptor: $0, size: 0).fontName }, equals: ".SFUIRounded-Regular")
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10), compatibleWith: large)
        expect(scaled.pointSize, near: 10 * 62.0 / 22, within: 0.5)
    }

    @Test func fontsHaveAttributes() {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        var traits = plain.fontAttributes[.traits, default: [:]] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        traits[.weight] = UIFont.Weight.bold
        let bold = plain.addingAttributes([.traits: traits, .size: 24])
        #expect(bold.symbolicTraits == .traitBold && bold.pointSize == 24)
        let slanted = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 1.0]])
        expect(slanted.symbolicTraits, equals: .traitItalic)
        let noted = RunReports.noted { _ = plain.addingAttributes([.face: "Bold"]) }
        expect(noted, equals: ["UIFontDescriptor.AttributeName.face is stored but not drawn."])
        let named = UIFontDescriptor(fontAttributes: [.name: "Georgia", .size: 9])
        #expect(named.object(forKey: .name) as? String == "Georgia" && named.object(forKey: .size) as? CGFloat == 9)
    }

    @Test func someCornersOfAPathAreRounded() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
        expect(Path(path.cgPath).boundingRect, equals: rect)
        expect(path.reversing().bounds, equals: rect)
    }

    @MainActor @Test func controlsPerformTheirActions() {
        var performed: [String] = []
        let button = UIButton(primaryAction: UIAction(title: "Add") { performed.append($0.title) })
        button.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in performed.append("first") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in performed.append("second") }, for: .touchUpInside)
        button.sendActions(for: [.touchUpInside, .valueChanged])
        button.sendActions(for: .primaryActionTriggered)
        #expect(performed == ["second", "Add"] && button.currentTitle == "Add")
    }

    @Test("What layers, labels and paragraphs are asked for and no picture shows is told") @MainActor func undrawn() {
        let told = RunReports.noted {
            let layer = CALayer()
            (layer.contentsRect, layer.compositingFilter) = (CGRect(x: 0, y: 0, width: 0.5, height: 1), "screenBlendMode")
            let style = NSMutableParagraphStyle()
            (style.firstLineHeadIndent, style.headIndent) = (12, 0)
            NSAttributedString.tellUndrawn([.strokeWidth: 2, .font: UIFont.systemFont(ofSize: 12)])
        }
        for name in [
            "CALayer.contentsRect", "CALayer.compositingFilter", "NSParagraphStyle.firstLineHeadIndent",
            "The attribute NSStrokeWidth of a text",
        ] {
            #expect(told.contains("\(name) is stored but not drawn."), "\(name)")
        }
        #expect(!told.contains { $0.contains("NSParagraphStyle.headIndent") })
    }

    @MainActor @Test("A controller says how it wants the status bar, and which ways it may be held") func statusBars() {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        #expect(Dark().preferredStatusBarStyle == .lightContent && Dark().supportedInterfaceOrientations == .portrait)
        expect(UIViewController().preferredStatusBarStyle, equals: .default)
    }

    @MainActor @Test("A view that constraints placed stays where code moves it, until they say another place or a layout is asked for")
    func movedByHand() {
        let (root, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        let lead = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            lead, card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), card.widthAnchor.constraint(equalToConstant: 40),
            card.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        expect(card.frame, equals: CGRect(x: 10, y: 20, width: 40, height: 30))
        card.center.x += 100
        root.layoutIfNeeded()
        expect(card.frame.minX, equals: 110)
        lead.constant = 50
        root.layoutIfNeeded()
        expect(card.frame.minX, equals: 50)
        card.center = CGPoint(x: 150, y: 80)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expect(card.frame, equals: CGRect(x: 50, y: 20, width: 40, height: 30))
    }

    @MainActor @Test("Dots of pages may be pictures, and stand on a plate") func pageControls() {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        control.backgroundStyle = .prominent
        control.allowsContinuousInteraction = false
        control.preferredIndicatorImage = UIImage(systemName: "circle")
        control.setIndicatorImage(UIImage(systemName: "star.fill"), forPage: 0)
        control.setCurrentPageIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 1)
        #expect(
            control.shownImage(forPage: 0) === control.indicatorImage(forPage: 0)
                && control.shownImage(forPage: 2) === control.preferredIndicatorImage)
        #expect(control.shownImage(forPage: 1) === control.currentPageIndicatorImage(forPage: 1))
        control.direction = .topToBottom
        expect(control.intrinsicContentSize, equals: CGSize(width: 26, height: 74))
    }

    @MainActor private final class Overlay: UIWindow {
        let name: String
        init(scene: UIWindowScene) {
            name = "overlay"
            super.init(windowScene: scene)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor @Test("A window of one's own begins in a scene, which knows how high the status bar is") func windows() throws {
        try RunContext.with(\.surroundings, UIKitSurroundings()) {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let window = Overlay(scene: scene)
            #expect(window.windowScene === scene && window.name == "overlay")
            expect(window.bounds.size, equals: UIScreen.main.bounds.size)
            expect(scene.statusBarManager?.statusBarFrame, equals: CGRect(x: 0, y: 0, width: window.bounds.width, height: 59))
        }
    }

    @Test("A picture with a configuration that code takes for granted is grey where there is none") func grantedPicture() {
        let picture = UIImage(_name: "none", in: nil, with: UIImage.SymbolConfiguration(pointSize: 20))
        expect(picture?.size, equals: CGSize(width: 100, height: 100))
    }

    @MainActor @Test("The appearance of all items in bars is kept and reported") func barItems() {
        let noted = RunReports.noted {
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        #expect(noted.contains { $0.contains("UIBarButtonItem.appearance()") })
        expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal)?.count, equals: 1)
    }
}
