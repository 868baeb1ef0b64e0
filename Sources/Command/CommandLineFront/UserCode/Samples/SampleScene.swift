import SwiftLexing

/// Puts the sample where it can be seen: a modifier on a card, a style on its control, a transition on a view that comes and goes.
struct SampleScene {
    let subject: SampleSubject
    let table: DeclarationTable
    let tokens: [[SwiftToken]]
    /// The types that it expects in the environment.
    let environment: [String]

    /// - Throws: ``SampleObstacle``.
    func source() throws -> SampleSource {
        var maker = SampleMaker(table: table, tokens: tokens, file: subject.isHidden ? subject.file : nil)
        let expression = try expression(&maker)
        var content = content(with: expression, &maker)
        for name in environment { content.append("    " + (try supply(of: name, &maker))) }
        var source = SampleSource(
            title: "\(subject.name) (sample)", canvas: subject.kind == .view ? isScreen ? .screen : .fitting : .square, content: content,
            maker: maker)
        if subject.isHidden { source.part = "\(subject.name.replacing(".", with: "_"))_\(subject.file)" }
        source.scope = subject.scope
        if subject.kind == .animation { source.animation = expression.hasPrefix("Animation.") ? expression : "Animation(\(expression))" }
        return source
    }

    // MARK: The expression

    private func expression(_ maker: inout SampleMaker) throws -> String {
        var scope = SampleMaker.Scope()
        scope.motion = motion
        switch subject.origin {
        case .type(let entry): return try maker.call(entry, in: scope)
        case .member(let declaration, let owner):
            // A member of a protocol's extension is found by its result: `.transition(.pivot)`.
            let prefix = owner.name == "AnyTransition" || owner.name == "Animation" ? owner.name : ""
            guard case .function(let head) = declaration.kind else { return "\(prefix).\(declaration.name)" }
            scope.generics = owner.generics + head.generics
            return "\(prefix).\(declaration.name)(\(try maker.arguments(for: head.parameters, in: scope)))"
        }
    }

    private var motion: SampleMotion {
        var motion = SampleMotion(hasFractions: true)
        switch subject.kind {
        case .modifier: (motion.hasFlags, motion.start) = (true, 0)
        case .view, .shape, .textRenderer: break
        case .layout, .transition, .animation, .fill, .style: return .none
        }
        if case .type(let entry) = subject.origin { motion.animatable = animatable(of: entry) }
        return motion
    }

    /// The stored properties that `animatableData` is made of.
    private func animatable(of entry: DeclarationTable.TypeEntry) -> Set<String>? {
        let stored = entry.members.filter { member in
            if case .property(let property) = member.kind { property.isStored && !member.isStatic } else { false }
        }
        if entry.declaration.attributes.contains("Animatable") {
            return Set(stored.filter { !$0.attributes.contains("AnimatableIgnored") }.map(\.name))
        }
        guard let data = entry.members.first(where: { $0.name == "animatableData" }) else { return nil }
        if stored.contains(data) { return ["animatableData"] }
        let words = Set(tokens[entry.file][data.tokens].compactMap(\.name))
        return Set(stored.map(\.name)).intersection(words)
    }

    /// A modifier that puts a model of a type into the environment.
    private func supply(of name: String, _ maker: inout SampleMaker) throws -> String {
        guard let entry = table.types[name] else { throw SampleObstacle(parameter: "environment", reason: "needs a \(name)") }
        let model = try maker.value(of: .name(name), named: "model", in: SampleMaker.Scope())
        return entry.conformances.contains("ObservableObject") ? ".environmentObject(\(model))" : ".environment(\(model))"
    }

    // MARK: What shows it

    private func content(with expression: String, _ maker: inout SampleMaker) -> [String] {
        switch subject.kind {
        case .view: return isScreen ? [expression] : [expression, "    .padding()"]
        case .shape: return shape(expression)
        case .layout: return tiles(in: expression)
        case .modifier:
            let modifier = expression.hasPrefix(".") ? expression : ".modifier(\(expression))"
            return SampleSource.card + ["    \(modifier)"] + touch(maker)
        case .textRenderer:
            return [
                "Text(\"Hello, World\")", "    .font(.system(size: 44, weight: .bold, design: .rounded))",
                "    .foregroundStyle(Color.blue)", "    .textRenderer(\(expression))",
            ] + touch(maker)
        case .transition: return transition(expression, &maker)
        case .animation: return animation(&maker)
        case .fill: return ["RoundedRectangle(cornerRadius: 28)", "    .fill(\(expression))", "    .frame(width: 200, height: 200)"]
        case .style(let control): return control.content(style: expression, &maker)
        }
    }

    /// True if a view fills a screen, judged by the names in it.
    private var isScreen: Bool {
        guard case .type(let entry) = subject.origin else { return false }
        let words: Set = [
            "ignoresSafeArea", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "List", "Form", "ScrollView",
        ]
        return tokens[entry.file][entry.declaration.tokens].contains { $0.word.map(words.contains) == true }
    }

    /// Returns the modifiers by which a touch does the step that is otherwise done by itself.
    private func touch(_ maker: SampleMaker) -> [String] {
        maker.steps.isEmpty ? [] : ["    .contentShape(.rect)", "    .onTapGesture { step() }"]
    }

    private func shape(_ expression: String) -> [String] {
        [
            "\(expression)", "    .fill(Color.blue.opacity(0.2))", "    .overlay {", "        \(expression)",
            "            .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))", "    }",
            "    .frame(width: 200, height: 200)",
        ]
    }

    private func tiles(in expression: String) -> [String] {
        let colors = ["red", "orange", "yellow", "green", "blue", "purple"]
        let widths = [64, 96, 48, 80, 56, 104]
        let tiles = zip(colors, widths).map { color, width in
            "    RoundedRectangle(cornerRadius: 12).fill(Color.\(color).gradient).frame(width: \(width), height: 56)"
        }
        return ["\(expression) {"] + tiles + ["}", ".padding()"]
    }

    private func transition(_ expression: String, _ maker: inout SampleMaker) -> [String] {
        maker.control(named: "isShown", initial: "true", step: "isShown.toggle()")
        return ["VStack(spacing: 16) {", "    ZStack {", "        if isShown {"] + SampleSource.card.map { "            \($0)" } + [
            "                .transition(\(expression))", "        }", "    }", "    .frame(width: 260, height: 220)",
            "    Button(isShown ? \"Hide\" : \"Show\") { step() }", "}",
        ]
    }

    private func animation(_ maker: inout SampleMaker) -> [String] {
        maker.control(named: "isAhead", initial: "false", step: "isAhead.toggle()")
        return [
            "Circle()", "    .fill(Color.blue.gradient)", "    .frame(width: 64, height: 64)", "    .offset(x: isAhead ? 96 : -96)",
            "    .frame(width: 320, height: 160)",
        ] + touch(maker)
    }
}

extension SampleControl {
    /// The control in a style, in lines.
    func content(style: String, _ maker: inout SampleMaker) -> [String] {
        switch self {
        case .button, .primitiveButton:
            return [
                "Button {} label: {", "    Label(\"Continue\", systemImage: \"star.fill\")", "}", ".buttonStyle(\(style))", ".padding()",
            ]
        case .toggle:
            maker.control(named: "isOn", initial: "true", step: nil)
            return ["Toggle(\"Wi-Fi\", isOn: $isOn)", "    .toggleStyle(\(style))", "    .padding()"]
        case .progressView:
            maker.control(named: "progress", initial: "0.75", step: "progress = progress > 0.5 ? 0 : 0.75")
            return ["ProgressView(\"Downloading\", value: progress)", "    .progressViewStyle(\(style))", "    .padding()"]
        case .gauge:
            maker.control(named: "value", initial: "0.75", step: "value = value > 0.5 ? 0 : 0.75")
            return [
                "Gauge(value: value) {", "    Text(\"Speed\")", "} currentValueLabel: {", "    Text(\"75\")", "} minimumValueLabel: {",
                "    Text(\"0\")", "} maximumValueLabel: {", "    Text(\"100\")", "}", ".gaugeStyle(\(style))", ".padding()",
            ]
        case .label: return ["Label(\"Favorites\", systemImage: \"star.fill\")", "    .labelStyle(\(style))", "    .padding()"]
        case .textField:
            maker.control(named: "text", initial: "\"Maria Ruiz\"", step: nil)
            return ["TextField(\"Name\", text: $text)", "    .textFieldStyle(\(style))", "    .padding()"]
        case .labeledContent:
            return ["LabeledContent(\"Distance\", value: \"42 km\")", "    .labeledContentStyle(\(style))", "    .padding()"]
        case .groupBox:
            return ["GroupBox(\"Today\") {", "    Text(\"A short walk by the lake\")", "}", ".groupBoxStyle(\(style))", ".padding()"]
        case .disclosureGroup:
            maker.control(named: "isExpanded", initial: "true", step: nil)
            return [
                "DisclosureGroup(\"Details\", isExpanded: $isExpanded) {", "    Text(\"A short walk by the lake\")", "}",
                ".disclosureGroupStyle(\(style))", ".padding()",
            ]
        case .menu:
            return [
                "Menu(\"Options\") {", "    Button(\"Share\") {}", "    Button(\"Delete\", role: .destructive) {}", "}",
                ".menuStyle(\(style))", ".padding()",
            ]
        case .datePicker:
            maker.control(named: "date", initial: "Date.now", step: nil)
            return ["DatePicker(\"Starts\", selection: $date)", "    .datePickerStyle(\(style))", "    .padding()"]
        }
    }
}
