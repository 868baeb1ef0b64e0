/// A method of UIKit's that an extension of its class may override in the user's code, as Objective-C's categories do.
struct ExtensionOverride {
    let name: String
    /// The name with the labels of its arguments.
    let fullName: String
    /// True if the class's own method is `dynamic` in UIKit, so that the extension's takes its place. Nobody calls the others: a picture
    /// is never shaken.
    var isCalled = true

    private init(_ fullName: String, isCalled: Bool = true) {
        (self.fullName, self.isCalled) = (fullName, isCalled)
        name = String(fullName.prefix { $0 != "(" })
    }

    private static let motions = ["motionBegan", "motionEnded", "motionCancelled"].map { ExtensionOverride($0, isCalled: false) }
    private static let ofController = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    ].map { ExtensionOverride($0) }
    private static let ofView = ["layoutSubviews()", "didMoveToSuperview()"].map { ExtensionOverride($0) }

    /// The methods by the names of their classes; `UIKit/Views` declares each as `dynamic`.
    static let replaced: [String: [ExtensionOverride]] = [
        "UIWindow": motions, "UINavigationController": ofController, "UITabBarController": ofController,
        "UITextField": ofView, "UITextView": ofView, "UISearchBar": ofView, "UISegmentedControl": ofView, "UITableView": ofView,
        "UIPickerView": [ExtensionOverride("intrinsicContentSize")],
    ]

    /// The methods of a managed object's life that extensions override, and its description, with the protocols by which those are found.
    static let lifeEvents = [
        "awakeFromInsert": "_AwakesFromInsert", "awakeFromFetch": "_AwakesFromFetch", "prepareForDeletion": "_PreparesForDeletion",
        "willSave": "_WillSave", "didSave": "_DidSave", "description": "_DescribesItself",
    ]
}
