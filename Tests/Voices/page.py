"""The report as one page of HTML that needs nothing else."""
import html

STYLE = """
:root { color-scheme: light; font: 17px/1.55 system-ui, sans-serif; color: #1c1917; background: #fafaf9 }
body { max-width: 66rem; margin: 0 auto; padding: 1.5rem 1.2rem 4rem }
h1 { font-size: 1.9rem; margin: .4rem 0 } h2 { margin: 2.6rem 0 .5rem; border-bottom: 2px solid #e7e5e4 }
h3 { margin: 1.6rem 0 .3rem } p { max-width: 46rem } .quiet { color: #57534e; font-size: .9rem }
table { border-collapse: collapse; margin: .8rem 0; font-size: .92rem } caption { text-align: left; color: #57534e }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #e7e5e4; vertical-align: top }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
.met { color: #15803d; font-weight: 600 } .missed { color: #b91c1c; font-weight: 700 }
td:nth-child(2) { white-space: nowrap }
.none { color: #a16207; font-weight: 600 }
img { max-width: 100%; height: auto; background: white; border: 1px solid #e7e5e4; border-radius: 6px }
details { margin: .6rem 0 } summary { cursor: pointer; color: #44403c }
nav a { margin-right: 1rem } .wide { overflow-x: auto }
"""
CLASSES = {"met": "met", "MISSED": "missed", "NOT MEASURED": "none", "told": "told"}


def cell(value, tag="td"):
    kind = ' class="n"' if isinstance(value, (int, float)) else ""
    text = f"{value:.1f}" if isinstance(value, float) else str(value)
    return f"<{tag}{kind}>{html.escape(text)}</{tag}>"


def table(heads, rows, caption=""):
    top = f"<caption>{html.escape(caption)}</caption>" if caption else ""
    numeric = [isinstance(value, (int, float)) for value in rows[0]] if rows else [False] * len(heads)
    first = "".join(
        f'<th scope="col"{" class=n" if n else ""}>{html.escape(h)}</th>' for h, n in zip(heads, numeric))
    body = "".join("<tr>" + "".join(map(cell, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table>{top}<thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>'


def verdicts(found):
    rows = "".join(
        f"<tr>{cell(v.what)}{cell(v.voice)}{cell(v.bar)}{cell(v.measured)}"
        f'<td class="{CLASSES[v.word]}">{v.word.lower()}</td></tr>' for v in found)
    return (
        '<div class="wide"><table><thead><tr><th scope="col">What</th><th scope="col">Voice</th>'
        '<th scope="col">Bar</th><th scope="col">Measured</th><th scope="col">Verdict</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div>")


def picture(address, text):
    return f'<div><img src="{address}" alt="{html.escape(text)}"></div>'


def paragraph(text, quiet=False):
    return f"<p{' class=quiet' if quiet else ''}>{html.escape(text)}</p>"


def folded(summary, content):
    return f"<details><summary>{html.escape(summary)}</summary>{content}</details>"


def whole(title, parts):
    """The page: `parts` are (id, heading, content)."""
    links = "".join(f'<a href="#{key}">{html.escape(head)}</a>' for key, head, _ in parts)
    body = "".join(f'<section id="{key}"><h2>{html.escape(head)}</h2>{content}</section>'
                   for key, head, content in parts)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><h1>{html.escape(title)}</h1><nav>{links}</nav>{body}"
        "</body></html>\n")
