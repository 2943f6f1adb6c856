"""A family that has learnt for some weeks: what GET /v1/learning/family says of it, made up."""
import datetime

FAMILIES = ["3+5", "3+6", "3+7", "4+6", "5+7", "6+8"]


def skill(name, number, accuracy, medal="silver", status="learning", chart=(1, 0.9, 1, 0, 1, 1, 0.8, 1)):
    return {"skillId": number, "name": name, "status": status, "medal": medal, "percent": accuracy // 2,
            "chart": list(chart), "attemptCount": 3 * len(chart), "accuracyPercent": accuracy}


def day_of(before):
    return str(datetime.date.today() - datetime.timedelta(days=before))


def moment(days):
    """A moment so many days from now, as the service sends it."""
    at = datetime.datetime.now() + datetime.timedelta(days=days)
    return {"milliseconds": int(at.timestamp() * 1000)}


def nothing(name="", child=1, goal=30):
    """A child that has not begun."""
    return {"child": child, "name": name, "progress": {
        "days": [], "minutesThisWeek": 0, "weeklyGoalMinutes": goal, "answers": 0, "skills": [],
        "skillsByStatus": {"notStarted": 21}, "needsPractice": [], "level": 0, "bands": [], "bestRuns": [],
        "errors": [], "nextReviews": [], "streak": "Today can be your first day.", "points": 0}}


def practised(name, child=1, days=24):
    """A child that has practised on `days` days up to today, each a little quicker than the one before."""
    entry = nothing(name, child)
    skills = [skill("Numbers to 20", "KS1", 96, "gold", "reviewing"), skill("Count and compare", "KS2", 88),
              skill("Odd and even", "KS3", 55, "bronze", chart=(0, 1, 0, 0.9, 1, 0)),
              skill("Simple patterns", "KS5", 92, "gold", "mastered"),
              skill("Add and take away to ten", "KS6", 71, "bronze", chart=(1, 0, 1, 1, 0))]
    needs = sorted((one for one in skills if one["accuracyPercent"] < 80), key=lambda one: one["accuracyPercent"])
    bands = [{"band": at + 1, "title": title, "isMastered": at == 0, "facts": 40, "seen": seen,
              "automatic": automatic,
              "verdict": {"attempts": 40, "correct": 38, "sessions": 3, "seenShare": 0.9, "provenShare": 0.8},
              "families": [{"family": family, "facts": 4, "seen": 4 if number < seen / 8 else 0,
                            **({"recall": 0.95 - number * 0.14} if number < seen / 8 else {})}
                           for number, family in enumerate(FAMILIES)]}
             for at, (title, seen, automatic) in enumerate(
                 [("Doubles", 40, 38), ("Near doubles", 34, 19), ("Tens", 12, 3), ("Bridge ten", 0, 0)])]
    entry["progress"].update({
        "days": [{"day": day_of(days - 1 - at), "minutes": 4.5 + at % 5 * 2, "sessions": 1, "answers": 14,
                  "correct": 12, "medianMilliseconds": 4200 - at * 80} for at in range(days) if at % 3],
        "minutesThisWeek": 18.4, "answers": 412, "accuracyPercent": 84, "skills": skills,
        "needsPractice": needs, "level": 1, "bands": bands, "best": 14,
        "errors": [{"tag": "operation-swap", "title": "Added where the sign says minus", "count": 9},
                   {"tag": "count-slip", "title": "One more or one less", "count": 6},
                   {"tag": "counted-the-hands", "title": "Counted the hands", "count": 2}],
        "nextReviews": [
            {"skill": "KS1", "name": "Numbers to 20", "due": moment(-1), "isDue": True},
            {"skill": "KS5", "name": "Simple patterns", "due": moment(4), "isDue": False}],
        "streak": "3 days in a row.", "points": 1240})
    return entry
