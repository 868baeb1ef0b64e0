import Foundation

/// The renderer, built once: everything a host is made of but the user's code, in one object file, and the arguments with
/// which user code is compiled for it and linked with it.
///
/// The package manager is used only for this. Changes from one edit to the next go through compiler and linker alone: planning a build of
/// this package takes longer than both.
struct RendererKit: Codable, Equatable {
    /// The compiler's driver, absolute, and the arguments of every compilation of user code.
    var compiler: [String]
    /// The arguments for linking, without the objects and the program's name.
    let linker: [String]
    /// The renderer, and the packages that user code imports, as one relocatable object.
    let object: String
    /// The names of modules that user code may import.
    let modules: [String]
    /// The folder that holds the packages' resources beside a program.
    let resources: String
    /// The fingerprint that tells this kit from another.
    let fingerprint: String

    /// The arguments of a command that others need as well: where modules are found, for which machine, which macros.
    static func sharedArguments(of compilation: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < compilation.count {
            let argument = compilation[index]
            let isPair = ["-I", "-target", "-Xcc", "-module-cache-path"].contains(argument)
            if isPair, index + 1 < compilation.count {
                result += [argument, compilation[index + 1]]
                index += 2
            } else if argument == "-Xfrontend", index + 3 < compilation.count, compilation[index + 1].hasPrefix("-load-plugin") {
                result += compilation[index..<(index + 4)]
                index += 4
            } else {
                if argument.hasPrefix("-I") || ["-static-stdlib", "-enable-testing", "-DDEBUG"].contains(argument) {
                    result.append(argument)
                }
                index += 1
            }
        }
        return result
    }

    /// Returns the arguments of a link without those of a single program.
    static func sharedArguments(ofLink link: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < link.count {
            let argument = link[index]
            if argument == "-o" || argument == "-module-name" {
                index += 2
            } else {
                if !argument.hasPrefix("@"), argument != "-DDEBUG", !argument.hasPrefix("-g"), !argument.hasPrefix("-use-ld=") {
                    result.append(argument)
                }
                index += 1
            }
        }
        return result
    }
}
