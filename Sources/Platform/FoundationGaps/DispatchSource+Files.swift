import Dispatch
import Foundation
import RunContext

extension DispatchSource {
    /// Returns a source that hears of changes of a file: of none, as files do not change by themselves in a render, which is reported.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        RunReports.note("DispatchSource.makeFileSystemObjectSource was called: changes of files are not watched here.")
        return UnchangedFile(handle: fileDescriptor, mask: eventMask, queue: queue ?? .global())
    }
}

/// A source of the changes of a file.
///
/// Source: Apple, Dispatch `DispatchSourceFileSystemObject`.
public protocol DispatchSourceFileSystemObject: AnyObject {
    var handle: Int32 { get }
    var mask: DispatchSource.FileSystemEvent { get }
    var data: DispatchSource.FileSystemEvent { get }
    var isCancelled: Bool { get }
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func cancel()
    func resume()
    func activate()
    func suspend()
}

extension DispatchSourceFileSystemObject {
    public func setEventHandler(handler: (() -> Void)?) { setEventHandler(qos: .unspecified, flags: [], handler: handler) }
    /// The form of `setEventHandler` in files that are compiled here, whose work never begins.
    public func _setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    public func setCancelHandler(handler: (() -> Void)?) { setCancelHandler(qos: .unspecified, flags: [], handler: handler) }
    public func setRegistrationHandler(handler: (() -> Void)?) { setRegistrationHandler(qos: .unspecified, flags: [], handler: handler) }
}

/// The opening of a file for its events alone. On Linux a file is opened for reading instead.
public let O_EVTONLY: Int32 = 0

/// The source of a file that stays as it is. It ends as others do: the handler of its cancellation is called, which closes the file.
private final class UnchangedFile: DispatchSourceFileSystemObject, @unchecked Sendable {
    let handle: Int32
    let mask: DispatchSource.FileSystemEvent
    var data: DispatchSource.FileSystemEvent { [] }
    private(set) var isCancelled = false
    private let queue: DispatchQueue
    private var cancelHandler: (() -> Void)?
    private var registrationHandler: (() -> Void)?

    init(handle: Int32, mask: DispatchSource.FileSystemEvent, queue: DispatchQueue) {
        (self.handle, self.mask, self.queue) = (handle, mask, queue)
    }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) { cancelHandler = handler }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) { registrationHandler = handler }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        call(cancelHandler)
    }
    func resume() { activate() }
    func activate() {
        call(registrationHandler)
        registrationHandler = nil
    }
    func suspend() {}

    private func call(_ handler: (() -> Void)?) {
        guard let handler else { return }
        nonisolated(unsafe) let work = handler
        queue.async { work() }
    }
}
