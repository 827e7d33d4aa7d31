/** One line of a trace, taken apart. Strings and paths are still in strace's hexadecimal. */
export type SystemCall = {
  readonly process: number;
  readonly name: string;
  readonly args: readonly string[];
  readonly result: number;
};

const whole = /^(\d+) +(\w+)\((.*)\) += (-?\d+)/;
const beginning = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/;
const ending = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/;

/**
 * Reads the lines of `strace -f -y -xx`. A call that another thread interrupted stands where it was
 * answered if it makes something durable, else where it was asked: no write or line may seem later,
 * and no sync earlier, than it may have been.
 */
export function parseTrace(text: string): readonly SystemCall[] {
  const calls: (SystemCall | null)[] = [];
  const open = new Map<string, { readonly head: string; readonly place: number }>();
  for (const line of text.split('\n')) {
    const [, asker, , head] = beginning.exec(line) ?? [];
    if (asker !== undefined && head !== undefined) {
      open.set(asker, {
        head: line.slice(0, line.lastIndexOf(' <unfinished')),
        place: calls.length,
      });
      calls.push(null);
      continue;
    }
    const [, answered, name, tail] = ending.exec(line) ?? [];
    const begun = open.get(answered ?? '');
    if (begun === undefined || tail === undefined) calls.push(callFrom(line));
    else if (/sync/.test(name ?? '')) calls.push(callFrom(begun.head + tail));
    else calls[begun.place] = callFrom(begun.head + tail);
    if (answered !== undefined) open.delete(answered);
  }
  return calls.filter((call) => call !== null);
}

function callFrom(line: string): SystemCall | null {
  const [, process, name, args, result] = whole.exec(line) ?? [];
  if (process === undefined || name === undefined || args === undefined) return null;
  return { process: Number(process), name, args: args.split(', '), result: Number(result) };
}

/** All bytes a call wrote, in order: one string, or the parts of a vector. */
export function bytesOf({ name, args }: SystemCall): Buffer {
  const text = args.join(', ');
  const parts: Buffer[] = [];
  // Not by a pattern: a write of some hundred kilobytes is too long for one.
  for (let open = text.indexOf('"'); open >= 0;) {
    const close = text.indexOf('"', open + 1);
    if (close < 0 || text.startsWith('...', close + 1))
      throw new Error(`The trace cut the bytes of a ${name} short: raise its string limit.`);
    parts.push(fromHex(text.slice(open + 1, close)));
    open = text.indexOf('"', close + 1);
  }
  return Buffer.concat(parts);
}

/** The path of a string argument, or of a descriptor or folder that `-y` has named. */
export function textOf(arg: string): string {
  const [, hex = ''] = /["<]((?:\\x[\da-f]{2})*)[">]/.exec(arg) ?? [];
  return fromHex(hex).toString('utf8');
}

function fromHex(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}
