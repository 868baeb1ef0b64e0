import Foundation

/// Reads the value of a parameter from words, as they are typed on a command line.
struct ParameterReader {
    let name: String
    let intent: String
    let editing: IntentParameterEditing
    let options: (any DynamicOptionsProvider)?

    func fault(_ words: String, expected: String, known: [String], units: [String] = []) -> IntentParameterError {
        let expected = units.isEmpty ? expected : "\(expected) (units: \(units.joined(separator: ", ")))"
        return .notAValue(parameter: name, intent: intent, words: words, expected: expected, known: known)
    }

    /// - Throws: `IntentParameterError.notAValue`, or any error of a query.
    func value(_ words: String, as type: any _IntentValue.Type) async throws -> Any {
        if let optional = type as? any OptionalIntentValue.Type {
            return words.isEmpty || words == "nil" ? try await optional.read(.none) : try await value(words, as: optional.insideType)
        }
        if let list = type as? any ListedIntentValue.Type {
            var values: [any _IntentValue] = []
            for part in words.split(separator: ",") {
                let word = part.trimmingCharacters(in: .whitespaces)
                if let value = try await value(word, as: list.elementType) as? any _IntentValue { values.append(value) }
            }
            return list.make(values)
        }
        if let choice = try await offered(words) { return choice }
        switch type {
        case is String.Type: return words
        case is Bool.Type: return try flag(words)
        case is Int.Type: return try number(words, Int.init, "a whole number") { Double($0) }
        case is Double.Type: return try number(words, Double.init, "a number") { $0 }
        case is URL.Type:
            guard let url = URL(string: words), url.scheme != nil else { throw fault(words, expected: "an address", known: []) }
            return url
        case is Date.Type: return try date(words)
        case is DateComponents.Type: return try components(words)
        case is Duration.Type: return Duration.seconds(try number(words, Double.init, "a number of seconds") { $0 })
        case is AttributedString.Type: return AttributedString(words)
        case is PersonNameComponents.Type: return try name(words)
        case is IntentPerson.Type: return IntentPerson(identifier: .applicationDefined(words), name: .displayName(words))
        case is IntentPaymentMethod.Type: return IntentPaymentMethod(type: .unknown, name: words)
        case is IntentCurrencyAmount.Type: return try amount(words)
        case is IntentFile.Type: return try file(words)
        case let type as any MeasuredIntentValue.Type: return try measured(words, as: type)
        case let type as any AppEnum.Type: return try choice(words, of: type)
        case let type as any AppEntity.Type: return try await entity(words, of: type)
        default: throw fault(words, expected: "\(type), which cannot be given as text", known: [])
        }
    }

    private func flag(_ words: String) throws -> Bool {
        let names = editing.stateNames.map { [String(localized: $0.true), String(localized: $0.false)] } ?? []
        let word = words.lowercased()
        if ["true", "yes", "on", "1"].contains(word) || names.first?.lowercased() == word { return true }
        if ["false", "no", "off", "0"].contains(word) || names.last?.lowercased() == word { return false }
        throw fault(words, expected: "true or false", known: names)
    }

    private func number<Number>(
        _ words: String, _ read: (String) -> Number?, _ expected: String, _ amount: (Number) -> Double
    ) throws -> Number {
        var expected = expected
        if let range = editing.range {
            func words(_ bound: Double) -> String { Int(exactly: bound).map(String.init) ?? "\(bound)" }
            expected += " from \(words(range.lowerBound)) to \(words(range.upperBound))"
        }
        guard let number = read(words), amount(number).isFinite, editing.range?.contains(amount(number)) ?? true else {
            throw fault(words, expected: expected, known: [])
        }
        return number
    }

    /// A number and its unit: `1.5 km`, `250ml`, `3 cups`; a number alone is in the parameter's own unit.
    private func measured(_ words: String, as type: any MeasuredIntentValue.Type) throws -> Any {
        let units = editing.units ?? MeasuredUnits(of: type.baseUnit)
        let digits = Self.numberPrefix(of: words)
        let name = words.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        guard let number = Double(digits), number.isFinite, editing.range?.contains(number) ?? true,
            let unit = units.unit(named: name), let value = type.measured(number, in: unit, as: units.isFixed ? units.own : unit)
        else {
            let least = editing.range == nil ? "" : ", not less than 0"
            throw fault(
                words,
                expected: "a number with a unit, such as \"2 \(units.own.symbol)\"\(least); without a unit it is in "
                    + "\(units.own.symbol)",
                known: [], units: units.all.map(\.unit.symbol))
        }
        return value
    }

    /// The number at the beginning of words; an `e` is part of it only before an exponent.
    private static func numberPrefix(of words: String) -> Substring {
        var end = words.endIndex
        while end > words.startIndex, Double(words[..<end]) == nil { end = words.index(before: end) }
        return words[..<end]
    }

    private func date(_ words: String) throws -> Date {
        // Characters after a day are a time: a style of days alone accepts longer words, too, and ignores the rest.
        let day = Date.ISO8601FormatStyle.iso8601.year().month().day().dateSeparator(.dash)
        let time = day.time(includingFractionalSeconds: false).timeSeparator(.colon)
        let hasTime = words.contains { $0 == "T" || $0 == " " || $0 == ":" }
        let isShort = words.count { $0 == ":" } == 1 && words.last?.isNumber == true
        let whole = (isShort ? words + ":00" : words).replacingOccurrences(of: " ", with: "T")
        for style in hasTime ? [.iso8601, time] : [day] { if let date = try? style.parse(whole) { return date } }
        throw fault(words, expected: "a date such as 2025-09-09 or 2025-09-09T09:41:00Z", known: [])
    }

    /// The parts of a date, and of a time if one is given.
    private func components(_ words: String) throws -> DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts: Set<Calendar.Component> = words.contains("T") ? [.year, .month, .day, .hour, .minute] : [.year, .month, .day]
        return calendar.dateComponents(parts, from: try date(words))
    }

    /// Names as people of the west write them: the last is the family's.
    private func name(_ words: String) throws -> PersonNameComponents {
        let parts = words.split(separator: " ").map(String.init)
        guard let last = parts.last else { throw fault(words, expected: "somebody's name", known: []) }
        guard parts.count > 1 else { return PersonNameComponents(givenName: last) }
        return PersonNameComponents(givenName: parts.dropLast().joined(separator: " "), familyName: last)
    }

    /// A number and a currency: `12.50 EUR`.
    private func amount(_ words: String) throws -> IntentCurrencyAmount {
        let digits = Self.numberPrefix(of: words)
        let code = words.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).uppercased()
        let codes = editing.currencyCodes
        guard let number = Double(digits), number.isFinite, editing.range?.contains(number) ?? true,
            let amount = Decimal(string: String(digits), locale: Locale(identifier: "en_US_POSIX")),
            code.count == 3, code.allSatisfy(\.isLetter), codes.isEmpty || codes.contains(code)
        else { throw fault(words, expected: "an amount with a currency, such as \"12.50 EUR\"", known: codes) }
        return IntentCurrencyAmount(amount: amount, currencyCode: code)
    }

    private func file(_ words: String) throws -> IntentFile {
        guard FileManager.default.fileExists(atPath: words) else { throw fault(words, expected: "the path of a file", known: []) }
        return IntentFile(fileURL: URL(fileURLWithPath: words))
    }

    private func choice<Choice: AppEnum>(_ words: String, of type: Choice.Type) throws -> Choice {
        let cases = Array(Choice.allCases)
        let found =
            cases.first { $0.storedChoice == words }
            ?? cases.first { String(localized: $0.localizedStringResource).lowercased() == words.lowercased() }
        guard let found else { throw fault(words, expected: "\(Choice.self)", known: cases.map(\.storedChoice)) }
        return found
    }

    /// Returns the entity with an identifier, or an offered one with a title.
    private func entity<Entity: AppEntity>(_ words: String, of type: Entity.Type) async throws -> Entity {
        var fault: (any Error)?
        do {
            return try await Entity.found(by: words)
        } catch {
            // If no entity has this identifier, the words may be a title.
            if !(error is EntityLack) { fault = error }
        }
        let offered = try await asking(Swift.type(of: Entity.defaultQuery), for: words) {
            try await Entity.defaultQuery.suggestedEntities().items
        }
        if let found = offered.first(where: { $0.title.lowercased() == words.lowercased() }) { return found }
        if let query = Entity.defaultQuery as? any EntityStringQuery<Entity>,
            let found = try await asking(Swift.type(of: query), for: words, { try await Self.matching(words, query) })
        {
            return found
        }
        if let fault { _ = try await asking(Swift.type(of: Entity.defaultQuery), for: words) { () throws -> Entity in throw fault } }
        let known = offered.map { $0.title == $0.storedIdentifier ? $0.title : "\($0.title) (\($0.storedIdentifier))" }
        throw self.fault(words, expected: "\(Entity.self), by its identifier or title", known: known)
    }

    /// Runs a query of user code, and adds its purpose to the error if it throws.
    private func asking<Answer>(_ query: Any.Type, for words: String, _ ask: () async throws -> Answer) async throws -> Answer {
        do { return try await ask() } catch {
            throw IntentParameterError.queryFailed(
                parameter: name, intent: intent, words: words, query: "\(query)",
                error: error.wordsForPeople)
        }
    }

    private static func matching<Entity: AppEntity>(
        _ words: String, _ query: some EntityStringQuery<Entity>
    ) async throws -> Entity? {
        try await query.entities(matching: words).items.first { $0.title.lowercased() == words.lowercased() }
    }

    /// Returns one of the choices of an options provider; nil if there is none.
    private func offered(_ words: String) async throws -> Any? {
        guard let options else { return nil }
        let choices = try await asking(Swift.type(of: options), for: words) { try await Self.choices(of: options) }
        let found = choices.first { choice in choice.names.contains { $0.lowercased() == words.lowercased() } }
        guard let found else { throw fault(words, expected: "one of its options", known: choices.map { $0.names[0] }) }
        return found.value
    }

    private static func choices<Options: DynamicOptionsProvider>(
        of options: Options
    ) async throws -> [(names: [String], value: Any)] {
        try await options.results().items.map { item in
            switch item {
            case let entity as any AppEntity: ([entity.storedIdentifier, entity.title], item)
            case let choice as any AppEnum: ([choice.storedChoice, String(localized: choice.localizedStringResource)], item)
            default: (["\(item)"], item)
            }
        }
    }
}

/// A value with a unit.
protocol MeasuredIntentValue {
    static var baseUnit: Dimension { get }

    /// A value in a unit, converted to another; nil if they are of another dimension.
    static func measured(_ number: Double, in unit: Dimension, as own: Dimension) -> Any?
}

extension Measurement: MeasuredIntentValue where UnitType: Dimension {
    static var baseUnit: Dimension { UnitType.baseUnit() }

    static func measured(_ number: Double, in unit: Dimension, as own: Dimension) -> Any? {
        guard let unit = unit as? UnitType, let own = own as? UnitType else { return nil }
        let value = Measurement(value: number, unit: unit)
        return unit == own ? value : value.converted(to: own)
    }
}

extension AppEntity {
    /// The name of the entity.
    fileprivate var title: String { String(localized: displayRepresentation.title) }
}
