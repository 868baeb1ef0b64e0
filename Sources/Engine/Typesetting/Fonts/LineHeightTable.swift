import Foundation

/// The distance between baselines that the system gives a font by its size.
///
/// Source: Apple, Human Interface Guidelines, Typography, iOS text styles at the twelve type sizes. The rows of all
/// categories agree on one leading per size, two excepted (21 points: 28 in xxxLarge's Subhead; 26 elsewhere).
enum LineHeightTable {
    private static let rows: [(size: CGFloat, lineHeight: CGFloat)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
        (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39),
        (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
        (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
    ]

    /// Linear between rows, in proportion outside them.
    static func lineHeight(ofSize size: CGFloat) -> CGFloat {
        guard let first = rows.first, let last = rows.last else { return size }
        if size <= first.size { return size * first.lineHeight / first.size }
        if size >= last.size { return size * last.lineHeight / last.size }
        guard let above = rows.firstIndex(where: { $0.size >= size }) else { return size }
        let (low, high) = (rows[above - 1], rows[above])
        let part = (size - low.size) / (high.size - low.size)
        return low.lineHeight + part * (high.lineHeight - low.lineHeight)
    }
}
