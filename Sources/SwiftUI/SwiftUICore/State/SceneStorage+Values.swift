import Foundation

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .whole)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .fractional)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .address)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StoredValue<Bool>.plain.optional())
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StoredValue<Int>.whole.optional())
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StoredValue<Double>.fractional.optional())
    }

    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredValue<String>.plain.optional())
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StoredValue<URL>.address.optional())
    }

    public init(_ key: String) where Value == Date? {
        self.init(key, nil, StoredValue<Date>.plain.optional())
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StoredValue<Data>.plain.optional())
    }
}

extension SceneStorage {
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StoredValue<R>.raw.optional())
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StoredValue<R>.raw.optional())
    }
}
