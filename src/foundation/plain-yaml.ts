import type { Json, JsonObject } from '@/foundation/json';

// Every form below is YAML that has one reading: no colon or `#` in a word that stands bare, no escape in
// one that is quoted, nothing that could be of another type than it looks.
const entry =
  /^([a-z]\w*): +(?:([A-Za-z(][ -"$-9;-~]*|-?(?:0|[1-9]\d{0,8}) *)|\[(.+)\] *|\{(.+)\} *)$/;
const item =
  / *(?:([a-z]\w*): +)?(?:"([ !#-[\]-~\xa1-\u024f\u2010-\u2027]*)" *|([A-Za-z][\w .<=>+-]*|-?(?:0|[1-9]\d{0,8}) *))(,(?=.)|$)/y;

/**
 * The keys and values of YAML as nearly every header has it, `key: value` on each line, many times faster
 * than the whole of YAML can be read, or null for nothing; undefined for any other text, right or wrong.
 */
export function plainYaml(text: string): JsonObject | null | undefined {
  if (text.trim() === '') return null;
  const found: Record<string, Json> = {};
  for (const line of text.split('\n')) {
    const [, key = '', bare, list, map] = entry.exec(line) ?? [];
    const value = bare === undefined ? itemsOf(list ?? map ?? '', list === undefined) : typed(bare);
    if (value === null || Object.hasOwn(found, key)) return undefined;
    found[key] = value;
  }
  return found;
}

function itemsOf(text: string, isMap: boolean): Json {
  const list: Json[] = [];
  const map: Record<string, Json> = {};
  item.lastIndex = 0;
  do {
    const [, key, quoted, bare] = item.exec(text) ?? [];
    const value = quoted ?? (bare === undefined ? null : typed(bare));
    if (value === null || isMap !== (key !== undefined)) return null;
    if (key === undefined) list.push(value);
    else if (Object.hasOwn(map, key)) return null;
    else map[key] = value;
  } while (item.lastIndex < text.length);
  return isMap ? map : list;
}

function typed(text: string): Json {
  const word = text.trimEnd();
  if (/^(?:true|false|null)$/i.test(word))
    return word === 'true' ? true : word === 'false' ? false : null;
  return /^[-\d]/.test(word) ? Number(word) : word;
}
