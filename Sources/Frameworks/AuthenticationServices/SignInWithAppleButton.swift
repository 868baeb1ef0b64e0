import RunContext
@_exported import SwiftUI

/// A button that signs people in with their Apple Account.
///
/// Nobody is signed in during a render: the button is drawn, and a press ends with `ASAuthorizationError.canceled` and is reported.
/// Source: Apple, AuthenticationServices `SignInWithAppleButton`; its measures from Apple's guidelines: the words are 43 % as high as the
/// button.
nonisolated public struct SignInWithAppleButton: View {
    /// The words on the button.
    public struct Label: Hashable, Sendable {
        let words: String
        public static let signIn = Label(words: "Sign in with Apple")
        public static let signUp = Label(words: "Sign up with Apple")
        public static let `continue` = Label(words: "Continue with Apple")
    }

    /// The colours of the button.
    public struct Style: Hashable, Sendable {
        let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    private let label: Label
    private let ask: (ASAuthorizationAppleIDRequest) -> Void
    private let end: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, ask, end) = (label, onRequest, onCompletion)
    }

    @MainActor @preconcurrency public var body: some View {
        let isDark = style == .black
        Button {
            RunReports.note("SignInWithAppleButton was pressed: signing in is not available here, and the request ends as cancelled.")
            ask(ASAuthorizationAppleIDProvider().createRequest())
            end(.failure(ASAuthorizationError(.canceled)))
        } label: {
            GeometryReader { geometry in
                HStack(spacing: geometry.size.height * 0.12) {
                    Image(systemName: "apple.logo")
                    Text(label.words)
                }
                .font(.system(size: min(geometry.size.height * 0.43, geometry.size.width * 0.075), weight: .medium))
                .foregroundStyle(isDark ? .white : .black)
                .frame(width: geometry.size.width, height: geometry.size.height)
            }
            .background(isDark ? .black : .white, in: .rect(cornerRadius: 6))
            .overlay { if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) } }
        }
        .buttonStyle(.plain)
        .frame(minWidth: 140, minHeight: 30)
    }
}

extension EnvironmentValues {
    private struct SignInStyleKey: EnvironmentKey {
        static var defaultValue: SignInWithAppleButton.Style { .black }
    }

    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The colours of the buttons that sign in.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { environment(\.signInStyle, style) }
}
