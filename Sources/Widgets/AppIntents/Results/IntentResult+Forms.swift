extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    /// Returns a result without further parts.
    public static func result() -> Self { Self() }
}

extension IntentResult {
    /// Returns a result with a value for the next intent.
    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// Returns a result with a dialog.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Returns a result with a value and a dialog.
    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Returns a result that continues with another intent.
    public static func result<Next: AppIntent>(opensIntent: Next) -> Self
    where Self == IntentResultContainer<Never, Next, Never, Never> {
        Self(opensIntent: opensIntent)
    }

    /// Returns a result that continues with another intent and has a value.
    public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
    where Self == IntentResultContainer<Value, Next, Never, Never> {
        Self(value: value, opensIntent: opensIntent)
    }

    /// Returns a result that continues with another intent and has a dialog.
    public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
        Self(opensIntent: opensIntent, dialog: dialog)
    }

    /// Returns a result that continues with another intent, and has a value and a dialog.
    public static func result<Value: _IntentValue, Next: AppIntent>(
        value: Value, opensIntent: Next, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, dialog: dialog)
    }
}

/// Results that show a view.
extension IntentResult {
    /// Returns a result with a view to show.
    public static func result<Snippet: View>(@ViewBuilder view: () -> Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self(snippet: view())
    }

    /// Returns a result with a view to show.
    public static func result<Snippet: View>(view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self(snippet: view)
    }

    /// Returns a result with a dialog and a view to show.
    public static func result<Snippet: View>(dialog: IntentDialog, @ViewBuilder view: () -> Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(dialog: dialog, snippet: view())
    }

    /// Returns a result with a dialog and a view to show.
    public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(dialog: dialog, snippet: view)
    }

    /// Returns a result with a value, a dialog and a view to show.
    public static func result<Value: _IntentValue, Snippet: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder view: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: view())
    }

    /// Returns a result with a value and a view to show.
    public static func result<Value: _IntentValue, Snippet: View>(
        value: Value, @ViewBuilder view: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        Self(value: value, snippet: view())
    }

    /// Returns a result with a value, a dialog and a view to show.
    public static func result<Value: _IntentValue, Snippet: View>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: view)
    }

    /// Returns a result with a value and a view to show.
    public static func result<Value: _IntentValue, Snippet: View>(value: Value, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        Self(value: value, snippet: view)
    }
}

/// Results that go on with another intent and show a view.
extension IntentResult {
    /// Returns a result that continues with another intent, with a view to show.
    public static func result<Next: AppIntent, Snippet: View>(opensIntent: Next, view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Next, Snippet, Never> {
        Self(opensIntent: opensIntent, snippet: view)
    }

    /// Returns a result that continues with another intent, and has a dialog and a view to show.
    public static func result<Next: AppIntent, Snippet: View>(
        opensIntent: Next, dialog: IntentDialog, view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Next, Snippet, IntentDialog> {
        Self(opensIntent: opensIntent, dialog: dialog, snippet: view)
    }

    /// Returns a result that continues with another intent, and has a value and a view to show.
    public static func result<Value: _IntentValue, Next: AppIntent, Snippet: View>(
        value: Value, opensIntent: Next, view: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Next, Snippet, Never> {
        Self(value: value, opensIntent: opensIntent, snippet: view)
    }

    /// Returns a result that continues with another intent, and has a value, a dialog and a view to show.
    public static func result<Value: _IntentValue, Next: AppIntent, Snippet: View>(
        value: Value, opensIntent: Next, dialog: IntentDialog, view: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Next, Snippet, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, dialog: dialog, snippet: view)
    }
}
