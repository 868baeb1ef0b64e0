import LayoutEngine
import Testing
import TestSupport

@Suite struct LinearSystemTests {
    typealias Expression = LinearSystem.Expression

    @Test("What follows from equalities is found, whichever side is known") func chain() {
        var system = LinearSystem()
        let (a, b, c) = (Expression(system.variable()), Expression(system.variable()), Expression(system.variable()))
        system.add(b, .equal, a * 2 + 3, importance: 1000)
        system.add(c, .equal, a - b, importance: 1000)
        system.add(c, .equal, Expression(-10), importance: 1000)
        system.solve()
        expect(system.value(of: a), near: 7, within: 1e-6)
        expect(system.value(of: b), near: 17, within: 1e-6)
        expect(system.isDetermined(c), equals: true)
    }

    @Test("Many constraints of less importance do not outweigh one of more") func importance() {
        var system = LinearSystem()
        let x = Expression(system.variable())
        for _ in 0..<20 { system.add(x, .equal, Expression(0), importance: 250) }
        system.add(x, .equal, Expression(100), importance: 251)
        system.add(x, .atMost, Expression(60), importance: 750)
        system.solve()
        expect(system.value(of: x), near: 60, within: 1e-6)
    }

    @Test("Constraints that cannot all hold are missed by as little as possible, and a lesser one chooses among the ways") func conflict() {
        var system = LinearSystem()
        let x = Expression(system.variable())
        system.add(x, .equal, Expression(10), importance: 1000)
        system.add(x, .equal, Expression(20), importance: 1000)
        system.add(x, .atLeast, Expression(15), importance: 500)
        system.solve()
        expect(system.value(of: x), near: 15, within: 1e-6)
    }

    @Test("Lengths share a room by inequalities and wishes") func sharedRoom() {
        var system = LinearSystem()
        let lengths = (0..<3).map { _ in Expression(system.variable()) }
        for length in lengths { system.add(length, .atLeast, Expression(0), importance: 1001) }
        system.add(lengths[0] + lengths[1] + lengths[2], .equal, Expression(90), importance: 1000)
        system.add(lengths[0], .equal, lengths[2], importance: 1000)
        system.add(lengths[1], .atLeast, Expression(50), importance: 750)
        system.add(lengths[0], .equal, Expression(60), importance: 250)
        system.solve()
        expect(lengths.map { system.value(of: $0).rounded() }, equals: [20, 50, 20])
    }

    @Test("A value that constraints leave open is so, and one within a range is not determined") func open() {
        var system = LinearSystem()
        let (x, y) = (Expression(system.variable()), Expression(system.variable()))
        system.add(x, .atLeast, Expression(8), importance: 1000)
        system.solve()
        expect(system.isDetermined(x), equals: false)
        expect(system.isDetermined(y), equals: false)
        expect(system.value(of: x), near: 8, within: 1e-6)
    }
}
