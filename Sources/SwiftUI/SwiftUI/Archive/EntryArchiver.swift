import Drawing
import Foundation
import WidgetArchive
@_spi(Nodes) import SwiftUICore

/// Takes the boxes of a tree after each of its updates. A box that lives on from one entry to the next keeps its number: an archive needs
/// no other identity.
///
/// A node without its own kind of box is archived as its drawing or, if it moves by itself, as a film from moment to moment.
@MainActor
package final class EntryArchiver {
    /// The frames per second of nodes that are archived as films.
    package static let filmRate = 60.0

    /// The seconds for which ticking nodes are archived after all others have come to rest: the last frame of a film shows one frame's
    /// duration after that.
    package static let ticksAfterRest = 1.0

    /// The form in which boxes stand for a node: two entries with different forms have nothing in common to move from.
    private enum Form { case box, drawing, film }

    private let tree: ViewTree
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// An identifier is one object's only as long as the object is there.
    private var numbered: [ViewNode] = []
    /// The forms of this entry, and of the one before, by number.
    private var forms: [Int: Form] = [:]
    private var formerForms: [Int: Form] = [:]
    /// The nodes that are archived from moment to moment, by number.
    private var filmed: [(number: Int, node: ViewNode)] = []

    /// True if the last entry contains films.
    package var hasFilms: Bool { !filmed.isEmpty }

    /// The moment from which ticking nodes of the last entry stand still, as no more of them is archived; infinite where nothing ticks.
    package private(set) var lastTick = Double.infinity

    /// The kinds of nodes archived as films so far, by their names in dumps.
    package private(set) var filmedKinds: [String] = []

    /// True if an animation written in user code was replaced by the default one.
    package private(set) var hasOwnAnimations = false

    package init(tree: ViewTree) { self.tree = tree }

    /// The boxes of the tree as it is after its last update; nil if nothing was shown yet.
    ///
    /// - Parameters:
    ///   - date: the date that texts show in the entry's still; nil for the date at which the entry has settled.
    ///   - stay: seconds until the next entry comes up.
    ///   - longest: seconds after which remaining motion is cut off.
    ///   - ticks: seconds of ticking nodes to archive after all else has come to rest.
    ///   - readings: seconds after the entry for which each second's reading of ticking texts is archived, without the roll to it.
    package func entry(
        showing date: Date? = nil, for stay: Double = .infinity, longest: Double = 10, ticks: Double = ticksAfterRest,
        readings: Int = 0
    ) -> ArchivedBox? {
        guard var box = entryWithoutFrames() else { return nil }
        lastTick = .infinity
        guard !filmed.isEmpty else { return box }
        let settling = min(max(tree.settlingTime - tree.now, 0), longest)
        let isTicking = filmed.contains { $0.node.timeSummary.stillTime == .infinity }
        let length = min(settling, stay) + (isTicking ? ticks : 0)
        if isTicking { lastTick = tree.now + length }
        box.develop(films(of: length, settling: settling, showing: date))
        if isTicking, readings > 0 { box.take(self.readings(from: length, through: Double(readings))) }
        return box
    }

    /// Returns the boxes of the tree after its last update, films without their frames: they show how an entry is archived. It returns
    /// nil if nothing was shown yet.
    package func entryWithoutFrames() -> ArchivedBox? {
        guard let root = tree.root else { return nil }
        (formerForms, forms, filmed) = (forms, [:], [])
        let isWhole = tree.settlingTimeOfParts(since: 0) > tree.now || formerForms[Self.whole] != nil && tree.settlingTime > tree.now
        return box(of: root, .layers, isWhole ? [wholeFilm(of: root)] : boxes(of: root.children))
    }

    // MARK: Identity

    /// The number of a box that stands for the whole tree.
    private static let whole = 0

    private func number(of node: ViewNode) -> Int {
        if let known = numbers[ObjectIdentifier(node)] { return known }
        numbered.append(node)
        numbers[ObjectIdentifier(node)] = numbered.count
        return numbered.count
    }

    // MARK: Boxes

    private func boxes(of nodes: [ViewNode]) -> [ArchivedBox] {
        // Elements that have been leaving since an earlier entry are known from that one.
        nodes.filter { !$0.isDeparting || ($0 as? TransitionNode)?.lastExit?.update == tree.updates.count }.map(box)
    }

    private func box(of node: ViewNode, _ kind: ArchivedBox.Kind, _ children: [ArchivedBox]) -> ArchivedBox {
        ArchivedBox(
            number: number(of: node), kind: kind, frame: node.placedFrame ?? .zero,
            surroundings: ArchivedSurroundings(node.environment), motion: motion(node.transaction), zIndex: node.traits.zIndex,
            children: children)
    }

    private func box(of node: ViewNode) -> ArchivedBox {
        switch node {
        case let node as TransitionNode:
            return box(of: node, .element(passage(of: node)), node.isDeparting ? [] : [box(of: node.inner)])
        case let node as MaskNode:
            return box(of: node, .mask, [box(of: node.inner), box(of: node.secondary)])
        case let node as ContainerLayerNode:
            return box(of: node, .containerLayer, [box(of: node.inner), box(of: node.layer)])
        case let node as any ArchivableEffectNode:
            guard let effect = node.archivedEffect else { return drawing(of: node) }
            return box(of: node, .effect(effect), [box(of: node.inner)])
        case let node as any PassingNode:
            // Neither drawn nor moved by itself.
            return box(of: node.inner)
        case is LayoutContainerNode, is BackgroundNode, is OverlayNode, is GeometryReaderNode, is MeasuringReaderNode,
            is SpacerNode, is any LayeringNode:
            return box(of: node, .layers, boxes(of: node.children))
        case let node as TextNode:
            guard let text = node.archivedText else { return drawing(of: node) }
            return leaf(node, .text(text))
        case let node as any ArchivableShapeNode:
            guard let shape = node.archivedShape else { return drawing(of: node) }
            return leaf(node, .shape(shape))
        default:
            return drawing(of: node)
        }
    }

    /// Returns a box of a kind, or a drawing if the node's former form was not a box and it moves from there.
    private func leaf(_ node: ViewNode, _ kind: ArchivedBox.Kind) -> ArchivedBox {
        let number = number(of: node)
        if let former = formerForms[number], former != .box, node.timeSummary.stillTime > tree.now { return drawing(of: node) }
        forms[number] = .box
        return box(of: node, kind, [])
    }

    private func passage(of node: TransitionNode) -> ArchivedPassage {
        var own = node.inner.traits.transition
        if node.environment.isInWidget { own = own?.inWidget.transition }
        return ArchivedPassage(
            transition: own?.form,
            entrance: node.lastEntrance?.update == tree.updates.count ? node.lastEntrance.map { motion($0.transaction) } : nil,
            exit: node.isDeparting ? node.lastExit.map { motion($0.transaction) } : nil)
    }

    /// Returns the motion of a transaction; an animation written in user code becomes the default one.
    private func motion(_ transaction: Transaction) -> ArchivedMotion {
        let form = transaction.animation.map { animation in
            animation.form
                ?? {
                    hasOwnAnimations = true
                    return .standard
                }()
        }
        return ArchivedMotion(animation: form, disablesAnimations: transaction.disablesAnimations)
    }

    // MARK: Drawings

    private func drawing(of node: ViewNode) -> ArchivedBox {
        let number = number(of: node)
        if let node = node as? ImageNode, node.onlyFades, node.keepsItsSize || hasItsSize(node),
            formerForms[number] == .drawing || formerForms[number] == .film
        {
            let picture = ArchivedImage(of: node, at: max(node.timeSummary.settlingTime, tree.now))
            forms[number] = .drawing
            return box(of: node, node.hasBegunFade ? .fade(picture) : .drawing(picture), [])
        }
        let end = node.timeSummary.stillTime
        let isOnlyMoving =
            node.children.isEmpty && node.ownStillTime <= tree.now && hasItsSize(node)
            && formerForms[number].map { $0 != .box } ?? true
        guard end > tree.now, !isOnlyMoving else {
            forms[number] = .drawing
            return box(of: node, .drawing(ArchivedImage(of: node, at: end.isFinite ? max(end, tree.now) : tree.now)), [])
        }
        forms[number] = .film
        return box(of: node, film(of: node, number: number), [])
    }

    /// Returns whether the node is at its final size; it may still be on its way to another place.
    private func hasItsSize(_ node: ViewNode) -> Bool {
        node.frame(at: tree.now).size == node.frame(at: .infinity).size
    }

    /// A film whose frames follow later.
    private func film(of node: ViewNode, number: Int) -> ArchivedBox.Kind {
        filmed.append((number, node))
        if !filmedKinds.contains(node.kind) { filmedKinds.append(node.kind) }
        let settling = number == Self.whole ? tree.settlingTime : node.timeSummary.settlingTime
        let drawing = ArchivedImage(origin: .zero, leaves: [], tones: nil)
        return .film(
            ArchivedFilm(
                millihertz: Int(Self.filmRate * 1000), frames: [], still: drawing,
                settling: settling > tree.now ? settling - tree.now : nil))
    }

    private func wholeFilm(of root: RootNode) -> ArchivedBox {
        forms[Self.whole] = .film
        return ArchivedBox(
            number: Self.whole, kind: film(of: root, number: Self.whole), frame: CGRect(origin: .zero, size: tree.size),
            surroundings: ArchivedSurroundings(root.environment), motion: motion(Transaction()), zIndex: nil, children: [])
    }

    /// - Parameters:
    ///   - length: seconds of which there are frames.
    ///   - settling: seconds after which the entry is at rest.
    private func films(
        of length: Double, settling: Double, showing date: Date?
    ) -> [Int: (frames: [ArchivedImage], still: ArchivedImage)] {
        let count = Int((length * Self.filmRate - 1e-9).rounded(.up)) + 1
        var films: [Int: (frames: [ArchivedImage], still: ArchivedImage)] = [:]
        let still = tree.now + settling
        tree.looking(at: still, showing: date) {
            for (number, node) in filmed { films[number] = ([], ArchivedImage(of: node, at: still)) }
        }
        for index in 0..<count {
            let time = tree.now + Double(index * 1000) / (Self.filmRate * 1000)
            tree.looking(at: time, showing: nil) {
                for (number, node) in filmed { films[number]?.frames.append(ArchivedImage(of: node, at: time)) }
            }
        }
        return films
    }
}

extension EntryArchiver {
    /// Returns the pictures of ticking nodes, by number, second after second once nothing else moves.
    private func readings(from start: Double, through end: Double) -> [Int: [ArchivedFilm.Reading]] {
        var readings: [Int: [ArchivedFilm.Reading]] = [:]
        let ticking = filmed.filter { $0.node.timeSummary.stillTime == .infinity }
        // The roll begins at the very moment of a tick, as in the frame of a film; the rest of it is not kept.
        let seconds = stride(from: start.rounded(.up), through: end, by: 1).flatMap {
            [(at: $0, rolls: true), (at: $0 + 1 / Self.filmRate, rolls: false)]
        }
        for (second, rolls) in seconds {
            let time = tree.now + second
            tree.looking(at: time, showing: rolls ? nil : tree.clock.date(at: time)) {
                for (number, node) in ticking {
                    let picture = ArchivedImage(of: node, at: time)
                    if readings[number]?.last?.picture == picture { continue }
                    readings[number, default: []].append(ArchivedFilm.Reading(seconds: second, picture: picture))
                }
            }
        }
        return readings
    }
}

extension ArchivedBox {
    /// Gives films the readings that were taken after their frames.
    fileprivate mutating func take(_ readings: [Int: [ArchivedFilm.Reading]]) {
        if case .film(var film) = kind, let own = readings[number] {
            film.readings = own
            kind = .film(film)
        }
        for index in children.indices { children[index].take(readings) }
    }

    /// Gives films the frames that were taken since.
    fileprivate mutating func develop(_ films: [Int: (frames: [ArchivedImage], still: ArchivedImage)]) {
        if case .film(var film) = kind, let taken = films[number] {
            (film.frames, film.still) = taken
            kind = .film(film)
        }
        for index in children.indices { children[index].develop(films) }
    }
}

extension PreferenceNode: PassingNode {}
extension PreferenceChangeNode: PassingNode {}
extension AppearanceNode: PassingNode {}
extension ValueChangeNode: PassingNode {}
extension TaskNode: PassingNode {}
extension InteractionNode: PassingNode {}
extension SubscriptionNode: PassingNode {}
extension ContentPresenceNode: PassingNode {}
extension PresenterNode: PassingNode {}
extension TransitionContentNode: PassingNode {}

/// A node that only draws its content.
protocol LayeringNode: ViewNode {}

extension PreferenceLayerNode: LayeringNode {}

@MainActor
protocol ArchivableEffectNode: WrapperNode {
    /// The effect as data; nil for an effect of user code.
    var archivedEffect: ArchivedEffect? { get }
}

extension EffectNode: ArchivableEffectNode {
    var archivedEffect: ArchivedEffect? { (effect as? any ArchivableEffect)?.archived }
}

@MainActor
protocol ArchivableShapeNode: ViewNode {
    /// The shape as data; nil where the shape or its fill is user code.
    var archivedShape: ArchivedShape? { get }
}

extension ShapeNode: ArchivableShapeNode {
    var archivedShape: ArchivedShape? {
        guard let form = (shape as? any ArchivableForm)?.archivedForm else { return nil }
        return ArchivedStyle(fill.value(at: .infinity)).map {
            ArchivedShape(form: form, style: $0, rule: ArchivedRule(fillStyle))
        }
    }
}
