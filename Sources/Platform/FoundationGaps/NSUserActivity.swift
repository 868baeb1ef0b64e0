import Foundation

/// The type of activities that open a link of the web in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A state of an app that can be taken up elsewhere.
///
/// Source: Apple, Foundation `NSUserActivity`.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var isEligibleForHandoff = true
    open var isEligibleForPublicIndexing = false
    open var persistentIdentifier: String?
    /// The identifier of the content, by which a scene decides whether it shows that content.
    open var targetContentIdentifier: String?
    open var keywords: Set<String> = []
    open var requiredUserInfoKeys: Set<String>?
    open var expirationDate = Date.distantFuture
    open var referrerURL: URL?
    open var needsSave = false

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Makes it the person's current activity, which has no effect in a render.
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
