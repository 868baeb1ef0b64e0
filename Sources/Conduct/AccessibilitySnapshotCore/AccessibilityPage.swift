import HostProtocol
import SwiftUI
import UIKit

/// A picture with its elements for assistive technologies in colours, and a legend of their words in reading order.
package struct AccessibilityPage: View {
    private let image: UIImage
    private let elements: [Element]
    private let isMonochrome: Bool

    private struct Element {
        let color: Color
        let frame: CGRect
        /// The marked point that assistive technologies touch, from the top left of the frame; nil for none.
        let mark: CGPoint?
        /// The words that are spoken: label, value and role.
        let description: String
        let hint: String?
        let actions: [String]
    }

    /// - Parameters:
    ///   - image: the picture of the view.
    ///   - colors: taken in turn; empty for the usual ones.
    ///   - isMonochrome: whether the picture loses its colours.
    ///   - activationPoints: the elements whose points of touch are marked.
    package init(
        image: UIImage, elements: [AccessibleElementSummary], colors: [UIColor], isMonochrome: Bool,
        activationPoints: AccessibilityContentDisplayMode
    ) {
        let colors = colors.isEmpty ? Self.usualColors : colors.map { Color(uiColor: $0) }
        (self.image, self.isMonochrome) = (image, isMonochrome)
        self.elements = Self.leaves(of: elements).enumerated().map { number, element in
            Element(
                color: colors[number % colors.count], frame: CGRect(element.frame), mark: Self.mark(of: element, activationPoints),
                description: Self.description(of: element),
                hint: element.hint, actions: element.actions ?? [])
        }
    }

    /// The point to mark: that which the code has set, or the middle if all are marked.
    private static func mark(of element: AccessibleElementSummary, _ mode: AccessibilityContentDisplayMode) -> CGPoint? {
        let frame = CGRect(element.frame)
        guard mode != .never else { return nil }
        guard let point = element.activationPoint else { return mode == .always ? CGPoint(x: frame.width / 2, y: frame.height / 2) : nil }
        return CGPoint(x: point[0] - frame.minX, y: point[1] - frame.minY)
    }

    private static let usualColors: [Color] = [.cyan, .pink, .green, .blue, .orange, .purple, .brown]

    /// The elements that are read: what contains others is read by way of them.
    private static func leaves(of elements: [AccessibleElementSummary]) -> [AccessibleElementSummary] {
        elements.flatMap { element in
            let children = element.children ?? []
            return children.isEmpty ? [element] : leaves(of: children)
        }
    }

    /// Label, value and the words for the role and the traits, as VoiceOver puts them together.
    package static func description(of element: AccessibleElementSummary) -> String {
        let label = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
        var words: [String] = []
        for word in ([element.role] + (element.traits ?? [])).compactMap({ spoken[$0] }) where !words.contains(word) { words.append(word) }
        return ([label] + words).filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? $0 : "\($0)." }.joined(separator: " ")
    }

    /// The words that VoiceOver adds for a role or a trait.
    private static let spoken = [
        "button": "Button", "link": "Link", "image": "Image", "header": "Heading", "toggle": "Switch Button", "slider": "Adjustable",
        "stepper": "Adjustable", "field": "Text Field", "searchField": "Search Field", "selected": "Selected", "tabBar": "Tab Bar",
    ]

    package var body: some View {
        // As wide as the picture, or as the words need.
        VStack(alignment: .leading, spacing: 0) {
            picture
            VStack(alignment: .leading, spacing: 10) {
                ForEach(elements.indices, id: \.self) { index in entry(elements[index]) }
            }
            .padding(16)
        }
        .frame(width: max(image.size.width, Self.leastWidth), alignment: .leading)
        .background(Color(white: 0.93))
        .environment(\.colorScheme, .light)
    }

    private static let leastWidth: CGFloat = 320

    private var picture: some View {
        Image(uiImage: image).grayscale(isMonochrome ? 1 : 0)
            .overlay(alignment: .topLeading) {
                ZStack(alignment: .topLeading) {
                    ForEach(elements.indices, id: \.self) { index in region(elements[index]) }
                }
            }
            .clipped()
    }

    private func region(_ element: Element) -> some View {
        Rectangle().fill(element.color.opacity(0.3)).border(element.color)
            .frame(width: max(element.frame.width, 1), height: max(element.frame.height, 1))
            .overlay(alignment: .topLeading) {
                if let mark = element.mark {
                    Circle().fill(element.color).frame(width: 8, height: 8).offset(x: mark.x - 4, y: mark.y - 4)
                }
            }
            .offset(x: element.frame.minX, y: element.frame.minY)
    }

    private func entry(_ element: Element) -> some View {
        HStack(alignment: .top, spacing: 10) {
            Rectangle().fill(element.color.opacity(0.3)).border(element.color).frame(width: 16, height: 16)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: element.description).font(.system(size: 13)).foregroundStyle(.black)
                if let hint = element.hint { Text(verbatim: hint).font(.system(size: 12)).italic().foregroundStyle(Color(white: 0.35)) }
                ForEach(element.actions, id: \.self) { action in
                    Text(verbatim: "Action: \(action)").font(.system(size: 12)).foregroundStyle(Color(white: 0.35))
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

extension CGRect {
    /// A rectangle of left, top, width and height.
    fileprivate init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
}
