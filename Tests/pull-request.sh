#!/usr/bin/env bash
# A pull request with pictures from end to end, with a bare repository in place of a server and without a network: `Tests/pull-request.sh`.
# A view changes its colour on a branch; the images of both sides must be on the branch `previews`, and the comment must show them.
set -euo pipefail
cd "$(dirname "$0")/.."
root="$PWD"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=t GIT_AUTHOR_EMAIL=t@localhost GIT_COMMITTER_NAME=t GIT_COMMITTER_EMAIL=t@localhost
unset GITHUB_ACTIONS GITHUB_STEP_SUMMARY GITHUB_WORKSPACE

fail() {
    cat "$work/log" >&2
    echo "pull-request.sh: $1" >&2
    exit 1
}

git init -q --bare "$work/origin.git"
git init -q -b main "$work/app"
cd "$work/app"
git remote add origin "$work/origin.git"
mkdir Views
cat > Views/Card.swift <<'SWIFT'
import SwiftUI

struct Card: View {
    var body: some View { RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 60, height: 40) }
}

#Preview("Card") { Card() }
SWIFT
cat > Views/Label.swift <<'SWIFT'
import SwiftUI

#Preview("Label") { Text("The same") }
SWIFT
git add -A
git commit -qm "Add a card"
git push -q origin main
git switch -qc change
sed -i 's/\.red/.blue/' Views/Card.swift
git commit -qam "Colour the card blue"

status=0
ZOETROPE="$root/zoetrope" "$root/Distribution/pull-request.sh" main change pr-1 Views "$work/comment.md" https://files.test/previews \
    > "$work/log" 2>&1 || status=$?
[[ "$status" == 1 ]] || fail "the exit code is $status, not 1"

git fetch -q origin previews || fail "there is no branch of images"
files="$(git ls-tree -r --name-only FETCH_HEAD)"
for role in reference actual difference; do
    grep -q "^pr-1/Card/.*-$role.png$" <<< "$files" || fail "there is no $role on the branch: $files"
done
grep -q "^pr-1/index.html$" <<< "$files" || fail "there is no page on the branch"
! grep -q "Label" <<< "$files" || fail "an image that is the same is on the branch"
grep -q '1 of 2 images not the same' "$work/comment.md" || { cat "$work/comment.md" >&2; fail "the comment has no count"; }
grep -q 'https://files.test/previews/pr-1/Card/.*-actual.png' "$work/comment.md" || fail "the comment shows no image"
grep -q 'Views/Card.swift:7' "$work/comment.md" || fail "the comment has no place"
[[ -z "$(git status --porcelain)" ]] || fail "the working tree has changed: $(git status --porcelain)"

# The same code on both sides is the same, and says so.
ZOETROPE="$root/zoetrope" "$root/Distribution/pull-request.sh" main main pr-2 Views "$work/comment.md" > "$work/log" 2>&1 \
    || fail "equal revisions differ"
grep -q 'all the same' "$work/comment.md" || fail "the comment on equal revisions says something else"
echo "a pull request with pictures: all as it should be"
