/// Runs a closure. Swift frees its objects when their last reference is gone, so there is no pool to empty.
public func autoreleasepool<E: Error, Result: ~Copyable>(
    invoking body: () throws(E) -> Result
) throws(E) -> Result {
    try body()
}
