// Whether a step still means something when its turn has come. Steps go one after the other, and what came
// before may have brought another item, or the end; who touched meant what stood there. The service would
// refuse such a step, and a browser writes each refusal into its console as an error.

const OPEN = new Set(["open", "copying"]);
/** Steps that begin something, which a grown-up's limit may hold back. */
const BEGINS = new Set(["lesson", "review", "placement", "resume", "practise", "warmUp", "run"]);
/** Steps that were meant for the item that stood there. */
const OF_ITEM = new Set(["hint", "next", "skip", "previous", "touched"]);

const isOpen = (lesson) => OPEN.has(lesson?.outcome);
const isAsked = ({ lesson }, { item, attempt }) => isOpen(lesson) && lesson.item === item && lesson.attempt === attempt;

const FITS = {
  answer: isAsked,
  said: isAsked,
  hint: ({ lesson, controls }) => isOpen(lesson) && lesson.hintsLeft > 0 && controls?.givesHints !== false,
  next: ({ lesson }) => Boolean(lesson) && !isOpen(lesson),
  skip: ({ lesson }) => isOpen(lesson),
  previous: ({ lesson }) => Boolean(lesson) && !lesson.isFirst && lesson.role !== "placement",
  touched: ({ lesson }) => Boolean(lesson),
  leave: ({ lesson }) => Boolean(lesson),
  resume: ({ lesson }) => !lesson,
  replay: ({ lesson, practice, warmUp }) => Boolean(lesson || practice?.item) || warmUp !== undefined,
  fact: ({ practice }, { item }) => practice?.item?.number === item,
  why: ({ practice }, { item }) => practice?.item?.number === item,
  seen: ({ practice }, { item }) => practice?.lesson?.missed === item,
  drill: ({ doing, practice }) => doing === "practice" && !practice?.item?.isProbe,
  touchNumber: ({ warmUp }) => warmUp !== undefined,
  choose: ({ run }, { item }) => run?.item?.number === item && run.judged?.item !== item && !run.isPaused,
  goal: ({ doing, run }) => doing !== "run" && !run?.goal,
};

/** Which item a lesson shows, or undefined. */
export const itemOf = (view) => view?.lesson?.shown && `${view.lesson.item} ${view.lesson.shown.id}`;

/** Whether the step `name` with `members` means something where `view` is shown, and meant `before`; null is nothing yet. */
export function fits(name, members, view, before = view) {
  if (!view) return true;
  if (before && OF_ITEM.has(name) && itemOf(before) !== itemOf(view)) return false;
  return FITS[name]?.(view, members) ?? true;
}

/** Whether the step `name` begins something new. */
export const begins = (name) => BEGINS.has(name);
