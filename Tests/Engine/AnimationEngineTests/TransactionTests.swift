import TestSupport
import Testing

@testable import AnimationEngine

private struct NameKey: TransactionKey {
    static var defaultValue: String { "none" }
}

extension Transaction {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

@Suite struct TransactionTests {
    @Test func nestedAnimationsHoldForTheirOwnChanges() {
        #expect(Transaction.current.animation == nil)
        withAnimation(.easeIn) {
            withAnimation(.bouncy) { expect(Transaction.current.animation, equals: .bouncy) }
            expect(Transaction.current.animation, equals: .easeIn)
            withAnimation(nil) { #expect(Transaction.current.animation == nil) }
            expect(Transaction.current.animation, equals: .easeIn)
        }
        #expect(Transaction.current.animation == nil)
        let result = withAnimation { Transaction.current.animation }
        expect(result, equals: .default)
    }

    @Test func innerTransactionKeepsWhatItDoesNotSet() {
        withTransaction(\.name, "outer") {
            withAnimation(.linear) {
                expect(Transaction.current.name, equals: "outer")
                expect(Transaction.current.animation, equals: .linear)
            }
        }
        expect(Transaction.current.name, equals: "none")
    }

    @Test func aThrownErrorRestoresTheTransaction() {
        struct Fault: Error {}
        #expect(throws: Fault.self) { try withAnimation(.linear) { throw Fault() } }
        #expect(Transaction.current.animation == nil)
    }

    @Test func aTaskStartedInsideDoesNotInherit() async {
        let task = withAnimation(.linear) { Task.detached { Transaction.current.animation } }
        #expect(await task.value == nil)
    }

    @Test func flagsDefaultToFalse() {
        var transaction = Transaction(animation: .smooth)
        #expect(!transaction.disablesAnimations && !transaction.isContinuous && transaction.animation == .smooth)
        transaction.disablesAnimations = true
        transaction.isContinuous = true
        #expect(transaction.disablesAnimations && transaction.isContinuous)
    }
}
