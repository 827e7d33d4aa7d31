/** The steps to a value: names of members, numbers of entries. */
export type JsonSteps = readonly (string | number)[];

/** The first thing in a text that JSON does not have. */
export type JsonSlip = { readonly offset: number; readonly message: string };

export type JsonVisit = (steps: JsonSteps, offset: number) => void;

/** Where the walk stands: before a value, behind one, or behind the last. */
type Step = { readonly offset: number; readonly at: 'value' | 'end' | 'over' };
type Open = { readonly end: '}' | ']'; step: string | number };

/** Nobody asks for values further in; to tell the steps to each would take the square of their number. */
const deepestVisit = 32;
const endsEarly = 'it ends too early';
const escapes = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const words = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/**
 * Walks through a text as it is written, and says where each value begins. `JSON.parse` tells where it
 * stopped in words of its engine, or not at all, and never where a value stood. Null when all is JSON.
 */
export function scanJson(text: string, visit: JsonVisit = () => undefined): JsonSlip | null {
  // A list and not calls within calls: a text can be nested deeper than those.
  const open: Open[] = [];
  let step: Step | JsonSlip = { offset: afterSpace(text, 0), at: 'value' };
  while (!('message' in step)) {
    if (step.at === 'over') return null;
    step =
      step.at === 'value'
        ? beginValue(text, step.offset, open, visit)
        : endValue(text, afterSpace(text, step.offset), open);
  }
  return step;
}

/** A value without members is read whole; of a list or an object, the bracket and the first name. */
function beginValue(text: string, at: number, open: Open[], visit: JsonVisit): Step | JsonSlip {
  const first = text[at];
  if (first === undefined) return { offset: at, message: endsEarly };
  if (open.length <= deepestVisit)
    visit(
      open.map(({ step }) => step),
      at,
    );
  if (first === '"') return afterString(text, at);
  if (first !== '{' && first !== '[') return afterWord(text, at);
  const end = first === '{' ? '}' : ']';
  const inside = afterSpace(text, at + 1);
  if (text[inside] === end) return { offset: inside + 1, at: 'end' };
  const inner: Open = { end, step: 0 };
  open.push(inner);
  return end === ']' ? { offset: inside, at: 'value' } : afterName(text, inside, inner);
}

function endValue(text: string, at: number, open: Open[]): Step | JsonSlip {
  const inner = open[open.length - 1];
  const mark = text[at];
  if (inner === undefined)
    return mark === undefined
      ? { offset: at, at: 'over' }
      : { offset: at, message: 'nothing may follow the end' };
  if (mark === undefined) return { offset: at, message: endsEarly };
  if (mark === ',') return nextEntry(text, afterSpace(text, at + 1), inner);
  if (mark !== inner.end) return { offset: at, message: `a comma or ${inner.end} is expected` };
  open.pop();
  return { offset: at + 1, at: 'end' };
}

function nextEntry(text: string, at: number, inner: Open): Step | JsonSlip {
  if (text[at] === inner.end)
    return { offset: at, message: `there is a comma too many before this ${inner.end}` };
  if (inner.end === '}') return afterName(text, at, inner);
  inner.step = Number(inner.step) + 1;
  return { offset: at, at: 'value' };
}

function afterName(text: string, at: number, inner: Open): Step | JsonSlip {
  if (text[at] !== '"')
    return { offset: at, message: at < text.length ? 'a name in "…" is expected' : endsEarly };
  const name = afterString(text, at);
  if ('message' in name) return name;
  inner.step = JSON.parse(text.slice(at, name.offset)) as string;
  const colon = afterSpace(text, name.offset);
  if (text[colon] !== ':')
    return { offset: colon, message: colon < text.length ? 'a colon is expected' : endsEarly };
  return { offset: afterSpace(text, colon + 1), at: 'value' };
}

function afterString(text: string, start: number): Step | JsonSlip {
  let at = start + 1;
  for (;;) {
    const character = text[at];
    if (character === '"') return { offset: at + 1, at: 'end' };
    if (character === undefined || character < ' ')
      return { offset: start, message: 'this text is not closed on its line' };
    if (character === '\\') {
      escapes.lastIndex = at;
      if (!escapes.test(text))
        return { offset: at, message: 'a backslash stands here that has to be written twice' };
      at = escapes.lastIndex;
    } else at += 1;
  }
}

function afterWord(text: string, at: number): Step | JsonSlip {
  words.lastIndex = at;
  if (!words.test(text)) return { offset: at, message: 'a value is expected' };
  return { offset: words.lastIndex, at: 'end' };
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text[at] ?? '-')) at += 1;
  return at;
}
