import Drawing
import Synchronization

/// A cache of the colours at a mesh's knots: in most moving meshes, points change and colours do not.
struct MeshColors {
    /// The values that determine the colours.
    private struct Key: Equatable {
        let columns: Int
        let rows: Int
        let pieces: Int
        let vertices: [Color.Resolved]
        let smoothsColors: Bool
        let colorSpace: Gradient.ColorSpace
    }

    /// The number of cached meshes: as many as move side by side on a busy screen.
    private static let mostKept = 8
    private static let kept = Mutex<[(key: Key, colors: [RGBA])]>([])

    /// Returns the colours of the knots of a mesh, row by row, with each side of its cells divided into a number of pieces.
    static func colors(of mesh: ResolvedMesh, pieces: Int) -> [RGBA] {
        let key = Key(
            columns: mesh.columns, rows: mesh.rows, pieces: pieces, vertices: mesh.vertices.map(\.color),
            smoothsColors: mesh.smoothsColors, colorSpace: mesh.colorSpace)
        if let known = kept.withLock({ $0.first { $0.key == key }?.colors }) { return known }
        let colors = made(of: mesh, pieces: pieces)
        kept.withLock { kept in
            if kept.count == mostKept { kept.removeFirst() }
            kept.append((key, colors))
        }
        return colors
    }

    private static func made(of mesh: ResolvedMesh, pieces: Int) -> [RGBA] {
        let (width, height) = ((mesh.columns - 1) * pieces + 1, (mesh.rows - 1) * pieces + 1)
        func share(_ t: Double) -> Double { mesh.smoothsColors ? smooth(t) : t }
        var colors: [RGBA] = []
        colors.reserveCapacity(width * height)
        var ends: [(top: Color.Resolved, bottom: Color.Resolved)] = []
        var shown: Int?
        for y in 0..<height {
            let (row, v) = ResolvedMesh.place(y, pieces, cells: mesh.rows - 1)
            if row != shown {
                ends = (0..<width).map { x in
                    let (column, u) = ResolvedMesh.place(x, pieces, cells: mesh.columns - 1)
                    return mesh.cell(column, row).colors(at: share(u), mesh.colorSpace)
                }
                shown = row
            }
            for end in ends { colors.append(end.top.mixed(with: end.bottom, by: share(v), in: mesh.colorSpace).rgba) }
        }
        return colors
    }

    /// Returns a rise from 0 to 1 with zero slope at its ends.
    private static func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
}
