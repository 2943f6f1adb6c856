"""The table of make coverage, from what llvm-cov export wrote: each file of the engines of talk and of early
maths with its lines and how many were run, the other areas in one line each. Ends with 1 unless the engines'
lines were all run."""
import json
import os
import sys

#: What decides: the conversation; of early maths practice, runs, goals, mastery, reviews, lessons, narration, points
#: and badges, boards and the judging of answers. Every line of these is run.
ENGINES = [
    ("Talk", "Sources/Talk/"),
    ("Facts", "Sources/Learning/Facts/"),
    ("Memory", "Sources/Learning/Memory/"),
    ("Practice", "Sources/Learning/Practice/"),
    ("Timed", "Sources/Learning/Timed/"),
    ("Skills", "Sources/Learning/Skills/"),
    ("Items", "Sources/Learning/Items/"),
    ("Activity, facts", "Sources/Learning/Activity/Facts/"),
    ("Activity, lessons", "Sources/Learning/Activity/Lessons/"),
    ("Activity, narration", "Sources/Learning/Activity/Narration/"),
]
AREAS = [
    ("MeadowLearning: the activity around them", "Sources/Learning/Activity/"),
    ("LearningFiles", "Sources/Learning/Files/"),
    ("LearningSimulation", "Sources/Learning/Simulation/"),
    ("MeadowLearning: content and templates", "Sources/Learning/"),
    ("MeadowJournal", "Sources/Family/Journal/"),
    ("MeadowRuntime", "Sources/Runtime/"),
    ("MeadowStore", "Sources/Family/Store/"),
    ("MeadowFamily", "Sources/Family/"),
    ("MeadowContent", "Sources/Vocabulary/Content/"),
    ("MeadowFoundations", "Sources/Foundations/Values/"),
]


def never_run(functions, path):
    """The lines of `path` that hold code, or a part of an expression, that was never run."""
    lines = set()
    for function in functions:
        if path not in function["filenames"]:
            continue
        number = function["filenames"].index(path)
        for first, _, last, _, count, file, _, kind in function["regions"]:
            if not count and file == number and kind == 0:
                lines.update(range(first, last + 1))
    return sorted(lines)


def run_lines(segments):
    """Each line with code, and how often it was run at most, as llvm-cov show counts it: a summary counts a line
    once more for each closure on it, such as what stands behind ??."""
    lines, before = {}, None
    starts = {}
    for segment in segments:
        starts.setdefault(segment[0], []).append(segment)
    for line in range(segments[0][0], segments[-1][0] + 1) if segments else []:
        # A segment: line, column, count, whether it has one, whether a region begins there, whether it is a gap.
        here = starts.get(line, [])
        counts = [count for _, _, count, counted, begins, gap in here if counted and begins and not gap]
        is_skipped = bool(here) and not here[0][3] and here[0][4]
        if not is_skipped and (counts or before and before[3]):
            lines[line] = max(counts + ([before[2]] if before else []))
        before = here[-1] if here else before
    return lines


def percent(run, lines):
    return 100.0 * run / lines if lines else 100.0


def counted(lines):
    return {"count": len(lines), "covered": sum(count > 0 for count in lines.values()),
            "missed": sorted(line for line, count in lines.items() if not count)}


def row(name, counts):
    run = sum(count["covered"] for count in counts)
    lines = sum(count["count"] for count in counts)
    return f"{name:<58}{lines:>7}{run:>7}{percent(run, lines):>9.2f} %"


def ranges(numbers):
    """12, 13, 14, 20 as "12-14, 20"."""
    found = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in found)


def main():
    with open(sys.argv[1]) as file:
        data = json.load(file)["data"][0]
    root = os.getcwd() + "/"
    total = {
        entry["filename"][len(root):]: counted(run_lines(entry["segments"])) for entry in data["files"]
        if entry["filename"].startswith(root)
    }
    print(f"{'file':<58}{'lines':>7}{'run':>7}{'coverage':>11}")
    engines = []
    for name, folder in ENGINES:
        paths = sorted(path for path in total if path.startswith(folder))
        if not paths:
            sys.exit(f"there is no coverage of {folder}: were the tests built with it?")
        for path in paths:
            print(row(path[len(folder):], [total[path]]))
        print(row(f"{name}, all engines", [total[path] for path in paths]))
        print()
        engines += paths
    seen = set(engines)
    for name, folder in AREAS:
        paths = [path for path in total if path.startswith(folder) and path not in seen]
        seen.update(paths)
        print(row(name, [total[path] for path in paths]))

    wanted = sorted(seen) if "--lines" in sys.argv else engines
    missed = [path for path in wanted if total[path]["missed"]]
    if missed:
        print("\nLines that no test runs:")
        for path in missed:
            print(f"  {path}: {ranges(total[path]['missed'])}")
    parts = {path: never_run(data["functions"], root + path) for path in wanted}
    parts = {path: sorted(set(lines) - set(total[path]["missed"])) for path, lines in parts.items()}
    if any(parts.values()):
        print("\nLines of which some part is run and some is not, such as what stands behind ??:")
        for path in wanted:
            if parts[path]:
                print(f"  {path}: {ranges(parts[path])}")
    sys.exit(1 if any(path in missed for path in engines) else 0)


main()
