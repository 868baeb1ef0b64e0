import AVFAudio
import AVFoundation
import Accelerate
import AuthenticationServices
import BundledFonts
import CloudKit
import CoreMedia
import DeviceActivity
import EventKitUI
import Foundation
import FamilyControls
import FoundationModels
import GameplayKit
import HealthKit
import LinkPresentation
import MediaPlayer
import MessageUI
import MobileCoreServices
import MusicKit
import NaturalLanguage
import Network
import NotificationCenter
import PDFKit
import Photos
import QuickLook
import RunContext
import SafariServices
import Speech
import Symbols
import SystemConfiguration
import TestSupport
import Testing
import Translation
import Vision
import VisionKit
import WebKit

@Suite("Frameworks without a service behind them")
struct MoreFrameworksTests {
    @Test("A point of a camera's layer is a place on its sensor, which lies on its side") @MainActor
    func cameraPoints() {
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        // The picture of 300 by 400 lies in the middle.
        expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 150, y: 300)), equals: CGPoint(x: 0.5, y: 0.5))
        expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 300, y: 100)), equals: CGPoint(x: 0, y: 0))
        layer.videoGravity = .resizeAspectFill
        expect(layer.layerPointConverted(fromCaptureDevicePoint: CGPoint(x: 1, y: 0.5)), equals: CGPoint(x: 150, y: 600))
    }

    @Test("A session takes no controls, and says so")
    func cameraControls() {
        let session = AVCaptureSession()
        let notes = RunReports.noted { session.addControl(AVCaptureControl()) }
        expect(notes, equals: ["AVCaptureSession.addControl() was called: there is no camera button here."])
        #expect(!session.canAddControl(AVCaptureControl()) && !session.supportsControls && session.controls.isEmpty)
    }

    @Test("A workout lasts without its pauses, and has the numbers that it was made with")
    func workout() {
        let start = Date(timeIntervalSince1970: 0)
        func event(_ type: HKWorkoutEventType, _ seconds: Double) -> HKWorkoutEvent {
            HKWorkoutEvent(type: type, dateInterval: DateInterval(start: start + seconds, duration: 0), metadata: nil)
        }
        let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 120)
        let workout = HKWorkout(
            activityType: .cycling, start: start, end: start + 600,
            workoutEvents: [event(.pause, 100), event(.resume, 160), event(.pause, 580)],
            totalEnergyBurned: energy, totalDistance: nil, metadata: nil)
        expect(workout.duration, equals: 520)
        #expect(workout.statistics(for: HKQuantityType(.activeEnergyBurned))?.sumQuantity() == energy)
        #expect(workout.statistics(for: HKQuantityType(.distanceCycling)) == nil)
        #expect(HKWorkoutActivityType.skatingSports.rawValue == 39 && HKWorkoutActivityType.cooldown.rawValue == 80)
    }

    @Test("A slider keeps its pictures and reports that they are not drawn") @MainActor
    func sliderPictures() {
        let slider = UISlider()
        let picture = UIImage()
        let notes = RunReports.noted { slider.setThumbImage(picture, for: .normal) }
        expect(notes, equals: ["UISlider.thumbImage is not drawn: the control has the system's form there."])
        #expect(slider.thumbImage(for: .normal) === picture && slider.thumbImage(for: .highlighted) == nil)
    }

    @Test("A web view begins to load, and fails to run a script")
    @MainActor
    func webView() {
        final class Listener: NSObject, WKNavigationDelegate {
            var begun = 0
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { begun += 1 }
        }
        let (view, listener) = (WKWebView(frame: .zero, configuration: WKWebViewConfiguration()), Listener())
        view.navigationDelegate = listener
        let address = URL(string: "https://example.com")!
        let noted = RunReports.noted { view.load(URLRequest(url: address)) }
        #expect(noted.contains { $0.contains("https://example.com") } && view.isLoading && view.url == address && listener.begun == 1)
        var failure: (any Error)?
        view.evaluateJavaScript("1") { failure = $1 }
        expect((failure as? WKError)?.code, equals: .webViewInvalidated)
        expect(view.configuration.websiteDataStore.isPersistent, equals: true)
        expect(view.fullscreenState, equals: .notInFullscreen)
    }

    @Test("A PDF's pages are counted, and other data is none")
    func pdf() throws {
        let text = "%PDF-1.4\n1 0 obj<</Type/Pages/Kids[2 0 R 3 0 R]>>\n2 0 obj<</Type /Page>>\n3 0 obj<</Type/Page/Parent 1 0 R>>"
        expect(try #require(PDFDocument(data: Data(text.utf8))).pageCount, equals: 2)
        #expect(PDFDocument(data: Data("hello".utf8)) == nil)
        let made = PDFDocument()
        made.insert(PDFPage(), at: 0)
        #expect(made.pageCount == 1 && made.dataRepresentation() == nil)
    }

    @Test("iCloud answers as for a person without an account")
    func cloud() async throws {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
        record["title"] = "Milk"
        #expect(record["title"] as? String == "Milk" && record.allKeys() == ["title"] && record.recordID == CKRecord.ID(recordName: "1"))
        try await expect(CKContainer.default().accountStatus(), equals: .noAccount)
        let error = await #expect(throws: CKError.self) { try await CKContainer.default().privateCloudDatabase.save(record) }
        expect(error?.code, equals: .notAuthenticated)
    }

    @Test("A language model is not eligible, and does not answer")
    func model() async {
        expect(SystemLanguageModel.default.availability, equals: .unavailable(.deviceNotEligible))
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await LanguageModelSession().respond(to: "Hello") }
        let session = LanguageModelSession {
            "Answer briefly."
            if Bool(true) { "In English." }
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await snapshot in session.streamResponse(to: "Hello") { Issue.record("\(snapshot.content)") }
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond { "Hello" } }
    }

    @Test("Screen time and music are refused, scanners and translators unsupported")
    func refused() async throws {
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        let day = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 20), repeats: true)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try DeviceActivityCenter().startMonitoring(DeviceActivityName("day"), during: day)
        }
        expect(day.nextInterval?.duration, equals: 12 * 3600)
        let store = ManagedSettingsStore()
        let noted = RunReports.noted { store.shield.applicationCategories = .all() }
        #expect(noted == ["ManagedSettingsStore.shield was set: it restricts nothing here."])
        store.clearAllSettings()
        #expect(store.shield == ManagedSettingsStore().shield)
        let selection = FamilyActivitySelection(includeEntireCategory: true)
        expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: JSONEncoder().encode(selection)), equals: selection)

        await expect(MusicAuthorization.request(), equals: .denied)
        expect(try await MusicLibraryRequest<Song>().response().items.count, equals: 0)
        await #expect(throws: MusicDataRequest.Error.self) {
            try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response()
        }
        let json = #"{"id": "1", "title": "Blue", "artistName": "B", "genreNames": [], "duration": 60}"#
        let song = try JSONDecoder().decode(Song.self, from: Data(json.utf8))
        ApplicationMusicPlayer.shared.queue = [song]
        expect(ApplicationMusicPlayer.shared.queue.currentEntry?.title, equals: "Blue")
        await #expect(throws: MusicDataRequest.Error.self) { try await ApplicationMusicPlayer.shared.play() }
        let list = try JSONDecoder().decode(Playlist.self, from: Data(#"{"id": "2", "name": "Calm"}"#.utf8))
        let place = try JSONDecoder().decode(
            Playlist.Entry.self, from: Data(#"{"id": "3", "title": "Green", "artistName": "C"}"#.utf8))
        expect(MusicPlayer.Queue(playlist: list, startingAt: place).currentEntry?.title, equals: "Green")

        #expect(await !DataScannerViewController.isSupported && !VNDocumentCameraViewController.isSupported)
        await #expect(throws: VisionError.unsupportedRequest("RecognizeTextRequest")) {
            try await RecognizeTextRequest().perform(on: Data())
        }
        let request = VNRecognizeTextRequest()
        #expect(request.results == nil)
        try VNImageRequestHandler(data: Data()).perform([request])
        expect(request.results, equals: [])
        await expect(LanguageAvailability().status(from: .init(identifier: "de"), to: nil), equals: .unsupported)
    }

    @Test("A ratio fits into the middle of a rectangle")
    func fitting() {
        let box = CGRect(x: 10, y: 20, width: 100, height: 50)
        expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: box), equals: CGRect(x: 35, y: 20, width: 50, height: 50))
        expect(
            AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: box), equals: CGRect(x: 10, y: 32.5, width: 100, height: 25))
        expect(AVMakeRect(aspectRatio: .zero, insideRect: box), equals: box)
    }

    @Test("The photo library is empty, and refuses changes")
    func photos() async {
        expect(PHAsset.fetchAssets(with: .image, options: nil).count, equals: 0)
        await expect(PHPhotoLibrary.requestAuthorization(for: .readWrite), equals: .denied)
        await #expect(throws: PHPhotosError(.accessUserDenied)) { try await PHPhotoLibrary.shared().performChanges {} }
    }

    @Test("Times are rational numbers of seconds")
    func times() {
        let half = CMTime(value: 300, timescale: 600)
        expect(half.seconds, equals: 0.5)
        expect(half + CMTime(value: 1, timescale: 3), equals: CMTime(value: 5, timescale: 6))
        #expect(half == CMTime(value: 1, timescale: 2) && half < .positiveInfinity && CMTime.indefinite.seconds.isNaN)
        expect(CMTime(seconds: 1.26, preferredTimescale: 10).value, equals: 13)
        expect(CMTimeGetSeconds(CMTimeMake(value: 7, timescale: 2)), equals: 3.5)
        #expect(CMTimeRange(start: .zero, duration: half).containsTime(CMTime(value: 1, timescale: 4)))
    }

    @Test("Seeds repeat their numbers, and a shuffled distribution its values once")
    func random() {
        let (first, second) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        expect((0..<5).map { _ in first.nextInt(upperBound: 100) }, equals: (0..<5).map { _ in second.nextInt(upperBound: 100) })
        let die = GKShuffledDistribution(forDieWithSideCount: 6)
        expect((0..<6).map { _ in die.nextInt() }.sorted(), equals: [1, 2, 3, 4, 5, 6])
        let bell = GKGaussianDistribution(randomSource: first, lowestValue: 0, highestValue: 60)
        let mean = (0..<1000).reduce(0) { sum, _ in sum + bell.nextInt() } / 1000
        #expect((27...33).contains(mean))
    }

    @Test("A machine enters the states that its state allows")
    func states() {
        final class Idle: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Running.Type }
        }
        final class Running: GKState {}
        let machine = GKStateMachine(states: [Idle(), Running()])
        #expect(machine.enter(Idle.self) && !machine.enter(Idle.self) && machine.enter(Running.self))
        #expect(machine.currentState is Running)
    }

    @Test("Vectors are added up, averaged and transformed")
    func vectors() {
        expect(vDSP.add([1.0, 2], [3, 4]), equals: [4, 6])
        expect(vDSP.rootMeanSquare([3.0, 4]), near: 12.5.squareRoot(), within: 1e-12)
        expect(vDSP.mean([Float](arrayLiteral: 1, 2, 6)), equals: 3)
        var mean: Float = 0
        vDSP_meanv([1, 9, 2, 9, 6, 9], 2, &mean, 3)
        expect(mean, equals: 3)
        #expect(vDSP.indexOfMaximum([1.0, 5, 2]) == (1, 5))
        var (scale, offset, high): (Float, Float, Float) = (2, 1, 6)
        var result = [Float](repeating: 0, count: 3)
        vDSP_vsmsa([1, 2, 3], 1, &scale, &offset, &result, 1, 3)
        expect(result, equals: [3, 5, 7])
        vDSP_vclip([-1, 4, 9], 1, &offset, &high, &result, 1, 3)
        expect(result, equals: [1, 4, 6])
        vDSP_vsub([1, 1, 1], 1, [5, 6, 7], 1, &result, 1, 3)
        expect(result, equals: [4, 5, 6])
        var bytes = [UInt8](repeating: 0, count: 3)
        vDSP_vfixu8([-3, 7.9, 300], 1, &bytes, 1, 3)
        expect(bytes, equals: [0, 7, 255])
        var (greatest, place): (Float, UInt) = (0, 0)
        vDSP_maxvi([1, 9, 5], 1, &greatest, &place, 3)
        #expect(greatest == 9 && place == 1)
    }

    /// The transform by its definition: the sum of the numbers, each turned by its angle.
    private func transform(_ numbers: [Float], at frequency: Int) -> (Double, Double) {
        var (real, imaginary) = (0.0, 0.0)
        for (index, number) in numbers.enumerated() {
            let angle = -2 * Double.pi * Double(index * frequency) / Double(numbers.count)
            (real, imaginary) = (real + Double(number) * cos(angle), imaginary + Double(number) * sin(angle))
        }
        return (real, imaginary)
    }

    @Test("A real Fourier transform is twice the definition's, and its inverse gives the numbers back", arguments: [1, 2, 3, 5] as [UInt])
    func fourier(log2: UInt) throws {
        let count = 1 << Int(log2)
        let numbers = (0..<count).map { Float(($0 * 7 + 3) % 11) - 4 }
        var (real, imaginary) = (
            stride(from: 0, to: count, by: 2).map { numbers[$0] }, stride(from: 1, to: count, by: 2).map { numbers[$0] }
        )
        let setup = try #require(vDSP_create_fftsetup(log2, FFTRadix(kFFTRadix2)))
        func run(_ direction: FFTDirection) {
            real.withUnsafeMutableBufferPointer { real in
                imaginary.withUnsafeMutableBufferPointer { imaginary in
                    var parts = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                    vDSP_fft_zrip(setup, &parts, 1, log2, direction)
                }
            }
        }
        run(FFTDirection(FFT_FORWARD))
        expect(Double(real[0]), near: 2 * transform(numbers, at: 0).0, within: 1e-3)
        expect(Double(imaginary[0]), near: 2 * transform(numbers, at: count / 2).0, within: 1e-3)
        for frequency in 1..<max(count / 2, 1) {
            expect(Double(real[frequency]), near: 2 * transform(numbers, at: frequency).0, within: 1e-3)
            expect(Double(imaginary[frequency]), near: 2 * transform(numbers, at: frequency).1, within: 1e-3)
        }
        run(FFTDirection(FFT_INVERSE))
        for index in real.indices { expect(Double(real[index]) / Double(2 * count), near: Double(numbers[2 * index]), within: 1e-4) }
    }

    @Test("Texts are split into words and sentences, and scripts give languages")
    func language() {
        let text = "Hello there. How are you?"
        let words = NLTokenizer(unit: .word)
        words.string = text
        expect(
            words.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }, equals: ["Hello", "there", "How", "are", "you"])
        expect(NLLanguageRecognizer.dominantLanguage(for: "こんにちは世界"), equals: .japanese)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "hello") == nil)
    }

    @Test("A page's description cannot be read, and a link view shows its host")
    @MainActor
    func links() async {
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(string: "https://example.com")!)
        }
        RunContext.with(\.surroundings.fonts, BundledFontLibrary.shared) {
            #expect(LPLinkView(url: URL(string: "https://example.com/a")!).intrinsicContentSize.height > 24)
        }
        expect(kUTTypeImage as String, equals: "public.image")
    }

    @Test("A network's path comes once, in a loop as by a handler")
    func paths() async {
        for await path in NWPathMonitor() {
            expect(path.status, equals: .satisfied)
            break
        }
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(SCNetworkReachabilityCreateWithName(nil, "example.com")!, &flags) && flags == .reachable)
    }

    @Test("The system's controllers are cards, which the report names")
    @MainActor
    func controllers() {
        let noted = RunReports.noted {
            for controller in [
                SFSafariViewController(url: URL(string: "https://example.com")!), EKEventEditViewController(), QLPreviewController(),
                UIImagePickerController(), UIDocumentPickerViewController(forOpeningContentTypes: [.text]),
                MFMailComposeViewController(), MFMessageComposeViewController(),
            ] as [UIViewController] { controller.loadViewIfNeeded() }
        }
        for name in [
            "SFSafariViewController", "EKEventEditViewController", "UIImagePickerController", "UIDocumentPickerViewController",
            "MFMailComposeViewController", "MFMessageComposeViewController",
        ] {
            #expect(noted.contains { $0.contains(name) })
        }
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera) && !MFMailComposeViewController.canSendMail())
    }

    @Test("Records are sorted by the names of their fields") func sortedRecords() throws {
        let records = ["b", "a"].map { name in
            let record = CKRecord(recordType: "Tea")
            record["name"] = name
            return record
        }
        let sorted = NSArray(array: records).sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
        expect(sorted.compactMap { ($0 as? CKRecord)?["name"] as? String }, equals: ["a", "b"])
    }

    @Test("Nobody subscribes to changes of a database without an account") func subscriptions() async throws {
        let subscription = CKQuerySubscription(recordType: "Tea", predicate: NSPredicate(value: true), options: .firesOnRecordCreation)
        let error = await #expect(throws: CKError.self) { try await CKContainer.default().publicCloudDatabase.save(subscription) }
        expect(error?.code, equals: .notAuthenticated)
        expect(CKNotification(fromRemoteNotificationDictionary: ["ck": ["qry": ["sid": "a"]]])?.subscriptionID, equals: "a")
        #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:] as [String: String]]) == nil)
    }

    @Test("Samples of a sound are those of their channel") func samples() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 9
        expect(buffer.frameLength, equals: 4)
        buffer.floatChannelData?[1][3] = 0.5
        #expect(buffer.floatChannelData?[1][3] == 0.5 && buffer.floatChannelData?[0][3] == 0 && buffer.int16ChannelData == nil)
        #expect(RunReports.noted { try? AVAudioEngine().start() }.contains { $0.contains("AVAudioEngine.start()") })
    }

    @Test("No speech is recognised, and a task fails") func speech() throws {
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "de_DE")))
        var failure: (any Error)?
        let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { failure = $1 }
        #expect(failure != nil && task.state == .completed && !recognizer.isAvailable)
    }

    @Test("A remote command keeps its handlers until they are removed") func commands() {
        let command = MPRemoteCommandCenter.shared().playCommand
        let token = command.addTarget { _ in .success }
        command.removeTarget(token)
        #expect(command.isEnabled)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Rain"]
        expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count, equals: 1)
    }

    @Test("A sign-in on a page and one with an account end as cancelled") @MainActor func signIn() async throws {
        var failure: (any Error)?
        let session = ASWebAuthenticationSession(url: try #require(URL(string: "https://example.com")), callbackURLScheme: "tea") {
            failure = $1
        }
        session.start()
        expect((failure as? ASWebAuthenticationSessionError)?.code, equals: .canceledLogin)
        final class Listener: NSObject, ASAuthorizationControllerDelegate {
            var code: ASAuthorizationError.Code?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                code = (error as? ASAuthorizationError)?.code
            }
        }
        let listener = Listener()
        let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = listener
        controller.performRequests()
        expect(listener.code, equals: .canceled)
    }

    @Test("An object that is entered is left as often") func objectLocks() {
        let object = NSObject()
        expect(objc_sync_enter(object), equals: 0)
        expect(objc_sync_enter(object), equals: 0)
        expect([objc_sync_exit(object), objc_sync_exit(object), objc_sync_exit(object)], equals: [0, 0, -1])
        expect(String(cString: __dispatch_queue_get_label(DispatchQueue(label: "tea"))), equals: "tea")
    }

    @Test("An error is caught by the name of its code, and by no other") func codes() {
        func caught(_ code: CKError.Code) -> String {
            do { throw CKError(code) } catch CKError.notAuthenticated { return "account" } catch { return "other" }
        }
        expect([CKError.Code.notAuthenticated, .networkFailure].map(caught), equals: ["account", "other"])
    }

    @Test("A list of audio buffers lies in memory as C has it: a count and the buffers behind it") func audioBuffers() {
        let list = AudioBufferList.allocate(maximumBuffers: 3)
        defer { free(list.unsafeMutablePointer) }
        expect(AudioBufferList.sizeInBytes(maximumBuffers: 3), equals: 56)
        for index in list.indices { list[index].mNumberChannels = UInt32(index + 1) }
        expect(list.map(\.mNumberChannels), equals: [1, 2, 3])
        let words = UnsafeRawPointer(list.unsafePointer)
        expect(words.load(fromByteOffset: 8 + 2 * 16, as: UInt32.self), equals: 3)
    }

    @Test("A graph of audio units keeps its settings, and its sound is never asked for") func audioUnits() {
        let equalizer = AVAudioUnitEQ(numberOfBands: 2)
        equalizer.bands[0].filterType = .lowShelf
        expect(equalizer.bands.map(\.filterType), equals: [.lowShelf, .parametric])
        let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
        let source = AVAudioSourceNode(format: format) { _, _, _, _ in
            Issue.record("Nothing asks for samples.")
            return noErr
        }
        expect(source.outputFormat(forBus: 0).sampleRate, equals: 44_100)
        let session = AVAudioSession.sharedInstance()
        expect(session.currentRoute.outputs.map(\.portType), equals: [.builtInSpeaker])
        expect(AVAudioSession.ErrorCode(rawValue: 561_015_905), equals: .cannotStartPlaying)
    }

    @Test("An event keeps the rule by which it occurs again, and no account is set up") func recurrence() {
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        let rule = EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 5))
        event.addRecurrenceRule(rule)
        #expect(event.hasRecurrenceRules && event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 5)
        event.removeRecurrenceRule(rule)
        #expect(!event.hasRecurrenceRules && store.sources.isEmpty && store.calendarItem(withIdentifier: "item-1") == nil)
        expect((HKError(.errorNoData) as NSError).domain, equals: HKErrorDomain)
    }
}
