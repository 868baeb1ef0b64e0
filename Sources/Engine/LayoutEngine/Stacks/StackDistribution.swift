import Foundation
import Geometry

/// Shares a stack's length out among its children.
///
/// The rule, as probed on macOS 27 and described by others (objc.io S01E235): spacing goes first; then the groups of equal layout
/// priority, highest first, each of which may use the remaining length minus the minimum lengths of all lower groups; in a group the
/// least flexible child is served first, and each is proposed an equal share of the rest.
struct StackDistribution {
    let axis: Axis
    let proposal: ProposedViewSize
    let subviews: LayoutSubviews
    let totalSpacing: CGFloat

    /// The proposal for each child, in the order of the children.
    func proposals() -> [ProposedViewSize] {
        guard let length = proposal[axis], length.isFinite else {
            return Array(repeating: proposal, count: subviews.count)
        }
        var lengths = [CGFloat](repeating: 0, count: subviews.count)
        let groups = priorityGroups()
        let reserves = groups.map { groups.count > 1 ? minimumLength(of: $0) : 0 }
        var reserved = reserves.reduce(0, +)
        var remaining = length - totalSpacing
        for (group, reserve) in zip(groups, reserves) {
            reserved -= reserve
            serve(group, available: remaining - reserved, into: &lengths, remaining: &remaining)
        }
        return lengths.map { childProposal($0) }
    }

    private func serve(
        _ group: [Int], available: CGFloat, into lengths: inout [CGFloat], remaining: inout CGFloat
    ) {
        var available = available
        for (served, index) in servingOrder(of: group).enumerated() {
            let share = max(available / CGFloat(group.count - served), 0).orZero
            lengths[index] = share
            let answer = subviews.size(ofSubview: index, for: childProposal(share))[axis]
            available -= answer
            remaining -= answer
        }
    }

    /// The children's offsets by priority, highest first, each group in the order of the children.
    private func priorityGroups() -> [[Int]] {
        let priorities = subviews.map(\.priority)
        let order = priorities.indices.sorted { first, second in
            priorities[first] != priorities[second] ? priorities[first] > priorities[second] : first < second
        }
        var groups: [[Int]] = []
        for index in order {
            if let last = groups.last, priorities[last[0]] == priorities[index] {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    private func minimumLength(of group: [Int]) -> CGFloat { group.reduce(0) { $0 + minimumLength(of: $1) } }

    /// Returns the length that a child takes of a proposal of nothing. Some children take nothing then, but more than their offer as soon
    /// as it is one point, as a text does whose ellipsis is wider; for these it is the length they take of one point.
    private func minimumLength(of index: Int) -> CGFloat {
        let minimum = subviews.size(ofSubview: index, for: childProposal(0))[axis]
        let least = subviews.size(ofSubview: index, for: childProposal(1))[axis]
        return least > 1 ? max(minimum, least) : minimum
    }

    private struct Candidate {
        var index: Int
        var minimum: CGFloat
        var flexibility: CGFloat
    }

    /// Least flexible first; among infinitely flexible ones the larger minimum first; then the order of the children.
    private func servingOrder(of group: [Int]) -> [Int] {
        guard group.count > 1 else { return group }
        let candidates = group.map { index -> Candidate in
            let minimum = subviews.size(ofSubview: index, for: childProposal(0))[axis]
            let maximum = subviews.size(ofSubview: index, for: childProposal(.infinity))[axis]
            return Candidate(index: index, minimum: minimum, flexibility: (maximum - minimum).orZero)
        }
        return candidates.sorted { first, second in
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            if first.flexibility == .infinity, first.minimum != second.minimum {
                return first.minimum > second.minimum
            }
            return first.index < second.index
        }.map(\.index)
    }

    private func childProposal(_ length: CGFloat) -> ProposedViewSize {
        ProposedViewSize(axis, length, across: proposal[axis.perpendicular])
    }
}
