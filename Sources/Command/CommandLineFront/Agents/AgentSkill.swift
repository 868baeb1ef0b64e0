/// The text that teaches a coding agent to use the command line or the tools.
enum AgentSkill {
    /// The sentences that a client of the protocol shows its model.
    static let instructions = """
        Zoetrope renders SwiftUI views and widgets on Linux. After each edit of a view call render and look at the picture; call film for \
        what moves, elements for frames and names, compare for what has changed since a commit, doctor for unsupported API. Failures name \
        file, line and column. Arguments that take a filter are quicker with one.
        """

    /// A `SKILL.md` for agents that have a shell and no tools.
    static let page = """
        ---
        name: zoetrope
        description: See SwiftUI views and widgets on Linux. Use after writing or changing a SwiftUI view, a widget or an animation, to look \
        at the result, find out why it looks as it does, and compare it with the last commit.
        ---

        # Seeing SwiftUI on Linux with zoetrope

        `PATH` is a package, an Xcode project, a folder or a Swift file; `.` unless given. `--filter 'Card*'` takes previews by name, and
        makes every command quicker. With `--json` a command writes one JSON object a line: `{"schema":1,"event":…}`.

        ## The loop

        1. `zoetrope list PATH --json` lists the previews with file and line, without a build. A view without `#Preview` is drawn where
           there are no previews; write one for each state that matters.
        2. `zoetrope render PATH --filter NAME --format png --scale 2 --json` draws. Read the pictures at the `path` of each `file` event.
        3. A `failure` has `file`, `line`, `column`, `code` and `message`. `compile`: mend the code. `trap`: the code stopped the
           process at that line. `timeout`: look for an endless loop. `evaluation`: the preview threw an error or has nothing to draw.
        4. Edit, and render again. A second render of the same code takes seconds.

        ## Questions and their commands

        | question | command |
        |---|---|
        | Where is each view, and what was it offered? | `zoetrope tree PATH --filter NAME` |
        | Can everybody read and reach it? | `zoetrope tree PATH --filter NAME --accessibility` |
        | How does it move? | `zoetrope sheet PATH --filter NAME --frames 12 --scale 1 --explain` |
        | What does a tap do? | `zoetrope sheet PATH --filter NAME --tap "Add" --frames 12 --scale 1` |
        | What does everything do that can be touched? | `zoetrope sheet PATH --filter NAME --tour` |
        | How does it look in other settings? | `render` with `--color-scheme dark`, `--dynamic-type accessibility3`, `--locale ar`, `--device "iPhone SE"` |
        | Does anything trap or is a picture missing? | `zoetrope check PATH` |
        | Which API is not supported? | `zoetrope doctor --api --symbols PATH` |
        | What has changed? | render into two folders, then `zoetrope compare BEFORE AFTER --json` |
        | Accept the pictures as goldens | `zoetrope record PATH --golden Golden`; then `zoetrope verify` compares |

        ## Rules

        - Look at each picture before you say that a view is done.
        - Exit code 0: done, or the same. 1: pictures differ, or something is missing. 2: a failure.
        - `zoetrope COMMAND --help` lists every option.
        """
}
