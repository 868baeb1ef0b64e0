import Foundation
import SnapshotTestingCustomDump
import Testing
import TestSupport

@Suite struct CustomDumpTests {
    struct User {
        var favoriteNumbers = [42, 1729]
        var id = 2
        var name = "Blob"
        var friend: Friend?
        var tags: Set = ["b", "a"]
        var none: [String] = []
    }

    final class Friend {
        var notes = "one\ntwo"
        var friend: Friend?
    }

    enum Answer { case yes, no(Int), maybe(reason: String, User?) }

    private func dump<Value>(_ value: Value) async -> String {
        await withCheckedContinuation { answer in
            Snapshotting<Value, String>.customDump.snapshot(value).run { answer.resume(returning: $0) }
        }
    }

    @Test("Values are written in the syntax of Swift, with the texts of swift-custom-dump's documentation") func values() async {
        let friend = Friend()
        friend.friend = friend
        await expect(
            dump(User(friend: friend)),
            equals: """
                CustomDumpTests.User(
                  favoriteNumbers: [
                    [0]: 42,
                    [1]: 1729
                  ],
                  id: 2,
                  name: "Blob",
                  friend: CustomDumpTests.Friend(
                    notes: \"""
                      one
                      two
                      \""",
                    friend: CustomDumpTests.Friend(↩︎)
                  ),
                  tags: Set([
                    "a",
                    "b"
                  ]),
                  none: []
                )
                """)
        await expect(dump([1: "one", 10: "ten", 2: "two"]), equals: "[\n  1: \"one\",\n  2: \"two\",\n  10: \"ten\"\n]")
        await expect(dump(Result<Int, any Error>.success(42)), equals: "Result.success(42)")
        await expect(dump([Answer.yes, .no(1)]), equals: "[\n  [0]: CustomDumpTests.Answer.yes,\n  [1]: CustomDumpTests.Answer.no(1)\n]")
        await expect(
            dump(Answer.maybe(reason: "x", nil)), equals: "CustomDumpTests.Answer.maybe(\n  reason: \"x\",\n  nil\n)")
        await expect(dump(Date(timeIntervalSince1970: 0)), equals: "Date(1970-01-01T00:00:00.000Z)")
    }
}
