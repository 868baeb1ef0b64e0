/// Samples of Apple's types.
enum AppleSamples {
    /// Returns an expression for a type without arguments, or nil where none is known.
    static func expression(of type: String, number: Int) -> String? {
        if type == "Color" { return ["Color.blue", "Color.orange", "Color.pink", "Color.teal", "Color.purple"][number % 5] }
        return values[type]
    }

    private static let values: [String: String] = [
        "Date": "Date.now", "URL": "URL(string: \"https://example.com\")!", "Data": "Data()", "Locale": "Locale.current",
        "Calendar": "Calendar.current", "TimeZone": "TimeZone.current", "Decimal": "Decimal(42)", "Duration": ".seconds(90)",
        "DateInterval": "DateInterval(start: .now, duration: 3600)", "DateComponents": "DateComponents(hour: 9, minute: 41)",
        "IndexSet": "IndexSet()", "NumberFormatter": "NumberFormatter()", "DateFormatter": "DateFormatter()",
        "Angle": "Angle.degrees(30)", "CGSize": "CGSize(width: 120, height: 80)", "CGPoint": "CGPoint(x: 60, y: 40)",
        "CGVector": "CGVector(dx: 20, dy: 10)", "CGRect": "CGRect(x: 0, y: 0, width: 120, height: 80)",
        "CGAffineTransform": "CGAffineTransform.identity", "UnitPoint": "UnitPoint.center", "Edge": "Edge.leading",
        "Edge.Set": "Edge.Set.all", "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
        "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.center", "Axis": "Axis.horizontal",
        "Axis.Set": "Axis.Set.horizontal", "EdgeInsets": "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)",
        "Font": "Font.body", "Font.Weight": "Font.Weight.semibold", "Font.Design": "Font.Design.rounded",
        "Font.TextStyle": "Font.TextStyle.body", "Animation": "Animation.smooth", "Spring": "Spring()",
        "Image": "Image(systemName: \"star.fill\")", "UIImage": "UIImage(systemName: \"star.fill\")!",
        "UIColor": "UIColor.systemBlue", "UIFont": "UIFont.systemFont(ofSize: 17)", "Text": "Text(\"A short walk by the lake\")",
        "AnyView": "AnyView(\(content))", "Label": "Label(\"Favorites\", systemImage: \"star.fill\")",
        "Path": "Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80))",
        "AnyShape": "AnyShape(Circle())", "Circle": "Circle()", "Rectangle": "Rectangle()", "Capsule": "Capsule()",
        "RoundedRectangle": "RoundedRectangle(cornerRadius: 16)", "Gradient": "Gradient(colors: [.blue, .purple])",
        "LinearGradient": "LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)",
        "RadialGradient": "RadialGradient(colors: [.blue, .purple], center: .center, startRadius: 0, endRadius: 80)",
        "AngularGradient": "AngularGradient(colors: [.blue, .purple, .blue], center: .center)",
        "AnyShapeStyle": "AnyShapeStyle(Color.blue)", "AnyGradient": "Color.blue.gradient", "Material": "Material.regular",
        "Gradient.Stop": "Gradient.Stop(color: .blue, location: 0.5)", "StrokeStyle": "StrokeStyle(lineWidth: 6, lineCap: .round)",
        "RoundedCornerStyle": "RoundedCornerStyle.continuous", "ContentMode": "ContentMode.fit", "ColorScheme": "ColorScheme.light",
        "BlendMode": "BlendMode.normal", "Visibility": "Visibility.visible", "AnyTransition": "AnyTransition.opacity",
        "Transaction": "Transaction()", "GridItem": "GridItem(.flexible())", "ControlSize": "ControlSize.regular",
        "ButtonRole": "ButtonRole.cancel", "ProposedViewSize": "ProposedViewSize.unspecified", "Character": "\"A\"",
        "LayoutDirection": "LayoutDirection.leftToRight", "ScenePhase": "ScenePhase.active", "UnitCurve": "UnitCurve.easeInOut",
        "Any": "\"A\"", "AnyHashable": "AnyHashable(\"A\")", "NSObject": "NSObject()",
        "EmptyView": "EmptyView()", "DragGesture": "DragGesture()",
        "RectangleCornerRadii": "RectangleCornerRadii(topLeading: 16, bottomTrailing: 16)",
    ]

    /// The content that a builder of content gets.
    static let content = "Text(\"A short walk by the lake\").padding()"

    /// Returns the sample for a generic parameter that is bound by a protocol, or for any value of it; nil where none is known.
    static func expression(bounded bound: String) -> String? { bounded[bound] }

    private static let bounded: [String: String] = [
        "View": content, "Shape": "RoundedRectangle(cornerRadius: 16)", "InsettableShape": "RoundedRectangle(cornerRadius: 16)",
        "ShapeStyle": "Color.blue", "Hashable": "\"One\"", "Equatable": "\"One\"", "Comparable": "\"One\"", "Sendable": "\"One\"",
        "Codable": "\"One\"", "Encodable": "\"One\"", "Decodable": "\"One\"", "CustomStringConvertible": "\"One\"",
        "StringProtocol": "\"A short walk by the lake\"", "LosslessStringConvertible": "\"One\"", "ViewModifier": "EmptyModifier()",
        "Gesture": "TapGesture()", "BinaryFloatingPoint": "0.6", "FloatingPoint": "0.6", "BinaryInteger": "3", "SignedInteger": "3",
        "FixedWidthInteger": "3", "Numeric": "3", "SignedNumeric": "3", "AdditiveArithmetic": "0.6", "VectorArithmetic": "0.6",
        "Identifiable": "SampleItem(id: 1)", "ButtonStyle": "BorderedButtonStyle()",
        "PrimitiveButtonStyle": "BorderedButtonStyle()", "ToggleStyle": "SwitchToggleStyle()", "LabelStyle": "TitleAndIconLabelStyle()",
        "Transition": "OpacityTransition()", "CustomAnimation": "Animation.smooth", "Error": "CancellationError()",
        "TimelineSchedule": "AnimationTimelineSchedule()", "Layout": "HStackLayout()",
    ]

    /// The protocols of collections.
    static let collections: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    ]
}
