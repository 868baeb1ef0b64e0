import Foundation
import RunContext

/// An error of the store.
///
/// Source: Apple, StoreKit `SKError`.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "SKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var unknown: Code { .unknown }
}

/// A product of the first StoreKit; a render has no store, so none is found.
///
/// Source: Apple, StoreKit `SKProduct`.
open class SKProduct: NSObject, @unchecked Sendable {
    /// The unit of a length of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var isFamilyShareable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    public override init() {}
}

/// A length of time.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// An offer of a subscription.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The way in which an offer is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var paymentMode: PaymentMode { .freeTrial }
    open var numberOfPeriods: Int { 0 }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
    fileprivate weak var listener: (any SKRequestDelegate)?
    open func start() {}
    open func cancel() {}
}

/// A delegate of a request.
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products, which finds none: each identifier is answered as invalid.
///
/// Source: Apple, StoreKit `SKProductsRequest`.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    open weak var delegate: (any SKProductsRequestDelegate)? { didSet { listener = delegate } }

    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    open override func start() {
        reportStore("SKProductsRequest.start()")
        delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}

/// The products that a request found.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]
    init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}

/// A delegate of a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for the receipt, which fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)? { didSet { listener = delegate } }
    public init(receiptProperties properties: [String: Any]? = nil) {}
    open override func start() {
        reportStore("SKReceiptRefreshRequest.start()")
        delegate?.request(self, didFailWithError: SKError(.unknown))
    }
}

/// A purchase that is asked for.
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open fileprivate(set) var quantity = 1
    open var applicationUsername: String? { nil }
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A purchase that is asked for and can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
}

/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase.
///
/// Source: Apple, StoreKit `SKPaymentTransaction`.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    public let transactionState: SKPaymentTransactionState
    public let error: (any Error)?
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment, failing error: SKError) { (self.payment, transactionState, self.error) = (payment, .failed, error) }
}

/// An observer of purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}

/// The purchases of an app: each fails, as nothing is sold here, which is reported.
///
/// Source: Apple, StoreKit `SKPaymentQueue`.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private var observers: [any SKPaymentTransactionObserver] = []
    open private(set) var transactions: [SKPaymentTransaction] = []

    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }

    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    open func add(_ payment: SKPayment) {
        reportStore("SKPaymentQueue.add(_:)")
        let transaction = SKPaymentTransaction(payment, failing: SKError(.paymentNotAllowed))
        transactions.append(transaction)
        for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        for observer in observers { observer.paymentQueue(self, removedTransactions: [transaction]) }
    }
    open func restoreCompletedTransactions() {
        reportStore("SKPaymentQueue.restoreCompletedTransactions()")
        for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
}

private func reportStore(_ call: String) { RunReports.note("\(call) was called: there is no store here, and nothing is sold.") }

extension SKError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? SKError)?.code == code }
}
