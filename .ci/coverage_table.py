"""The table of make coverage, from what llvm-cov export wrote: each file of the session's engines with
its lines and how many were run, the other areas in one line each. Ends with 1 unless the engines'
lines were all run."""
import json
import os
import sys

ENGINES = "Sources/Talk/"
AREAS = [
    ("MeadowRuntime", "Sources/Runtime/"),
    ("MeadowFamily", "Sources/Family/"),
    ("MeadowStore", "Sources/Family/Store/"),
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


def percent(run, lines):
    return 100.0 * run / lines if lines else 100.0


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
        entry["filename"][len(root):]: entry["summary"]["lines"] for entry in data["files"]
        if entry["filename"].startswith(root)
    }
    engines = sorted(path for path in total if path.startswith(ENGINES))
    if not engines:
        sys.exit(f"there is no coverage of {ENGINES}: were the tests built with it?")

    print(f"{'file':<58}{'lines':>7}{'run':>7}{'coverage':>11}")
    for path in engines:
        print(row(path[len(ENGINES):], [total[path]]))
    print(row("Session, all engines", [total[path] for path in engines]))
    print()
    seen = set(engines)
    for name, folder in AREAS:
        paths = [path for path in total if path.startswith(folder) and path not in seen]
        seen.update(paths)
        print(row(name, [total[path] for path in paths]))

    wanted = sorted(seen) if "--lines" in sys.argv else engines
    missed = [path for path in wanted if total[path]["covered"] < total[path]["count"]]
    if missed:
        print("\nLines that no test runs, or not all of:")
        for path in missed:
            print(f"  {path}: {ranges(never_run(data['functions'], root + path))}")
    sys.exit(1 if any(path in missed for path in engines) else 0)


main()
