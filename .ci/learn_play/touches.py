"""What is touched for an answer, one thing after the other."""


def touches(answer, board):
    """Selectors within the board; of what answers by itself, the last one does."""
    match board["format"]:
        case "choice":
            return [f'[data-option="{answer["choice"]}"]']
        case "moving":
            return [f'[data-option="{answer["touched"]}"]']
        case "keypad":
            return digits(answer["number"])
        case "tap-count":
            return [f'[data-thing="{place}"]' for place in range(answer["count"])]
        case "row":
            return [touch for gap, number in enumerate(answer["missing"])
                    for touch in (f'[data-gap="{gap}"]', *digits(number))]
        case "match" if board["layout"] == "sort":
            return [touch for slot, tile in answer.items()
                    for touch in (f'.tray [data-card="{slot}"]', f'[data-target="{tile}"]')]
        case "match":
            return [touch for slot, tile in answer.items()
                    for touch in (f'.tray [data-card="{tile}"]', f'[data-target="{slot}"]')]
        case "sequence":
            return [f'.tray [data-card="{tile}"]' for tile in answer]
        case "pegs":
            return [touch for place, number in enumerate(answer["pegs"])
                    for touch in (f'.tray [data-card="{number}"]', f'[data-target="p{place + 1}"]')]
        case "number-line":
            return [f'[data-hop="{hop}"]' for hop in answer["hops"]]
        case "base-10":
            return (['[data-blocks=tens][data-by="1"]'] * answer["tens"]
                    + ['[data-blocks=ones][data-by="1"]'] * answer["ones"])
        case "clock":
            return turned(answer, board)
        case "coins":
            return [f"[data-coin={kind}].coin-key" for kind, count in answer.items() for _ in range(count)]
        case "shade":
            return [f'.part-key[data-slice="{part}"]' for part in answer["segments"]]
        case "graph":
            return [f'[data-column="{bar}"] .graph-cell:nth-child({board["most"] - height + 1})'
                    for bar, height in enumerate(answer["bars"]) if height]
        case "measure":
            return ['[data-by="1"]'] * answer["value"]
    raise ValueError(f"no hand for {board['format']}")


def digits(number):
    return [f'[data-digit="{digit}"]' for digit in str(number)]


def turned(answer, board):
    """The hands by their keys, the shorter way round."""
    away = ((answer["h"] % 12) * 60 + answer["m"] - (board["h"] % 12) * 60 - board["m"]) % 720
    steps, away = away % 60 // board["step"], away - away % 60
    hours = away // 60 if away <= 360 else away // 60 - 12
    return ([f'[data-minutes="{60 if hours > 0 else -60}"]'] * abs(hours)
            + [f'[data-minutes="{board["step"]}"]'] * steps) or ['[data-minutes="60"]', '[data-minutes="-60"]']
