import TestSupport
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Views and controllers on the screen that a snapshot is made on.
@Suite("On a device's screen") @MainActor struct ScreenTests {
    /// The pixels per point are 1 in these pictures, so that pixels are points.
    private let single = UITraitCollection(displayScale: 1)

    private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage? {
        var image: UIImage?
        strategy.snapshot(value).run { image = $0 }
        return image
    }

    /// The colour of a point: true if it is black.
    private func isBlack(_ image: UIImage?, _ x: Int, _ y: Int) -> Bool {
        guard let image, let pixmap = image.cgImage?.pixmap else { return false }
        let at = 4 * (y * pixmap.widthInPixels + x)
        return pixmap.bytes[at] == 0 && pixmap.bytes[at + 3] == 255
    }

    @Test("A view lies inside the safe area of the device") func safeArea() {
        let image = picture(Color.clear.overlay(Color.black).clipped(), .image(layout: .device(config: .iPhone8), traits: single))
        expect(image?.size, equals: CGSize(width: 375, height: 667))
        let held = picture(
            VStack(spacing: 0) {
                Rectangle().fill(.black).frame(height: 10)
                Spacer(minLength: 0)
            }, .image(layout: .device(config: .iPhone8), traits: single))
        #expect(!isBlack(held, 100, 19))
        #expect(isBlack(held, 100, 20) && isBlack(held, 100, 29) && !isBlack(held, 100, 30))
    }

    @Test("A view reads the size classes and the type size of the device") func traits() {
        struct Reader: View {
            @Environment(\.horizontalSizeClass) private var width
            @Environment(\.dynamicTypeSize) private var type
            var body: some View { Rectangle().fill(width == .regular && type == .medium ? .black : .white).frame(width: 10, height: 10) }
        }
        let wide = picture(Reader(), .image(layout: .device(config: .iPhone8Plus(.landscape)), traits: single))
        #expect(isBlack(wide, 368, 207))
        let narrow = picture(Reader(), .image(layout: .device(config: .iPhone8(.landscape)), traits: single))
        #expect(!isBlack(narrow, 333, 187))
    }

    private final class Controller: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let bar = UIView()
            bar.backgroundColor = .black
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
    }

    @Test("A controller's view fills the screen, and its guide is the safe area") func controller() {
        let upright = picture(Controller() as UIViewController, .image(on: .iPhoneX, traits: single))
        expect(upright?.size, equals: CGSize(width: 375, height: 812))
        #expect(!isBlack(upright, 100, 43) && isBlack(upright, 100, 44) && isBlack(upright, 0, 50))
        let lying = picture(Controller() as UIViewController, .image(on: .iPhoneX(.landscape), traits: single))
        #expect(!isBlack(lying, 43, 5) && isBlack(lying, 44, 5) && isBlack(lying, 767, 5) && !isBlack(lying, 768, 5))
    }

    @Test("A view in a hosting controller lies inside the safe area") func hosted() {
        let view = Rectangle().fill(.black).frame(width: 10, height: 10).frame(maxHeight: .infinity, alignment: .top)
        let image = picture(UIHostingController(rootView: view) as UIViewController, .image(on: .iPhoneX, traits: single))
        #expect(!isBlack(image, 187, 43) && isBlack(image, 187, 44) && isBlack(image, 187, 53) && !isBlack(image, 187, 54))
    }

    @Test("A description of views has the screen and the traits of the device") func description() {
        var text = ""
        Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneX).snapshot(Controller()).run { text = $0 }
        #expect(text.contains("frame = (0 0; 375 812)") && text.contains("frame = (0 44; 375 10)"), "\(text)")
    }

    @Test("Code sees the idiom and the screen of the device") func idiom() {
        final class Asker: UIViewController {
            override func viewDidLoad() {
                view.backgroundColor = UIDevice.current.userInterfaceIdiom == .pad && UIScreen.main.bounds.width == 768 ? .black : .white
            }
        }
        #expect(isBlack(picture(Asker() as UIViewController, .image(on: .iPadMini(.portrait), traits: single)), 9, 90))
        #expect(!isBlack(picture(Asker() as UIViewController, .image(on: .iPhone8, traits: single)), 9, 90))
    }

    @Test("A layer draws what its view draws") func layer() {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 10))
        view.backgroundColor = .black
        let drawn = picture(view.layer, .image(traits: single))
        expect(drawn?.size, equals: CGSize(width: 20, height: 10))
        #expect(isBlack(drawn, 0, 0) && isBlack(drawn, 19, 9))
        let plain = CALayer()
        plain.frame = CGRect(x: 5, y: 5, width: 4, height: 4)
        plain.backgroundColor = UIColor.black.cgColor
        #expect(isBlack(picture(plain, .image(traits: single)), 3, 3))
    }
}
