"""What voices cost that other programs make, with a real Piper: a word at hand, a phrase never spoken, rendering
ahead, a family's board, memory. Run by .ci/bench on a private null sink with the python of .ci/natural-environment;
prints one table.

Everything is read from the outside: the sink's monitor, answers over HTTP, /proc, the engine asked directly. PARTS
chooses: cached phrases ahead board memory; TAPS is how many words are tapped in each voice (100).
"""
import os
import random
import re
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from conversation_figures import core_words, percentile  # noqa: E402
from natural_bench.engines import FreeEngine, Piper  # noqa: E402
from natural_bench.home import Ear, Home, also, family, in_memory, in_turn, meadow, phrases  # noqa: E402
from words_figures import names  # noqa: E402

TAPS = int(os.environ.get("TAPS", "100"))
PARTS = os.environ.get("PARTS", "cached phrases ahead board memory").split()
BLOCKS, SHARDS = 4, 16  # so many of so many parts of the board are rendered beside the engine alone


def row(what, figure, target, verdict):
    verdict = {True: "met", False: "MISSED"}.get(verdict, verdict)
    print(f"{what:<46} {figure:<46} {target:<20} {verdict}", flush=True)


def median_ratio(pairs, draws=600):
    """The ratio of the medians of pairs (other, one), and the middle 90 % of what resampling pairs makes of it."""
    draw = random.Random(5)

    def ratio(some):
        return statistics.median(a for a, _ in some) / statistics.median(b for _, b in some)
    found = sorted(ratio(draw.choices(pairs, k=len(pairs))) for _ in range(draws))
    return ratio(pairs), found[draws // 20], found[-draws // 20]


def ratio_row(what, pairs, most):
    found, low, high = median_ratio(pairs)
    a, b = (statistics.median(pair[at] for pair in pairs) for at in (0, 1))
    row(what, f"{a:.2f}, quick {b:.2f} ms, × {found:.3f} ({low:.3f}–{high:.3f})", f"× {most}",
        "met" if high <= most else "MISSED" if low > most else "open")


def close(service, monitor):
    """Says how the device fared: a machine without time makes it play later."""
    output = service.get("/healthz")["output"]
    print(f"  (the output's margin at the end: {output['marginMilliseconds']:.1f} ms, {output['lateEdits']} late "
          f"edits, {output['underruns']} underruns)")
    monitor.close()
    service.stop()


def cached(piper, place):
    """The same words in both voices in turn, one service: at the monitor, less each word's own rise, and inside."""
    quick = family(place, piper.port)
    service, monitor = Home(place, "joe"), Ear()
    words = core_words(service)
    words = [words[at % len(words)] for at in range(TAPS)]
    draw, bodies = random.Random(3), []
    for word in words:
        bodies += draw.sample([{"word": word, "voice": voice} for voice in ("joe", quick)], 2)
    rises = {(voice, word): service.rise(word, voice=voice) for voice in ("joe", quick) for word in set(words)}
    for body in bodies[:20]:
        service.sent(body)
        service.ask("POST", "/v1/stop", {})
    monitor.settle()
    taps = in_turn(service, monitor, bodies)

    def pairs(figure):
        found = []
        for two in zip(taps[::2], taps[1::2]):
            joe, other = sorted(two, key=lambda tap: tap.body["voice"] != "joe")
            if all(tap.heard is not None and tap.answer["source"] == "cache" for tap in two):
                found.append((figure(joe), figure(other)))
        return found

    def rise(tap):
        return rises[tap.body["voice"], tap.body["word"]]
    count = len(pairs(rise))
    ratio_row(f"cached word at the monitor, p50 of {count} pairs", pairs(lambda tap: tap.heard - rise(tap)), 1.03)
    ratio_row("the same as the service has it", pairs(lambda tap: tap.inside), 1.03)
    a, b = (percentile([tap.heard - rise(tap) for tap in taps if tap.heard is not None
                        and (tap.body["voice"] == "joe") == is_joe], 0.99) for is_joe in (True, False))
    row("its p99", f"{a:.2f}, quick {b:.2f} ms", "8 ms", a <= 8)
    a, b = (statistics.median(pair[at] for pair in pairs(rise)) for at in (0, 1))
    print(f"  (the sounds' own rise to −60 dBFS is on top: p50 {a:.2f}, quick {b:.2f} ms; {TAPS - count} pairs not "
          "judged)")
    close(service, monitor)


def phrase(piper, place):
    """Phrases never spoken: at once, and waited for beside the engine asked directly."""
    quick, free = family(place, piper.port), FreeEngine(piper.ask("banana;")[0])
    also(place, "free", free.port)
    service, monitor = Home(place, "joe"), Ear()
    count = max(10, TAPS * 3 // 10)
    texts = phrases(4 * count + 4, seed=time.time_ns())
    monitor.settle()

    def tap(body, said):
        [found] = in_turn(service, monitor, [body], seed=body["phrase"], said=said)
        piper.ask("a.")  # behind what was still being made
        return found

    def less_rise(some, **manner):
        return [one.heard - service.rise(one.body["phrase"], **manner) for one in some if one.heard is not None]
    service.set(naturalVoice="atOnce")
    taps = [tap({"phrase": text, **({"voice": quick} if number % 2 else {})}, 0.3)
            for number, text in enumerate(texts[:2 * count + 4])][4:]
    heard, other = (less_rise(some, voice=quick, asFirstSaid="true") for some in (taps[::2], taps[1::2]))
    p50, p99 = statistics.median(heard), percentile(heard, 0.99)
    row(f"phrase never spoken, at once, p50 of {len(heard)}", f"{p50:.1f}, p99 {p99:.1f} ms", "8 ms", p50 <= 8)
    print(f"  (inside {statistics.median(one.inside for one in taps[::2]):.1f}; in the quick voice itself, in turn "
          f"with them, p50 {statistics.median(other):.1f}, p99 {percentile(other, 0.99):.1f} ms)")
    service.set(naturalVoice="wait")
    own, ours, more, instead, part = [], [], [], 0, []
    texts = iter(texts[2 * count + 4:])
    for number, (text, other) in enumerate(zip(texts, texts)):
        free.sounds[other] = piper.ask(other)[0]
        part += less_rise([tap({"phrase": other, "voice": "free"}, 0.4)], voice="free")
        alone = piper.ask(text)[1] if number % 2 else None
        one = tap({"phrase": text}, 0.8)
        alone = alone or piper.ask(text)[1]
        isNatural = one.answer["lengthMilliseconds"] is not None
        instead += not isNatural
        for milliseconds in less_rise(
                [one], **({"voice": "joe"} if isNatural else {"voice": quick, "asFirstSaid": "true"})):
            own.append(alone)
            ours.append(milliseconds)
            more += [milliseconds - alone] * isNatural
    a, b = statistics.median(ours), statistics.median(own)
    # Of an engine that is later than what is waited for, only the wait is measured.
    verdict = "MISSED" if a > b + 15 else "met" if instead <= count // 10 else "open"
    row(f"the same, waited for, p50 of {len(ours)}", f"{a:.1f}, engine alone {b:.1f} ms", "engine + 15 ms",
        verdict)
    median = f"{statistics.median(more):+.1f} ms" if more else "none"
    print(f"  (beside the engine alone, text by text, p50 {median}; {instead} took over 250 ms and were said in the "
          f"quick voice)")
    row(f"Meadow's own part of that, p50 of {len(part)}",
        f"{statistics.median(part):.1f}, p99 {percentile(part, 0.99):.1f} ms", "15 ms", statistics.median(part) <= 15)
    print("  (an engine that has each phrase's sound ready and sends it at once)")
    free.stop()
    close(service, monitor)


def rendered(data, number):
    """The seconds of a part of the board being made, without those of a run that finds it made; how many words."""
    times, count = [], 0
    for _ in range(2):
        begin = time.monotonic()
        said = meadow("prerender", "--voice", "joe", "--shard", f"{number}/{SHARDS}", "--data", data)
        times.append(time.monotonic() - begin)
        count = count or int(re.search(r"(\d+) of them made now", said).group(1))
    return times[0] - times[1], count


def ahead(piper, place):
    """Blocks of the board by Meadow and by the engine alone, in turn; and with an engine that costs nothing."""
    free = FreeEngine(piper.ask("banana;")[0])
    family(place, piper.port, words=400)
    shutil.copytree(place, f"{place}-free")
    also(f"{place}-free", "joe", free.port)
    ours, alone, own, words = [], [], [], 0
    for number in range(1, BLOCKS + 1):
        free.texts.clear()
        seconds, count = rendered(f"{place}-free", number)
        own.append(seconds / count * 1000)
        texts, words = list(free.texts), words + count

        def engine(texts=texts):
            alone.append(sum(piper.ask(text)[1] for text in texts) / len(texts))

        def beside(number=number):
            seconds, count = rendered(place, number)
            ours.append(seconds / count * 1000)
        for step in (engine, beside)[:: 1 if number % 2 else -1]:
            step()
    free.stop()
    ratio = sum(alone) / sum(ours)
    blocks = ", ".join(f"{a / b:.2f}" for a, b in zip(alone, ours))
    row(f"rendering ahead, {words} words in {BLOCKS} blocks",
        f"{1000 * len(ours) / sum(ours):.1f}, engine {1000 * len(alone) / sum(alone):.1f} words/s, × {ratio:.3f}",
        "× 0.9", ratio >= 0.9)
    print(f"  (the blocks: {blocks}; Meadow's own part, with an engine that costs nothing: "
          f"{statistics.median(own):.1f} ms a word)")


def is_made(health, voice):
    """Whether the child speaks with `voice` and all that is made ahead is: what is in sight, then the rest, which is
    counted anew."""
    speech, cache = health["speech"], health["cache"]
    return speech["voice"] == voice and speech["done"] >= speech["total"] > 0 and cache["ready"] >= cache["wanted"]


def board(piper, place):
    """A family's board after its voice was chosen; and, in another speed, taps beside it."""
    quick = family(place, piper.port, words=400)
    service = Home(place, quick)
    words = core_words(service)
    own = [name for name, _ in names(400)]
    begin, seen = time.monotonic(), None

    def cache():
        return service.get("/healthz")["cache"]
    service.set(voice="joe")
    while not is_made(now := service.get("/healthz"), "joe"):
        if seen is None and now["speech"]["voice"] == "joe":
            seen = time.monotonic() - begin
        time.sleep(0.05)
    took, now = time.monotonic() - begin, now["cache"]
    seen = took if seen is None else seen
    some = [f"{word};" for word in words[::3] + own[::20]]
    alone = statistics.mean(piper.ask(text)[1] for text in some) / 1000
    row(f"a board of {now['wanted']} words after choosing it", f"{took:.1f} s", "45 s", took <= 45)
    row("what is in sight of it, when the child speaks so", f"{seen:.1f} s", "8 s", seen <= 8)
    print(f"  (the engine alone, {len(some)} of these words right after: {alone * 1000:.0f} ms each, "
          f"{alone * now['wanted']:.0f} s for all)")

    monitor, manner = Ear(), {"rate": 1.05}  # at hand by a speed of their own, whatever the board does
    bodies = [{"word": word, "voice": voice, **manner} for word in words[:20] for voice in ("joe", quick)]
    for body in bodies:
        service.rise(body["word"], voice=body["voice"], **manner)
        service.sent(body)
        service.ask("POST", "/v1/stop", {})
    monitor.settle()
    quiet = in_turn(service, monitor, bodies)
    service.set(rate=0.95)
    taps = in_turn(service, monitor, (bodies * (2 * TAPS // len(bodies) + 1))[:2 * TAPS],
                   goes_on=lambda: (now := cache())["ready"] < now["wanted"])
    done = cache()["ready"]
    rises = {(b["voice"], b["word"]): service.rise(b["word"], voice=b["voice"], **manner) for b in bodies}
    heard, alone = ([tap.heard - rises[tap.body["voice"], tap.body["word"]] for tap in some if tap.heard is not None]
                    for some in (taps, quiet))
    p50, p99 = statistics.median(heard), percentile(heard, 0.99)
    row(f"taps beside rendering ahead, p99 of {len(heard)}",
        f"{p99:.1f}, p50 {p50:.1f}, worst {max(heard):.1f} ms", "8 ms", p99 <= 8)
    others = sum(tap.answer["source"] != "cache" for tap in taps)
    print(f"  (just before, beside nothing, {len(alone)}: p99 {percentile(alone, 0.99):.1f}, "
          f"p50 {statistics.median(alone):.1f} ms; {done} words were made meanwhile; {len(taps) - len(heard)} "
          f"taps not judged, {others} not from memory)")
    close(service, monitor)


def memory(piper, place):
    """Two services at once, since what they share counts for each in part: one with the quick voice, one with joe."""
    quick = family(place, piper.port)
    os.mkdir(f"{place}-without")
    services = [Home(f"{place}-without", quick, output="silent"), Home(place, "joe", output="silent")]
    words = core_words(services[0])
    said = phrases(20, seed=8)
    for service in services:
        for number in range(3 * TAPS):
            service.tap(words[number % len(words)])
        for text in said:
            service.ask("POST", "/v1/taps", {"phrase": text})
        piper.ask("a.")
    time.sleep(3)
    without, with_it = (service.pss_mb() for service in services)
    row("memory with a natural voice, without", f"{with_it:.1f}, {without:.1f} MB, {with_it - without:+.1f} MB",
        "+10 MB", with_it - without <= 10)
    for service in services:
        service.stop()


def main():
    print(f"load before: {os.getloadavg()[0]:.2f}", flush=True)
    piper = Piper()
    try:
        for part, name in ((cached, "cached"), (phrase, "phrases"), (ahead, "ahead"), (board, "board"),
                           (memory, "memory")):
            if name in PARTS:
                with tempfile.TemporaryDirectory(dir=in_memory()) as place:
                    part(piper, f"{place}/family")
    finally:
        piper.stop()


if __name__ == "__main__":
    main()
