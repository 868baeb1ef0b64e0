/// A system of linear equalities and inequalities in which the more important ones hold where not all can.
///
/// The method is the simplex tableau of Cassowary (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001). Two things differ: every constraint may be violated, and the levels of importance are compared one after another,
/// so that no number of less important constraints outweighs a more important one. Requires that constraints are added
/// before ``solve()``; adding costs about the number of constraints, which is little for the some hundred of an interface.
package struct LinearSystem {
    /// A number to be found: any value, also below zero.
    package struct Variable: Hashable, Sendable {
        fileprivate let symbol: Int
    }

    package enum Relation: Sendable { case atMost, equal, atLeast }

    /// A sum of variables with coefficients, and a constant.
    package struct Expression: Sendable {
        fileprivate var row: Row
        package init(_ constant: Double) { row = Row(constant: constant) }
        package init(_ variable: Variable) { row = Row(constant: 0, cells: [variable.symbol: 1]) }
        package var constant: Double { row.constant }
        /// True for a number alone.
        package var isConstant: Bool { row.cells.isEmpty }

        package static func + (left: Expression, right: Expression) -> Expression { left.adding(right, times: 1) }
        package static func - (left: Expression, right: Expression) -> Expression { left.adding(right, times: -1) }
        package static func * (left: Expression, factor: Double) -> Expression { Expression(0).adding(left, times: factor) }
        package static func + (left: Expression, right: Double) -> Expression { left + Expression(right) }
        package static func - (left: Expression, right: Double) -> Expression { left + Expression(-right) }

        private func adding(_ other: Expression, times factor: Double) -> Expression {
            var sum = self
            sum.row.add(other.row, times: factor)
            return sum
        }
    }

    /// A row of the tableau: a constant and the coefficients of symbols.
    fileprivate struct Row {
        var constant: Double
        var cells: [Int: Double] = [:]

        mutating func add(_ symbol: Int, _ coefficient: Double) {
            let sum = cells[symbol, default: 0] + coefficient
            cells[symbol] = abs(sum) < LinearSystem.nothing ? nil : sum
        }

        mutating func add(_ other: Row, times factor: Double) {
            constant += other.constant * factor
            for (symbol, coefficient) in other.cells { add(symbol, coefficient * factor) }
        }

        mutating func scale(by factor: Double) {
            constant *= factor
            cells = cells.mapValues { $0 * factor }
        }

        /// Turns a row that is zero into the value of one of its symbols.
        mutating func solve(for symbol: Int) {
            let coefficient = cells.removeValue(forKey: symbol) ?? 1
            scale(by: -1 / coefficient)
        }

        mutating func substitute(_ symbol: Int, by row: Row) {
            guard let coefficient = cells.removeValue(forKey: symbol) else { return }
            add(row, times: coefficient)
        }
    }

    /// Coefficients below this are rounding errors: lengths have a few thousand points, and factors are near one.
    private static let nothing = 1e-8

    /// True for a symbol that takes any value; the others, by which constraints are missed or met early, are never negative.
    private var isFree: [Bool] = []
    /// The values of the symbols that have a row; the others are zero.
    private var rows: [Int: Row] = [:]
    /// The sums of what the constraints of each level are missed by.
    private var levels: [(importance: Double, missed: Row)] = []

    package init() {}

    private mutating func symbol(isFree: Bool) -> Int {
        self.isFree.append(isFree)
        return self.isFree.count - 1
    }

    package mutating func variable() -> Variable { Variable(symbol: symbol(isFree: true)) }

    /// Adds a constraint between two expressions.
    ///
    /// - Parameter importance: any number; among constraints that cannot all hold, those of greater importance do.
    package mutating func add(_ first: Expression, _ relation: Relation, _ second: Expression, importance: Double) {
        var row = Row(constant: 0)
        for (expression, factor) in [(first, 1.0), (second, -1.0)] {
            row.constant += expression.row.constant * factor
            for (symbol, coefficient) in expression.row.cells {
                if let known = rows[symbol] { row.add(known, times: coefficient * factor) } else { row.add(symbol, coefficient * factor) }
            }
        }
        let (over, under) = (symbol(isFree: false), symbol(isFree: false))
        row.add(over, -1)
        row.add(under, 1)
        if relation != .atMost { miss(under, importance) }
        if relation != .atLeast { miss(over, importance) }
        if row.constant < 0 { row.scale(by: -1) }
        // A free variable takes the value that the constraint wants; else what the constraint is missed by does.
        let subject = row.cells.keys.filter { isFree[$0] }.max() ?? (row.cells[over, default: 0] < 0 ? over : under)
        row.solve(for: subject)
        take(row, for: subject)
    }

    private mutating func miss(_ symbol: Int, _ importance: Double) {
        let place = levels.firstIndex { $0.importance <= importance } ?? levels.count
        if place == levels.count || levels[place].importance != importance {
            levels.insert((importance, Row(constant: 0)), at: place)
        }
        levels[place].missed.add(symbol, 1)
    }

    private mutating func take(_ row: Row, for symbol: Int) {
        for other in rows.keys { rows[other]?.substitute(symbol, by: row) }
        for level in levels.indices { levels[level].missed.substitute(symbol, by: row) }
        rows[symbol] = row
    }

    /// Finds the values that miss the constraints by as little as possible.
    package mutating func solve() {
        while let entering, let leaving = leaving(for: entering), var row = rows.removeValue(forKey: leaving) {
            row.add(leaving, -1)
            row.solve(for: entering)
            take(row, for: entering)
        }
    }

    /// The symbol that makes the sums less; of several the first, so that no search goes in circles (Bland's rule).
    private var entering: Int? {
        for (index, level) in levels.enumerated() {
            let found = level.missed.cells.lazy.filter { symbol, coefficient in
                coefficient < -Self.nothing && !isFree[symbol]
                    && !levels[..<index].contains { abs($0.missed.cells[symbol] ?? 0) > Self.nothing }
            }
            if let first = found.map(\.key).min() { return first }
        }
        return nil
    }

    /// The symbol that becomes zero first while another one grows.
    private func leaving(for entering: Int) -> Int? {
        var best: (symbol: Int, ratio: Double)?
        for (symbol, row) in rows where !isFree[symbol] {
            guard let coefficient = row.cells[entering], coefficient < 0 else { continue }
            let ratio = -row.constant / coefficient
            if let known = best, known.ratio < ratio || known.ratio == ratio && known.symbol < symbol { continue }
            best = (symbol, ratio)
        }
        return best?.symbol
    }

    package func value(of expression: Expression) -> Double {
        // In one order, so that the last bit is the same in every run.
        expression.row.cells.sorted { $0.key < $1.key }.reduce(expression.row.constant) { sum, cell in
            sum + (rows[cell.key]?.constant ?? 0) * cell.value
        }
    }

    /// True if no other value misses the constraints by as little. Requires that the system is solved.
    package func isDetermined(_ expression: Expression) -> Bool {
        expression.row.cells.keys.allSatisfy { symbol in
            guard let row = rows[symbol] else { return false }
            return row.cells.keys.allSatisfy { other in
                !isFree[other] && levels.contains { abs($0.missed.cells[other] ?? 0) > Self.nothing }
            }
        }
    }
}
