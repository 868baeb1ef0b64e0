import OpenCombine

/// The types that operators of publishers return.
///
/// OpenCombine's publishers under their own names, except those that hand work to a scheduler, which are in `Publisher+ViewTime.swift`. A
/// type in an extension of OpenCombine's enum would rank equally with the existing one, and every name of it would be ambiguous.
///
/// Source: Apple, Combine `Publishers`.
public enum Publishers {}

extension Publishers {
    public typealias AllSatisfy = OpenCombine.Publishers.AllSatisfy
    public typealias AssertNoFailure = OpenCombine.Publishers.AssertNoFailure
    public typealias Autoconnect = OpenCombine.Publishers.Autoconnect
    public typealias Breakpoint = OpenCombine.Publishers.Breakpoint
    public typealias Buffer = OpenCombine.Publishers.Buffer
    public typealias BufferingStrategy = OpenCombine.Publishers.BufferingStrategy
    public typealias Catch = OpenCombine.Publishers.Catch
    public typealias Collect = OpenCombine.Publishers.Collect
    public typealias CollectByCount = OpenCombine.Publishers.CollectByCount
    public typealias CompactMap = OpenCombine.Publishers.CompactMap
    public typealias Comparison = OpenCombine.Publishers.Comparison
    public typealias Concatenate = OpenCombine.Publishers.Concatenate
    public typealias Contains = OpenCombine.Publishers.Contains
    public typealias ContainsWhere = OpenCombine.Publishers.ContainsWhere
    public typealias Count = OpenCombine.Publishers.Count
    public typealias Decode = OpenCombine.Publishers.Decode
    public typealias Drop = OpenCombine.Publishers.Drop
    public typealias DropUntilOutput = OpenCombine.Publishers.DropUntilOutput
    public typealias DropWhile = OpenCombine.Publishers.DropWhile
    public typealias Encode = OpenCombine.Publishers.Encode
    public typealias Filter = OpenCombine.Publishers.Filter
    public typealias First = OpenCombine.Publishers.First
    public typealias FirstWhere = OpenCombine.Publishers.FirstWhere
    public typealias FlatMap = OpenCombine.Publishers.FlatMap
    public typealias HandleEvents = OpenCombine.Publishers.HandleEvents
    public typealias IgnoreOutput = OpenCombine.Publishers.IgnoreOutput
    public typealias Last = OpenCombine.Publishers.Last
    public typealias LastWhere = OpenCombine.Publishers.LastWhere
    public typealias MakeConnectable = OpenCombine.Publishers.MakeConnectable
    public typealias Map = OpenCombine.Publishers.Map
    public typealias MapError = OpenCombine.Publishers.MapError
    public typealias MapKeyPath = OpenCombine.Publishers.MapKeyPath
    public typealias MapKeyPath2 = OpenCombine.Publishers.MapKeyPath2
    public typealias MapKeyPath3 = OpenCombine.Publishers.MapKeyPath3
    public typealias MeasureInterval = OpenCombine.Publishers.MeasureInterval
    public typealias Multicast = OpenCombine.Publishers.Multicast
    public typealias Output = OpenCombine.Publishers.Output
    public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
    public typealias PrefixUntilOutput = OpenCombine.Publishers.PrefixUntilOutput
    public typealias PrefixWhile = OpenCombine.Publishers.PrefixWhile
    public typealias Print = OpenCombine.Publishers.Print
    public typealias Reduce = OpenCombine.Publishers.Reduce
    public typealias RemoveDuplicates = OpenCombine.Publishers.RemoveDuplicates
    public typealias ReplaceEmpty = OpenCombine.Publishers.ReplaceEmpty
    public typealias ReplaceError = OpenCombine.Publishers.ReplaceError
    public typealias Retry = OpenCombine.Publishers.Retry
    public typealias Scan = OpenCombine.Publishers.Scan
    public typealias Sequence = OpenCombine.Publishers.Sequence
    public typealias SetFailureType = OpenCombine.Publishers.SetFailureType
    public typealias Share = OpenCombine.Publishers.Share
    public typealias SwitchToLatest = OpenCombine.Publishers.SwitchToLatest
    public typealias TryAllSatisfy = OpenCombine.Publishers.TryAllSatisfy
    public typealias TryCatch = OpenCombine.Publishers.TryCatch
    public typealias TryCompactMap = OpenCombine.Publishers.TryCompactMap
    public typealias TryComparison = OpenCombine.Publishers.TryComparison
    public typealias TryContainsWhere = OpenCombine.Publishers.TryContainsWhere
    public typealias TryDropWhile = OpenCombine.Publishers.TryDropWhile
    public typealias TryFilter = OpenCombine.Publishers.TryFilter
    public typealias TryFirstWhere = OpenCombine.Publishers.TryFirstWhere
    public typealias TryLastWhere = OpenCombine.Publishers.TryLastWhere
    public typealias TryMap = OpenCombine.Publishers.TryMap
    public typealias TryPrefixWhile = OpenCombine.Publishers.TryPrefixWhile
    public typealias TryReduce = OpenCombine.Publishers.TryReduce
    public typealias TryRemoveDuplicates = OpenCombine.Publishers.TryRemoveDuplicates
    public typealias TryScan = OpenCombine.Publishers.TryScan
    public typealias Zip = OpenCombine.Publishers.Zip
    public typealias Zip3 = OpenCombine.Publishers.Zip3
    public typealias Zip4 = OpenCombine.Publishers.Zip4
}
