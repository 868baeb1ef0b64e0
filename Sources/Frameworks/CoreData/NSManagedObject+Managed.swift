import Foundation

extension NSManagedObject {
    /// What an `@NSManaged` property reads.
    public func _managed<Value>(_ name: String) -> Value {
        willAccessValue(forKey: name)
        defer { didAccessValue(forKey: name) }
        if let value: Value = converted(values[name], named: name) { return value }
        preconditionFailure(
            "\(entity.name ?? "").\(name) has no value of type \(Value.self): make the property optional, or give the attribute a default "
                + "value."
        )
    }

    /// What an `@NSManaged` property writes.
    public func _setManaged<Value>(_ value: Value, _ name: String) { set(ManagedValue(value), named: name) }

    /// What an `@NSManaged` method such as `addToItems(_:)` does with the objects of a relationship.
    ///
    /// - Parameter name: the method's name without its parameters.
    public func _managedCall(_ name: String, _ arguments: [Any]) {
        for (prefix, change) in Self.changes where name.hasPrefix(prefix) && name.count > prefix.count {
            let rest = name.dropFirst(prefix.count)
            let candidates = [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)]
            let relationship = candidates.first { entity.relationship($0) != nil } ?? candidates[0]
            var objects = self.objects(relationship)
            change(&objects, arguments)
            return set(.objects(objects), named: relationship)
        }
        preconditionFailure("\(name) is not a method that adds to or removes from a relationship of \(entity.name ?? "").")
    }

    private typealias Change = (inout [NSManagedObject], [Any]) -> Void

    /// What the methods do that Xcode writes, by how their names begin.
    private static var changes: [(String, Change)] {
        [
            (
                "addTo",
                { objects, arguments in
                    for object in named(arguments[0]) where !objects.contains(object) { objects.append(object) }
                }
            ),
            (
                "removeFrom",
                { objects, arguments in
                    let places = indexes(arguments[0])
                    if !places.isEmpty {
                        for place in places.reversed() { objects.remove(at: place) }
                    } else {
                        let removed = named(arguments[0])
                        objects.removeAll { removed.contains($0) }
                    }
                }
            ),
            (
                "insertInto",
                { objects, arguments in
                    for (object, place) in zip(named(arguments[0]), indexes(arguments[1])) { objects.insert(object, at: place) }
                }
            ),
            (
                "replace",
                { objects, arguments in
                    for (place, object) in zip(indexes(arguments[0]), named(arguments[1])) { objects[place] = object }
                }
            ),
        ]
    }

    private static func named(_ argument: Any) -> [NSManagedObject] {
        switch ManagedValue(argument) {
        case .object(let object): [object]
        case .objects(let objects): objects
        case .value, nil: []
        }
    }

    private static func indexes(_ argument: Any) -> [Int] {
        switch argument {
        case let place as Int: [place]
        case let places as NSIndexSet: Array(places)
        default: []
        }
    }

    // MARK: Reading

    /// The objects of a relationship, whether one or many.
    func objects(_ name: String) -> [NSManagedObject] {
        switch values[name] {
        case .object(let object): [object]
        case .objects(let objects): objects
        case .value, nil: []
        }
    }

    /// Nil if it cannot be had as the type.
    private func converted<Value>(_ value: ManagedValue?, named name: String) -> Value? {
        switch value {
        case .object(let object): return object as? Value
        case .objects(let objects): return Self.collection(objects)
        case .value(let value): return value as? Value ?? Self.number(value)
        case nil:
            if Value.self is any ExpressibleByNilLiteral.Type {
                return entity.relationship(name)?.isToMany == true ? Self.collection([]) : Optional<Any>.none as? Value
            }
            return Self.collection([]) ?? Self.number(0) ?? ("" as? Value)
        }
    }

    private static func collection<Value>(_ objects: [NSManagedObject]) -> Value? {
        if let value = NSSet(array: objects) as? Value, !(Value.self is NSObject.Type) || Value.self == NSSet.self { return value }
        return NSOrderedSet(array: objects) as? Value ?? Set(objects) as? Value ?? objects as? Value
    }

    /// A number as the type of number that a property has.
    private static func number<Value>(_ value: Any) -> Value? {
        let number: NSNumber
        switch value {
        case let value as NSNumber: number = value
        case let value as Bool: number = NSNumber(value: value)
        case let value as any BinaryInteger: number = NSNumber(value: Int64(value))
        case let value as any BinaryFloatingPoint: number = NSNumber(value: Double(value))
        case let value as Date: number = NSNumber(value: value.timeIntervalSinceReferenceDate)
        default: return nil
        }
        let forms: [Any] = [
            number.int16Value, number.int32Value, number.int64Value, number.intValue, number.doubleValue, number.floatValue,
            number.boolValue,
            number.decimalValue, NSDecimalNumber(decimal: number.decimalValue), number,
            Date(timeIntervalSinceReferenceDate: number.doubleValue),
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }

    // MARK: Writing

    func set(_ value: ManagedValue?, named name: String) {
        willChangeValue(forKey: name)
        let former = objects(name)
        write(value, named: name)
        if let inverse = entity.relationship(name)?.inverseRelationship {
            let present = objects(name)
            for object in former where !present.contains(object) { object.unlink(self, from: inverse) }
            for object in present where !former.contains(object) { object.link(self, to: inverse) }
        }
        didChangeValue(forKey: name)
    }

    private func write(_ value: ManagedValue?, named name: String) {
        // The relationship of one that is given many, or the other way round, keeps its own form.
        switch (value, entity.relationship(name)?.isToMany) {
        case (.objects(let objects)?, false?): values[name] = objects.first.map { .object($0) }
        case (.object(let object)?, true?): values[name] = .objects([object])
        default: values[name] = value
        }
    }

    private func link(_ object: NSManagedObject, to relationship: NSRelationshipDescription) {
        guard !objects(relationship.name).contains(object) else { return }
        objectWillChange.send()
        if relationship.isToMany {
            values[relationship.name] = .objects(objects(relationship.name) + [object])
        } else {
            // Who was there before has lost it.
            if let former = objects(relationship.name).first, let inverse = relationship.inverseRelationship {
                former.unlink(self, from: inverse)
            }
            values[relationship.name] = .object(object)
        }
        noteChange(of: relationship.name)
    }

    private func unlink(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
        let left = objects(relationship.name).filter { $0 !== object }
        objectWillChange.send()
        values[relationship.name] = relationship.isToMany ? .objects(left) : left.first.map { .object($0) }
        noteChange(of: relationship.name)
    }

    func noteChange(of name: String) {
        if !changedNames.contains(name) { changedNames.append(name) }
        managedObjectContext?.noteUpdate(of: self)
    }

    /// Leaves all relationships, as a deleted object does.
    func leaveRelationships() {
        for relationship in entity.relationships {
            for object in objects(relationship.name) {
                if let inverse = relationship.inverseRelationship { object.unlink(self, from: inverse) }
            }
        }
    }
}
