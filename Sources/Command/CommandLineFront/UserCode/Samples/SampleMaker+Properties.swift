/// The properties of a sample's view, and the moving ones.
extension SampleMaker {
    mutating func freeName(for name: String) -> String {
        var free = name
        var number = 2
        while !names.insert(free).inserted {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }

    /// Declares a property. Returns its name.
    mutating func property(_ declaration: String) -> String {
        properties.append(declaration)
        let words = declaration.prefix { $0 != "=" && $0 != ":" }.split(separator: " ")
        return words.last.map(String.init) ?? ""
    }

    mutating func counter(named name: String) -> String {
        let free = freeName(for: name)
        steps.append("\(free) += 1")
        return property("@State private var \(free) = 0")
    }

    /// Returns the expression for a parameter that moves; nil for parameters that stand still.
    mutating func motion(of type: String, named name: String, in scope: Scope) -> String? {
        let motion = scope.motion
        switch type {
        case "Bool":
            guard motion.moves(name, isFlag: true) else { return nil }
            return ahead(motion)
        case "Double", "CGFloat", "Float", "TimeInterval":
            if motion.movesFraction(name) { return "\(ahead(motion)) ? 1 : 0" }
            guard motion.isAnimatable(name) else { return nil }
            let value = SampleWords.number(named: name, besides: scope.parameters)
            return "\(ahead(motion)) ? \(Amounts.number(value)) : \(value == 5 ? "3" : "0")"
        case "Angle": return motion.isAnimatable(name) ? "Angle.degrees(\(ahead(motion)) ? 90 : 0)" : nil
        default: return motion.moves(name, isFlag: false) ? counter(named: name) : nil
        }
    }

    /// The flag that goes back and forth.
    mutating func ahead(_ motion: SampleMotion) -> String {
        if names.insert("isAhead").inserted {
            properties.append("@State private var isAhead = \(motion.start == 1)")
            steps.append("isAhead.toggle()")
        }
        return "isAhead"
    }

    /// A property that holds a model, so that it is made once.
    mutating func model(_ expression: String, named name: String) -> String {
        property("@State private var \(freeName(for: name)) = \(expression)")
    }

    /// A property for a sample that shows and hides something, or that a control is bound to.
    mutating func control(named name: String, initial: String, step: String?) {
        guard names.insert(name).inserted else { return }
        properties.append("@State private var \(name) = \(initial)")
        if let step { steps.append(step) }
    }
}
