/// Numbers in rows one after the other.
struct BlurGrid {
    let length: Int
    var numbers: [Float]

    init(rows: Int, length: Int) {
        self.length = length
        numbers = [Float](repeating: 0, count: rows * length)
    }
}
