import { feelingWords } from '@/story/campaign/feeling-words';
import type { SceneSetting } from '@/story/setting/scene-setting';
import type { OpinionChange, OpinionRest } from '@/story/setting/opinion-account';

type OpinionShown = {
  readonly name: string;
  readonly words: string;
  readonly score: number;
  readonly change: number;
  readonly why: readonly OpinionChange[];
  readonly rest?: readonly OpinionRest[];
};

/** `Dunya Kist: warming to you, +10 · The village: wary of you, −5`; null when the scene changed nothing. */
export function changedLine(setting: SceneSetting): string | null {
  const changed = standingsIn(setting)
    .filter(({ change }) => change !== 0)
    .map(({ name, words, change }) => `${name}: ${words}, ${signed(change)}`);
  return changed.length === 0 ? null : changed.join(' · ');
}

/** Everyone and every group that is known: what they think, in words and of 100, and what it came from. */
export function standingLines(setting: SceneSetting): readonly string[] {
  return standingsIn(setting).flatMap(({ name, words, score, why, rest = [] }) => [
    `${name}: ${words} (${signed(score)})`,
    ...why.map((reason) => `  ${reasonLine(reason)}`),
    ...rest.map(({ kind, change }) => `  ${restWords[kind]} (${signed(change)})`),
  ]);
}

function standingsIn({ people, factions }: SceneSetting): readonly OpinionShown[] {
  return [
    ...people.map(({ feeling, pronouns, ...rest }) => ({
      ...rest,
      score: feeling,
      words: feelingWords(feeling, pronouns),
    })),
    ...factions.map((faction) => ({ ...faction, name: capital(faction.name) })),
  ];
}

const restWords: Readonly<Record<OpinionRest['kind'], string>> = {
  earlier: 'What came before',
  beginning: 'From the beginning',
  beyond: 'More than can be felt',
  time: 'Worn off with time',
};

function reasonLine({ text, change, toldBy, scene }: OpinionChange): string {
  const what = toldBy === null ? capital(text) : `Heard from ${toldBy}: ${text}`;
  return `${what} (${signed(change)}, scene ${String(scene)})`;
}

function signed(points: number): string {
  return `${points < 0 ? '−' : points > 0 ? '+' : ''}${String(Math.abs(points))}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
