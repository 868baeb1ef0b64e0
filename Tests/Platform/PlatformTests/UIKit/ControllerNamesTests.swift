import Foundation
import RunContext
import SwiftUI
import TestSupport
import Testing
import UIKit

@Suite("UIKit's presentations, commands, previews and providers", .serialized)
@MainActor
struct ControllerNamesTests {
    @Test("A navigation controller goes back to a controller of its stack, and to no other") func popping() {
        let pages = (0..<3).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: pages[0])
        for page in pages.dropFirst() { pages[0].show(page, sender: nil) }
        expect(navigation.viewControllers.count, equals: 3)
        #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
        expect(navigation.popToViewController(pages[0], animated: false)?.count, equals: 2)
        #expect(navigation.topViewController === pages[0])
    }

    @Test("A rectangle in an object is the same afterwards") func boxedGeometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expect(NSValue(cgRect: rect).cgRectValue, equals: rect)
        expect(NSValue(cgPoint: rect.origin).cgPointValue, equals: rect.origin)
        expect(NSValue(cgSize: rect.size).cgSizeValue, equals: rect.size)
    }

    @Test("A scene has the traits of its screen") func sceneTraits() {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first {
            $0.activationState == .foregroundActive
        }
        expect(scene?.traitCollection.userInterfaceStyle, equals: UITraitCollection.current.userInterfaceStyle)
    }

    @Test("A controller has a popover's presentation where it is presented as one") func popover() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        expect(controller.popoverPresentationController?.permittedArrowDirections, equals: [.up, .down])
        #expect(controller.presentationController === controller.popoverPresentationController)
    }

    @Test("An animator of one's own is noted, as presentations appear as the system's") func transitions() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let (controller, fade) = (UIViewController(), Fade())
        let notes = RunReports.noted { controller.transitioningDelegate = fade }
        expect(notes.count, equals: 1)
        let driven = UIPercentDrivenInteractiveTransition()
        driven.update(1.5)
        expect(driven.percentComplete, equals: 1)
    }

    @Test("Commands with keys are kept by their controller, and go into menus") func commands() {
        let controller = UIViewController()
        #expect(controller.keyCommands == nil)
        let find = UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: Selector("find"))
        find.title = "Find"
        controller.addKeyCommand(find)
        expect(controller.keyCommands?.first?.input, equals: "f")
        expect(UIMenu(title: "Edit", identifier: .edit, children: [find]).children.first?.title, equals: "Find")
    }

    @Test("A preview of lines shows them alone, at the place of its view") func previews() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        box.addSubview(view)
        let parameters = UIPreviewParameters(textLineRects: [NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4))])
        expect(parameters.visiblePath?.bounds, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
        let preview = UITargetedPreview(view: view, parameters: parameters)
        #expect(preview.target.container === box && preview.target.center == CGPoint(x: 20, y: 20))
    }

    @Test("A hosting controller prefers the size of its root, if it is asked to") func preferredSize() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        expect(controller.preferredContentSize, equals: .zero)
        controller.sizingOptions = .preferredContentSize
        expect(controller.preferredContentSize, equals: CGSize(width: 30, height: 20))
    }

    @Test(
        "Colours have names for people who do not see them",
        arguments: [
            (UIColor.red, "red"), (.blue, "blue"), (.white, "white"), (.black, "black"), (.gray, "gray"), (.brown, "brown"),
            (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
        ])
    func colorNames(color: UIColor, name: String) { expect(color.accessibilityName, equals: name) }

    @Test("A colour may look otherwise in another appearance, and not in another size of text") func colorAppearance() {
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: dark) && light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!UITraitCollection().hasDifferentColorAppearance(comparedTo: UITraitCollection(preferredContentSizeCategory: .large)))
    }

    @Test("Asking for another orientation is reported") func orientation() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let notes = RunReports.noted { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) }
        #expect(notes.contains { $0.contains("--orientation") } && scene.effectiveGeometry.interfaceOrientation == .portrait)
    }

    // MARK: Providers

    @Test("An item of a type is loaded as itself, and the data of an object in its type") func items() async throws {
        let provider = NSItemProvider(object: NSString(string: "text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.url"))
        let item = try await provider.loadItem(forTypeIdentifier: "public.utf8-plain-text")
        expect((item as? NSString).map { "\($0)" }, equals: "text")
        var data: Data?
        provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { found, _ in data = found }
        expect(data, equals: Data("text".utf8))
        await #expect(throws: CocoaError.self) { _ = try await provider.loadItem(forTypeIdentifier: "public.image") }
    }

    @Test("A provider calls the function that was registered for a type") func registered() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
            completion(Data("{}".utf8), nil)
            return nil
        }
        expect(provider.registeredTypeIdentifiers, equals: ["public.json"])
        let item = try await provider.loadItem(forTypeIdentifier: "public.json")
        expect((item as? NSData).map { Data(referencing: $0) }, equals: Data("{}".utf8))
        let shared = NSExtensionItem()
        shared.attachments = [provider]
        expect(shared.attachments?.count, equals: 1)
    }

    // MARK: Texts

    @Test("Places in a text are counted in UTF-16, and select parts of it") func textRanges() throws {
        let view = UITextView(frame: .zero)
        view.text = "a\u{1F600}bc"
        expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument), equals: 5)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 3))
        view.selectedTextRange = view.textRange(from: start, to: view.endOfDocument)
        expect(view.selectedRange, equals: NSRange(location: 3, length: 2))
        expect(view.text(in: try #require(view.selectedTextRange)), equals: "bc")
        #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
        let field = UITextField()
        field.text = "word"
        #expect(field.selectedTextRange?.isEmpty == true && field.selectedTextRange?.start == field.endOfDocument)
    }

    @Test("A style of paragraphs is copied with all it says") func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.baseWritingDirection) = (.center, 3, .rightToLeft)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        copy.lineSpacing = 4
        #expect(copy.alignment == .center && copy.baseWritingDirection == .rightToLeft && style.lineSpacing == 3)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(copy)
        expect(other.lineSpacing, equals: 4)
    }

    @Test("Fixing gives a paragraph the style of its first letter, and takes attachments off letters") func fixing() {
        let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        first.lineSpacing = 1
        let text = NSMutableAttributedString(string: "ab\ncd")
        text.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: second, range: NSRange(location: 1, length: 4))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 3, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: text.length))
        #expect(text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle === first)
        #expect(text.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle === second)
        #expect(text.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    }

    @Test("A paragraph from right to left ends at the right of its rectangle") func writingDirection() throws {
        if UIKitSurroundings.current.fonts == nil { RunContext.setForProcess(\.surroundings.fonts, BundledFontLibrary.shared) }
        func leftmost(_ direction: NSWritingDirection) -> Int? {
            let style = NSMutableParagraphStyle()
            style.baseWritingDirection = direction
            let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 20)).image { _ in
                "I".draw(in: CGRect(x: 0, y: 0, width: 200, height: 20), withAttributes: [.paragraphStyle: style])
            }
            guard let pixels = image.cgImage?.dataProvider?.data.map({ Data(referencing: $0) }), let width = image.cgImage?.width else {
                return nil
            }
            return pixels.indices.filter { $0 % 4 == 3 && pixels[$0] > 0 }.map { $0 / 4 % width * 200 / width }.min()
        }
        #expect(try #require(leftmost(.leftToRight)) < 10)
        #expect(try #require(leftmost(.rightToLeft)) > 180)
    }
}
