/// Numbers in rows one after the other.
struct BlurGrid<Number> {
    let length: Int
    var numbers: [Number]

    init(rows: Int, length: Int, _ zero: Number) {
        self.length = length
        numbers = [Number](repeating: zero, count: rows * length)
    }
}
