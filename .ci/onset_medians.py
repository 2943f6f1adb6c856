"""Medians over several runs of `meadow measure onset --json`, against what must be reached."""
import json
import statistics
import sys

TARGETS = [  # condition, percentile, at most (ms); shared with docs/measurements.md
    ("warm", 50, 4), ("warm", 99, 8), ("cold", 50, 8), ("cold", 99, 15), ("sentence", 50, 12),
    ("oldWord", 99, 12), ("newWord", 50, 4), ("busy", 99, 12),
]
TITLES = {
    "warm": "cached word", "cold": "word never spoken", "sentence": "17-word sentence",
    "oldWord": "interruption: old word silent", "newWord": "interruption: new word heard",
    "busy": "cached word, both cores busy", "espeak": "espeak-ng", "spdSay": "spd-say",
}


def percentile(values, percent):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-len(ordered) * percent // 100) - 1))]


def figures(run, condition, with_rise=False):
    for found in run["conditions"]:
        if found["condition"] == condition:
            return [s["heard"] - (0 if with_rise else s["rise"]) for s in found["samples"]]
    return []


def median(runs, condition, percent):
    values = [percentile(f, percent) for f in (figures(run, condition) for run in runs) if f]
    return statistics.median(values) if values else None


def row(what, figure, target, met):
    print(f"{what:<36} {figure:<12} {target:<12} {'met' if met else 'MISSED'}")


def main():
    runs = [json.load(open(path)) for path in sys.argv[1:]]
    for condition, percent, bound in TARGETS:
        value = median(runs, condition, percent)
        if value is not None:
            row(f"{TITLES[condition]}, p{percent}", f"{value:.1f} ms", f"{bound} ms", value <= bound)
    for peer in ("espeak", "spdSay"):
        # In the same run and both as heard, the words' own rise included.
        pairs = [(percentile(theirs, 50), percentile(figures(run, "warm", with_rise=True), 50))
                 for run in runs if (theirs := figures(run, peer, with_rise=True))]
        if not pairs:
            print(f"{TITLES[peer]}: not measured")
            continue
        theirs, ours = pairs[0]
        row(f"{TITLES[peer]}, p50 {theirs:.1f} ms", f"{theirs / ours:.1f} times", "7 times",
            theirs / ours >= 7)
    clicks = sum(len(run["splices"]["clicks"]) for run in runs)
    splices = sum(run["splices"]["count"] for run in runs)
    row(f"clicks in {splices} interruptions", str(clicks), "0", clicks == 0)
    underruns = sum(run["service"]["underruns"] for run in runs)
    row("underruns in all runs", str(underruns), "0", underruns == 0)


if __name__ == "__main__":
    main()
