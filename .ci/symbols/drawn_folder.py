"""A folder of files that a program draws: whether it is as it shall be, and making it so."""
from pathlib import Path


def keep(folder: Path, wanted, most, arguments, what):
    """Writes `wanted` (text by file name) into `folder` and clears away what nobody draws any more; with --check
    among `arguments` only says what differs. A picture of more than `most` bytes is wrong. The exit status."""
    there = {f.name: f.read_text() for f in folder.glob("*") if f.suffix in (".svg", ".json")}
    changed = [name for name, text in wanted.items() if there.get(name) != text]
    stale = sorted(there.keys() - wanted.keys())
    pictures = {name: len(text.encode()) for name, text in wanted.items() if name.endswith(".svg")}
    wrong = [f"{name}: {size} bytes are more than {most}" for name, size in pictures.items() if size > most]
    if "--check" in arguments:
        wrong += [f"{name}: not as it is drawn" for name in changed] + [f"{name}: not drawn" for name in stale]
    else:
        folder.mkdir(parents=True, exist_ok=True)
        for name in changed:
            (folder / name).write_text(wanted[name])
        for name in stale:
            (folder / name).unlink()
    print("\n".join([*wrong, f"{len(pictures)} {what}, {len(changed)} changed, {len(stale)} gone"]))
    return 1 if wrong else 0
