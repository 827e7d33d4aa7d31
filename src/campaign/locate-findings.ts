import type { Finding } from '@/foundation/finding';
import { findingCharacters } from '@/foundation/limits';
import { jsonFault } from '@/foundation/json-trees/json-fault';
import { valuePositions } from '@/contracts/value-positions';
import type { CampaignFiles } from '@/campaign/campaign-files';
import type { Noted } from '@/campaign/reading';

type Located = Pick<Finding, 'line' | 'column'> & { readonly slip?: string };
type Locate = (code: string, at: string) => Located;

/** Each finding with the line that its file shows, as far as that can be told. */
export function locateFindings(noted: readonly Noted[], files: CampaignFiles): readonly Finding[] {
  // A file is read once, however much is wrong in it.
  const known = new Map<string, Locate>();
  return noted.map(({ at, ...whole }) => {
    const finding = { ...whole, message: shown(whole.message) };
    const text = files.get(finding.file);
    if (text === undefined || finding.line !== undefined) return finding;
    const locate = known.get(finding.file) ?? locatorOf(finding.file, text);
    known.set(finding.file, locate);
    const { slip, ...position } = locate(finding.code, at ?? '');
    const message = slip === undefined ? finding.message : `${finding.message}: ${slip}`;
    return { ...finding, message, ...position };
  });
}

/** What is quoted may be most of a file. */
function shown(message: string): string {
  return message.length > findingCharacters ? `${message.slice(0, findingCharacters)}…` : message;
}

function locatorOf(file: string, text: string): Locate {
  const json = jsonIn(file, text);
  if (json === null) return linesThatBegin(text);
  const positionOf = valuePositions(json.text);
  return (code, at) => {
    const slip = code === 'not-json' ? jsonFault(json.text) : null;
    const within = slip ?? positionOf(pathIn(json.text, at));
    return {
      line: within.line + json.linesBefore,
      column: within.column,
      ...(slip === null ? {} : { slip: slip.message }),
    };
  };
}

/** The JSON of a file: all of it, or the fenced block of a file for people. */
function jsonIn(
  file: string,
  text: string,
): { readonly text: string; readonly linesBefore: number } | null {
  if (file.endsWith('.json')) return { text, linesBefore: 0 };
  const block = file.startsWith('world/') ? /(^[\s\S]*?```json\n)([\s\S]*?)\n```/.exec(text) : null;
  if (block === null) return null;
  const [, before = '', json = ''] = block;
  return { text: json, linesBefore: before.split('\n').length - 1 };
}

/** A file that is only a list was read as if the list stood under its name. */
function pathIn(json: string, path: string): string {
  return json.trimStart().startsWith('[') ? path.replace(/^\w+/, '') : path;
}

/** The last passage of that name is the one too many; of a key the first is the file's own. */
function linesThatBegin(text: string): Locate {
  const lines = text.split('\n');
  const headings = new Map<string, number>(
    lines.flatMap((line, at) => {
      const heading = /^(#+) +(\S.*)$/.exec(line);
      return heading === null
        ? []
        : [[`${heading[1] ?? ''} ${(heading[2] ?? '').trim()}`, at] as const];
    }),
  );
  return (_, beginning) => ({
    line:
      (headings.get(beginning) ??
        Math.max(
          lines.findIndex((line) => line.startsWith(beginning)),
          0,
        )) + 1,
  });
}
