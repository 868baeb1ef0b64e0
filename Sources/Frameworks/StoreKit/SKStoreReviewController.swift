import Foundation
import RunScope

/// Requests a review of an app, which is reported.
///
/// Source: Apple, StoreKit `SKStoreReviewController`.
public enum SKStoreReviewController {
    public static func requestReview() {
        RunReports.note("SKStoreReviewController.requestReview() was asked for: nobody is asked here.")
    }

    public static func requestReview<Scene: AnyObject>(in windowScene: Scene) { requestReview() }
}
