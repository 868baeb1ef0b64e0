import Foundation

/// A state of a machine.
///
/// Source: Apple, GameplayKit `GKState`.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() {}
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// A machine with one of several states at a time.
///
/// Source: Apple, GameplayKit `GKStateMachine`.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<State: GKState>(forClass stateClass: State.Type) -> State? { states.lazy.compactMap { $0 as? State }.first }
    open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }

    /// - Returns: false if the current state does not allow it, or there is no such state.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
        let former = currentState
        former?.willExit(to: next)
        currentState = next
        next.didEnter(from: former)
        return true
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
