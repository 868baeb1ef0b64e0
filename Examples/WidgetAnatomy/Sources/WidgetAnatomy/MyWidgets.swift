import SwiftUI
import WidgetKit

@main
struct MyWidgets: WidgetBundle {
    var body: some Widget {
        MyWidget()
    }
}
