import type { Json } from '@/foundation/json';
import { playerTemplateLimits } from '@/foundation/limits';
import type { PlayerTemplate } from '@/contracts/generated/player-template';
import { validatePlayerTemplate } from '@/contracts/generated/validate-player-template';
import { checkAuthorFile } from '@/campaign/check-author-file';
import { broken, withCommas, type Noted } from '@/campaign/reading';
import type { Partly } from '@/contracts/keep-what-holds';
import type { GivenPlayer, PlayerOrigin, PlayerForm } from '@/story/campaign/player-form';

const file = 'characters/player/template.json';

export type PlayerRead = {
  /** Id or name, as it is written. */
  readonly startingPlace: string | null;
  readonly startingItems: readonly string[];
  readonly player: PlayerForm | null;
  readonly findings: readonly Noted[];
};

/** Who the player can be and how the story starts for them; a faulty part is named and left out. */
export function readPlayer(data: Json): PlayerRead {
  const { kept, findings } = checkAuthorFile(file, validatePlayerTemplate, data);
  const within = new Within();
  const startingPlace = within.name('starting_location', kept.starting_location);
  const startingItems = within.names('starting_items', kept.starting_items);
  const player = templateOf(kept, within);
  return {
    startingPlace,
    startingItems,
    player,
    findings: [...findings, ...within.findings],
  };
}

function templateOf(kept: Partly<PlayerTemplate>, within: Within): PlayerForm | null {
  const { character_creation: creation = {}, constraints = {} } = kept;
  const races = within.origins('allowed_races', kept.allowed_races);
  const classes = within.origins('allowed_classes', kept.allowed_classes);
  const guidance = within.text('character_creation.guidance', creation.guidance);
  const name = within.name('character_creation.name', creation.name);
  const background = within.text('character_creation.background', creation.background);
  const isListed = races.length + classes.length > 0;
  const mode = creation.mode ?? (isListed ? 'guided' : 'freeform');
  const isSaid = isListed || [creation.mode, guidance, name, background].some((part) => part);
  if (!isSaid) return null;
  const given: GivenPlayer = {
    ...named(name ?? (mode === 'preset' ? nameIn(guidance ?? '') : null)),
    ...(creation.pronouns === undefined ? {} : { pronouns: creation.pronouns }),
    ...(background === null ? {} : { background }),
  };
  return {
    mode,
    guidance,
    races: constraints['must_be_human'] === true ? humansOf(races) : races,
    classes,
    limits: limitsIn(constraints),
    given,
  };
}

function named(name: string | null): { readonly name?: string } {
  return name === null ? {} : { name };
}

/** "You are Wilma Twopenny, eleven years old": where nothing else gives the name, the author's words do. */
function nameIn(guidance: string): string | null {
  const name = /^You are (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})[,.;:]/u.exec(guidance)?.[1];
  return name ?? null;
}

/** Where none is called so, the author has other words for it. */
function humansOf(races: readonly PlayerOrigin[]): readonly PlayerOrigin[] {
  const humans = races.filter(({ name }) => /\bhumans?\b/i.test(name));
  return humans.length === 0 ? races : humans;
}

/** `{"era_locked": "Medieval"}` is "Era locked: Medieval"; what is neither text nor true says nothing to players. */
function limitsIn(constraints: Readonly<Record<string, Json>>): readonly string[] {
  return Object.entries(constraints).flatMap(([key, value]) => {
    const words = key.replace(/[_\s]+/g, ' ').trim();
    const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    if (value === true) return [label];
    return typeof value === 'string' || typeof value === 'number'
      ? [`${label}: ${String(value)}`]
      : [];
  });
}

/** Reads as much as there may be, and notes what is more. */
class Within {
  readonly findings: Noted[] = [];

  origins(
    at: string,
    entries: readonly Partly<{
      readonly name: string;
      readonly description?: string;
      readonly traits?: readonly string[];
      readonly abilities?: readonly string[];
    }>[] = [],
  ): readonly PlayerOrigin[] {
    const origins = new Map<string, PlayerOrigin>();
    for (const [index, entry] of this.first(at, entries).entries()) {
      const here = `${at}[${String(index)}]`;
      const name = this.name(`${here}.name`, entry.name);
      if (name === null) continue;
      if (origins.has(name.toLowerCase())) {
        this.findings.push(broken(file, 'twice', `${here} ${name} is there twice`, here));
        continue;
      }
      origins.set(name.toLowerCase(), {
        name,
        description: this.text(`${here}.description`, entry.description),
        traits: this.names(`${here}.traits`, entry.traits),
        abilities: this.names(`${here}.abilities`, entry.abilities),
      });
    }
    return [...origins.values()];
  }

  names(at: string, texts: readonly string[] = []): readonly string[] {
    const names = this.first(at, texts).flatMap(
      (text, index) => this.name(`${at}[${String(index)}]`, text) ?? [],
    );
    return [...new Set(names)];
  }

  name(at: string, text: string | undefined): string | null {
    return this.line(at, text, playerTemplateLimits.nameCharacters);
  }

  text(at: string, text: string | undefined): string | null {
    return this.line(at, text, playerTemplateLimits.textCharacters);
  }

  private line(at: string, text: string | undefined, most: number): string | null {
    const line = (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
    if (line.length <= most) return line === '' ? null : line;
    const message = `${at} has more than ${withCommas(most)} characters, and is not read`;
    this.findings.push(broken(file, 'too-long', message, at));
    return null;
  }

  private first<Entry>(at: string, entries: readonly Entry[]): readonly Entry[] {
    const most = playerTemplateLimits.entries;
    if (entries.length <= most) return entries;
    const message = `${at} has more than ${String(most)} entries; those after them are not read`;
    this.findings.push(broken(file, 'too-many', message, at));
    return entries.slice(0, most);
  }
}
