import Foundation
import RunContext

/// Requests a review of an app, which is reported.
///
/// Source: Apple, StoreKit `SKStoreReviewController`.
public enum SKStoreReviewController {
    public static func requestReview() {
        RunReports.note("SKStoreReviewController.requestReview() has no effect: no review is requested here.")
    }

    public static func requestReview<Scene: AnyObject>(in windowScene: Scene) { requestReview() }
}
