/// Runs a closure. What it makes is let go of when nobody holds it any more, so there is no pool to empty.
public func autoreleasepool<E: Error, Result: ~Copyable>(
    invoking body: () throws(E) -> Result
) throws(E) -> Result {
    try body()
}
