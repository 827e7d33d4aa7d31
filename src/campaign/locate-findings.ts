import type { Finding } from '@/foundation/finding';
import { jsonFault } from '@/foundation/json-trees/json-fault';
import { valuePositions } from '@/contracts/value-positions';
import type { CampaignFiles } from '@/campaign/campaign-files';
import type { Noted } from '@/campaign/reading';

/** Each finding with the line that its file shows, as far as that can be told. */
export function locateFindings(noted: readonly Noted[], files: CampaignFiles): readonly Finding[] {
  return noted.map(({ at, ...finding }) => {
    const text = files.get(finding.file);
    if (text === undefined || finding.line !== undefined) return finding;
    const json = jsonIn(finding.file, text);
    if (json === null) return { ...finding, ...lineThatBegins(text, at ?? '') };
    const slip = finding.code === 'not-json' ? jsonFault(json.text) : null;
    const within = slip ?? valuePositions(json.text)(pathIn(json.text, at ?? ''));
    return {
      ...finding,
      line: within.line + json.linesBefore,
      column: within.column,
      ...(slip === null ? {} : { message: `${finding.message}: ${slip.message}` }),
    };
  });
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
function lineThatBegins(text: string, beginning: string): Pick<Finding, 'line'> {
  const lines = text.split('\n');
  const begins = (line: string): boolean => line.startsWith(beginning);
  if (!beginning.startsWith('#')) return { line: Math.max(lines.findIndex(begins), 0) + 1 };
  return { line: lines.length - Math.max(lines.reverse().findIndex(begins), 0) };
}
