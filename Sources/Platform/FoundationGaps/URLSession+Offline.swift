import Foundation
import FoundationNetworking

extension URLSession {
    /// Creates a session whose requests fail as those of `shared` do without a network: Foundation uses only the protocols in a session's
    /// configuration. Protocols of the code come first, as those of tests do.
    ///
    /// Not Apple's: the compilation of user code replaces `URLSession(configuration:)` with this.
    public convenience init(
        _configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil, delegateQueue: OperationQueue? = nil
    ) {
        if OfflineProtocol.isOn { OfflineProtocol.enter(_configuration) }
        self.init(configuration: _configuration, delegate: delegate, delegateQueue: delegateQueue)
    }
}
