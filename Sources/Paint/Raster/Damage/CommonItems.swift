import Drawing

/// The items that two lists do not share, by a longest common subsequence of them.
///
/// Source: Wagner and Fischer, "The string-to-string correction problem", 1974.
struct CommonItems {
    private(set) var onlyOld: [DisplayItem] = []
    private(set) var onlyNew: [DisplayItem] = []

    /// Takes time and space as the product of the two lengths.
    init(_ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>) {
        let (old, new) = (Array(old), Array(new))
        let isSame = old.map { item in new.map { $0 == item } }
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                lengths[i][j] = isSame[i][j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if isSame[i][j] {
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                onlyOld.append(old[i])
                i += 1
            } else {
                onlyNew.append(new[j])
                j += 1
            }
        }
        onlyOld += old[i...]
        onlyNew += new[j...]
    }
}
