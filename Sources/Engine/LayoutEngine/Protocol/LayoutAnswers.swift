import Foundation

/// The answers that a container has already given. Their number is bounded, so that an endless row of proposals cannot fill the memory.
struct LayoutAnswers {
    struct GuideQuestion: Hashable {
        var guide: AlignmentKey
        var proposal: ProposedViewSize
    }

    var spacing: ViewSpacing?
    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var guides: [GuideQuestion: CGFloat?] = [:]

    /// The most answers, more than layouts of a settled tree need; beyond that, the memory starts afresh.
    private static let capacity = 64

    func size(for proposal: ProposedViewSize) -> CGSize? { sizes[proposal] }

    func guide(for question: GuideQuestion) -> CGFloat?? { guides[question] }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count >= LayoutAnswers.capacity { sizes.removeAll(keepingCapacity: true) }
        sizes[proposal] = size
    }

    mutating func remember(guide: CGFloat?, for question: GuideQuestion) {
        if guides.count >= LayoutAnswers.capacity { guides.removeAll(keepingCapacity: true) }
        guides.updateValue(guide, forKey: question)
    }
}
