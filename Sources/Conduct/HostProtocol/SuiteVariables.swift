/// The variables by which `zoetrope test` and the program that holds a suite understand each other.
package enum SuiteVariables {
    /// The path of the file that events of XCTest are written to.
    package static let events = "ZOETROPE_TEST_EVENTS"
    /// The path of a file that lists the tests of XCTest to run, `Class/method` a line; without it all are run.
    package static let tests = "ZOETROPE_TEST_LIST"
    /// The path of a file to which each use of a golden is written, as JSON, one a line.
    package static let goldens = "ZOETROPE_TEST_GOLDENS"
    /// The pixels per point of screens, in place of those of each device.
    package static let scale = "ZOETROPE_TEST_SCALE"
    /// The height in points of the status bar of the simulator that the tests' app ran on, or ``anySimulator``; missing where the tests
    /// run without an app.
    package static let statusBar = "ZOETROPE_TEST_STATUS_BAR"
    /// The word for a simulator that is not known.
    package static let anySimulator = "simulator"
    /// The system that snapshots show where their tests set none, such as 18.
    package static let system = "ZOETROPE_TEST_OS"
    /// A word in the names of pictures, such as `linux`: pictures of other systems lie beside them under the same names without it.
    package static let platform = "SNAPSHOT_TESTING_PLATFORM"
    /// The word that `zoetrope test` sets.
    package static let ownPlatform = "linux"
}
