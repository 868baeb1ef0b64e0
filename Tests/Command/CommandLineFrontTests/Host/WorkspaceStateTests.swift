import Foundation
import TestSupport
import Testing

@testable import CommandLineFront

@Suite("The package manager's record of a build")
struct WorkspaceStateTests {
    @Test("Packages named by a path are found among the others")
    func localPackages() throws {
        let json = """
            {"object": {"artifacts": [], "dependencies": [
                {"basedOn": null, "packageRef": {"identity": "shared", "kind": "fileSystem", "location": "/a/Shared", "name": "Shared"},
                 "state": {"name": "fileSystem", "path": "/a/Shared"}, "subpath": "Shared"},
                {"basedOn": null, "packageRef": {"identity": "opencombine", "kind": "remoteSourceControl",
                 "location": "https://github.com/OpenCombine/OpenCombine", "name": "OpenCombine"},
                 "state": {"checkoutState": {"revision": "8576f0d", "version": "0.14.0"}, "name": "sourceControlCheckout"},
                 "subpath": "OpenCombine"}
            ]}, "version": 7}
            """
        try expect(JSONDecoder().decode(WorkspaceState.self, from: Data(json.utf8)).localPackages, equals: ["/a/Shared"])
    }
}
