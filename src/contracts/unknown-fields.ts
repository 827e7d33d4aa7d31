import { joinPath } from './check-contract';
import type { Fields } from './generated/contract-types';
import { nearestName } from './nearest-name';

export type UnknownField = {
  readonly path: string;
  /** A field of that place with almost the same name. */
  readonly near: string | null;
};

/** What a file says that its contract does not name: nobody reads it, so it may be a slip. */
export function unknownFields(data: unknown, fields: Fields, path = ''): readonly UnknownField[] {
  if (fields === 1 || typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) {
    const [each] = isList(fields) ? fields : [fields];
    return data.flatMap((entry: unknown, index) =>
      unknownFields(entry, each, joinPath(path, String(index))),
    );
  }
  if (isList(fields)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const below = Object.hasOwn(fields, name) ? fields[name] : fields['*'];
    const at = joinPath(path, name);
    return below === undefined
      ? [{ path: at, near: nearestName(name, Object.keys(fields)) }]
      : unknownFields(value, below, at);
  });
}

function isList(fields: Fields): fields is readonly [Fields] {
  return Array.isArray(fields);
}
