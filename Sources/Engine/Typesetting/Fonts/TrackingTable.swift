import Foundation

/// The space, in points, that the system adds after every character of a font by its size.
///
/// Source: Apple, Human Interface Guidelines, Typography, tracking values of SF Pro, SF Pro Rounded and New York. Those of SF Pro are whole
/// 2048ths of an em, of which the guidelines print rounded points.
struct TrackingTable {
    private let rows: [(size: CGFloat, points: CGFloat)]

    private init(rows: [(size: CGFloat, points: CGFloat)]) { self.rows = rows }

    /// - Parameter units: in 2048ths of an em.
    private init(units: [(size: CGFloat, units: CGFloat)]) { rows = units.map { ($0, $0 * $1 / 2048) } }

    /// Linear between rows; outside them the nearest row's fraction of the size.
    func tracking(ofSize size: CGFloat) -> CGFloat {
        guard let first = rows.first, let last = rows.last, size > 0 else { return 0 }
        if size <= first.size { return size * first.points / first.size }
        if size >= last.size { return size * last.points / last.size }
        guard let above = rows.firstIndex(where: { $0.size >= size }) else { return 0 }
        let (low, high) = (rows[above - 1], rows[above])
        let part = (size - low.size) / (high.size - low.size)
        return low.points + part * (high.points - low.points)
    }

    static let standard = TrackingTable(units: [
        (6, 82), (7, 67), (8, 53), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -31), (16, -40), (17, -52),
        (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 17), (27, 22), (28, 28), (29, 28),
        (30, 27), (31, 26), (32, 26), (33, 25), (34, 24), (35, 22), (36, 21), (37, 20), (38, 20), (39, 20), (40, 19), (41, 18),
        (42, 18), (43, 18), (44, 17), (45, 16), (46, 16), (47, 16), (48, 15), (49, 14), (50, 14), (51, 14), (52, 13), (53, 12),
        (54, 12), (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0), (84, 0),
        (88, 0), (92, 0), (96, 0),
    ])

    static let rounded = TrackingTable(units: [
        (6, 174), (7, 159), (8, 145), (9, 130), (10, 117), (11, 104), (12, 92), (13, 80), (14, 70), (15, 60), (16, 52), (17, 45),
        (18, 42), (19, 40), (20, 37), (21, 34), (22, 32), (23, 31), (24, 30), (25, 29), (26, 28), (27, 27), (28, 26), (29, 26),
        (30, 25), (31, 24), (32, 24), (33, 24), (34, 23), (35, 22), (36, 22), (37, 21), (38, 21), (39, 20), (40, 20), (41, 19),
        (42, 19), (43, 18), (44, 17), (45, 17), (46, 16), (47, 16), (48, 15), (49, 15), (50, 14), (51, 13), (52, 13), (53, 12),
        (54, 12), (56, 11), (58, 9), (60, 8), (62, 7), (64, 6), (66, 5), (68, 4), (70, 4), (72, 3), (76, 2), (80, 0), (84, 0),
        (88, 0), (92, 0), (96, 0),
    ])

    static let serif = TrackingTable(rows: [
        (6, 0.23), (7, 0.22), (8, 0.2), (9, 0.18), (10, 0.15), (11, 0.12), (12, 0.07), (13, 0.05), (14, 0.03),
        (15, 0.0), (16, -0.03), (17, -0.07), (18, -0.11), (19, -0.15), (20, -0.2), (21, -0.21), (22, -0.23),
        (23, -0.25), (24, -0.26), (25, -0.27), (26, -0.29), (27, -0.32), (28, -0.33), (29, -0.34), (30, -0.37),
        (31, -0.39), (32, -0.41), (33, -0.42), (34, -0.45), (35, -0.48), (36, -0.49), (38, -0.52), (40, -0.55),
        (42, -0.57), (44, -0.62), (46, -0.65), (48, -0.68), (50, -0.71), (52, -0.74), (54, -0.79), (58, -0.85),
        (62, -0.91), (66, -0.97), (70, -1.06), (72, -1.09), (80, -1.21), (88, -1.33), (96, -1.5), (100, -1.56),
        (120, -1.88), (140, -2.26), (160, -2.58), (180, -2.99), (200, -3.32), (220, -3.76), (240, -4.22),
        (260, -4.57),
    ])
}
