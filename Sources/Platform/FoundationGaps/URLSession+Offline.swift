import Foundation
import FoundationNetworking

extension URLSession {
    /// A session whose requests fail as those of `shared` do where there is no network: Foundation asks only the protocols that a
    /// session's configuration names. Protocols of the code's own come first, as those of tests do.
    ///
    /// Not Apple's: `URLSession(configuration:)` becomes this where code is compiled here.
    public convenience init(
        _configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil, delegateQueue: OperationQueue? = nil
    ) {
        if OfflineProtocol.isOn {
            var protocols = _configuration.protocolClasses ?? []
            let place = protocols.firstIndex { String(describing: $0).hasPrefix("_") } ?? protocols.endIndex
            protocols.insert(OfflineProtocol.self, at: place)
            _configuration.protocolClasses = protocols
        }
        self.init(configuration: _configuration, delegate: delegate, delegateQueue: delegateQueue)
    }
}
