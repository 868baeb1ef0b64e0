/// An action to run when the animations of a transaction have finished.
package struct AnimationCompletion {
    package var criteria: AnimationCompletionCriteria
    /// True if the action starts the next of an endless row of animations.
    package var recurs = false
    package var action: () -> Void
}

private enum CompletionsKey: TransactionKey {
    static var defaultValue: [AnimationCompletion] { [] }
}

extension Transaction {
    /// Adds a completion to run when the animations created with this transaction are all complete.
    ///
    /// Where nothing animates the completion runs at once, after the update.
    ///
    /// Source: Apple, SwiftUI `Transaction.addAnimationCompletion(criteria:_:)`.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        self[CompletionsKey.self].append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Adds the completion that starts the next of an endless row of animations.
    package mutating func addRecurringCompletion(_ completion: @escaping () -> Void) {
        self[CompletionsKey.self].append(
            AnimationCompletion(criteria: .logicallyComplete, recurs: true, action: completion))
    }

    /// The completions added so far.
    package var completions: [AnimationCompletion] { self[CompletionsKey.self] }

    /// Takes out the completions that were added after a number of them.
    package mutating func takeCompletions(after count: Int) -> [AnimationCompletion] {
        let taken = Array(completions.dropFirst(count))
        if !taken.isEmpty { self[CompletionsKey.self].removeLast(taken.count) }
        return taken
    }

    /// This transaction for the updates that follow from it: its completions belong to the update that carries it out.
    package var withoutCompletions: Transaction {
        var result = self
        result[CompletionsKey.self] = []
        return result
    }
}

/// Executes a closure whose changes are animated, and runs another when all those animations are complete.
///
/// Source: Apple, SwiftUI `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let scope = TransactionScope()
    var transaction = Transaction(animation: animation)
    transaction.scope = scope
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let result = try withTransaction(transaction, body)
    // Source: Apple's documentation: where nothing was changed the completion is called immediately after the body.
    if !scope.wasUsed { UnusedCompletion.call(completion) }
    return result
}

/// Calls the completions of animations that nothing was changed by.
private enum UnusedCompletion {
    /// The number of completions that call one another.
    @TaskLocal private static var depth = 0
    private static let most = 100

    static func call(_ completion: () -> Void) {
        guard depth < most else {
            fatalError(
                "The completion of withAnimation starts the same animation again without changing anything, which would repeat for ever. "
                    + "Change a value in its body, or start it again after a delay.")
        }
        $depth.withValue(depth + 1) { completion() }
    }
}
