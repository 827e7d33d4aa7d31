import type { Json } from '@/foundation/json';
import type { PlaceExit, PlaceFeature } from '@/contracts/generated/places';
import { validateFactions } from '@/contracts/generated/validate-factions';
import { validateItems } from '@/contracts/generated/validate-items';
import { validatePlaces } from '@/contracts/generated/validate-places';
import { checkAuthorFile, entryPaths } from '@/campaign/check-author-file';
import { conditionFault } from '@/campaign/condition-fault';
import { guessPlaceKind } from '@/story/campaign/guess-place-kind';
import { broken, underName, type Noted } from '@/campaign/reading';
import type { Partly } from '@/contracts/keep-what-holds';
import type { Feature, Place } from '@/story/campaign/campaign';
import type { Condition } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';

const placesFile = 'world/places.json';

export function readPlaces(data: Json): {
  readonly places: ReadonlyMap<string, Place>;
  readonly findings: readonly Noted[];
} {
  const { kept, findings } = checkAuthorFile(
    placesFile,
    validatePlaces,
    underName('places', data),
    wholeFeature,
  );
  const everywhere = readFeatures({ saying: '', at: 'features' }, kept.features ?? []);
  const pathOf = entryPaths('places', data);
  const places = new Map<string, Place>();
  const notUnderstood = [...everywhere.findings];
  for (const { id, name = id, kind, description = null, mood = null, ...rest } of kept.places ?? [])
    if (id !== undefined && name !== undefined) {
      const at = `${pathOf(id)}.features`;
      const own = readFeatures({ saying: `${id}: `, at }, rest.features ?? []);
      const ways = readExits({ id, at: `${pathOf(id)}.exits` }, rest.exits ?? []);
      for (const finding of [...own.findings, ...ways.findings]) notUnderstood.push(finding);
      places.set(id, {
        id,
        name,
        ...(rest.called === undefined ? {} : { called: rest.called }),
        kind: kind ?? guessPlaceKind(name, [description, mood]),
        ...(kind === undefined ? {} : { isKindSaid: true as const }),
        region: rest.region ?? null,
        features: [...own.features, ...everywhere.features],
        exits: ways.exits,
        ...(ways.conditions.size === 0 ? {} : { exitConditions: ways.conditions }),
        mood,
      });
    }
  return { places, findings: [...findings, ...notUnderstood] };
}

/** Without its condition a feature would always be seen, and a way always be open. */
function wholeFeature(pointer: string): string {
  return pointer.replace(/(\/(?:features|exits)\/\d+)\/if$/, '$1');
}

/** A way whose condition is not understood is left out: nobody gets where they should not be yet. */
function readExits(
  { id, at }: { readonly id: string; readonly at: string },
  entries: readonly Partly<PlaceExit>[],
): {
  readonly exits: readonly string[];
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly findings: readonly Noted[];
} {
  const exits: string[] = [];
  const conditions = new Map<string, Condition>();
  const findings: Noted[] = [];
  for (const entry of entries) {
    const { to, if: text } = typeof entry === 'string' ? { to: entry } : entry;
    if (to === undefined) continue;
    const condition = text === undefined ? null : parseCondition(text);
    const fault =
      condition === null || (condition.ok && isOfState(condition.value))
        ? null
        : condition.ok
          ? 'asks for scene_count or roll, which a way cannot'
          : `is ${conditionFault(text ?? '', condition.error)}`;
    if (fault === null) exits.push(to);
    else
      findings.push(
        broken(placesFile, 'condition', `${id}: exits: the "if" of ${to} ${fault}`, at),
      );
    if (fault === null && condition?.ok === true) conditions.set(to, condition.value);
  }
  return { exits, conditions, findings };
}

function isOfState(condition: Condition): boolean {
  return !/"of":"(?:scene|roll)"/.test(JSON.stringify(condition));
}

/** A feature whose condition is not understood is left out: a picture without it contradicts least. */
function readFeatures(
  { saying, at }: { readonly saying: string; readonly at: string },
  entries: readonly Partly<PlaceFeature>[],
): { readonly features: readonly Feature[]; readonly findings: readonly Noted[] } {
  const features: Feature[] = [];
  const findings: Noted[] = [];
  for (const entry of entries) {
    const { feature: name, if: text } = typeof entry === 'string' ? { feature: entry } : entry;
    if (name === undefined) continue;
    const condition = text === undefined ? null : parseCondition(text);
    if (condition === null || condition.ok)
      features.push({ name, condition: condition === null ? null : condition.value });
    else
      findings.push(
        broken(
          placesFile,
          'condition',
          `${saying}features: the "if" of ${name} is ${conditionFault(text ?? '', condition.error)}`,
          at,
        ),
      );
  }
  return { features, findings };
}

export function readItems(data: Json): {
  readonly items: ReadonlyMap<string, string>;
  readonly keptItems: ReadonlySet<string>;
  readonly findings: readonly Noted[];
} {
  const { kept, findings } = checkAuthorFile(
    'world/items.json',
    validateItems,
    underName('items', data),
  );
  const items = kept.items ?? [];
  const keptItems = new Set(items.flatMap(({ id, keep }) => (keep === true ? (id ?? []) : [])));
  return { items: namesById(items), keptItems, findings };
}

export function readFactions(data: Json): {
  readonly factions: ReadonlyMap<string, string>;
  readonly findings: readonly Noted[];
} {
  const { kept, findings } = checkAuthorFile(
    'world/factions.json',
    validateFactions,
    underName('factions', data),
  );
  return { factions: namesById(kept.factions ?? []), findings };
}

function namesById(
  entries: readonly { readonly id?: string; readonly name?: string }[],
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name ?? id] as const])),
  );
}
