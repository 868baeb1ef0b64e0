import SwiftUI

/// Names for the scenes of a tour, each once.
struct TourNames {
    private var labels: [String: Int] = [:]
    private var files: Set<String> = []

    /// Returns the label of the scene that touches a target, after the labels of the scenes that opened it: "Open › Save".
    ///
    /// - Parameter openers: the labels of the scenes that lead to the target.
    mutating func label(of target: HitTarget, after openers: [String] = []) -> (path: String, own: String) {
        var label = target.label.isEmpty ? target.identifier ?? target.action.word : target.label
        switch target.action {
        case .longPress: label += " (long press)"
        case .drag, .gesture, .pressDrag, .carry: label += " (drag)"
        case .pinch(let magnifies, _): label += magnifies ? " (pinch)" : " (rotate)"
        case .scroll(.zero), .swipe(toRight: false): label += " (swipe)"
        case .swipe(toRight: true): label += " (swipe to the right)"
        case .pull: label = "\(target.identifier ?? "scroll") (pull)"
        case .scroll: label = target.identifier ?? "scroll"
        default: break
        }
        let place = openers.joined(separator: Self.then)
        labels[place + Self.then + label, default: 0] += 1
        let count = labels[place + Self.then + label] ?? 1
        if count > 1 { label += " \(count)" }
        return ((openers + [label]).joined(separator: Self.then), label)
    }

    /// Between what is touched first and what is touched then.
    static let then = " › "

    /// A name that every file system takes.
    mutating func file(of label: String) -> String {
        var name = ""
        for character in label.prefix(60) {
            if name.utf8.count > 80 { break }
            if character.isLetter || character.isNumber {
                name.append(character)
            } else if name.last != "-", !name.isEmpty {
                name.append("-")
            }
        }
        while name.last == "-" { name.removeLast() }
        if name.isEmpty { name = "element" }
        var unique = name
        var number = 1
        // Some file systems take capitals for small letters.
        while !files.insert(unique.lowercased()).inserted {
            number += 1
            unique = "\(name)-\(number)"
        }
        return unique
    }
}
