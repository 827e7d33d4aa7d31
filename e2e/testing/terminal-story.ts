import { rmSync } from 'node:fs';

import type { Choice } from '@/contracts/generated/choice';
import type { Paragraph } from '@/story/words/provenance';
import type { Roll } from '@/story/rules/roll';
import { emphasised } from '@/story/words/emphasis';
import { bandWords, diceWords, modifierWords } from '@/ui/story/choices/roll-words';
import { placeTitle } from '@/ui/texts/setting-words';
import { typographic } from '@/story/words/typographic';

import type { ShownRoll, ShownScene } from '../pages/story-page';
import { jsonLines, narratoria, temporaryFolder, type JsonLine } from './narratoria';

type Told = {
  readonly number: number;
  readonly place: string;
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
};

/** Plays in the terminal, by chance to the ending, and returns each scene as a screen has to show it. */
export async function terminalStory(
  seed: number,
  choices = 'random',
): Promise<readonly ShownScene[]> {
  const data = temporaryFolder();
  const seeded = ['--seed', String(seed), '--choose', choices, '--style', 'vivid'];
  const run = await narratoria(['play', ...seeded, '--json', '--quiet', '--data', data]);
  rmSync(data, { recursive: true, force: true });
  if (run.code !== 0) throw new Error(`The terminal ended with ${String(run.code)}: ${run.stderr}`);
  return scenesOf(jsonLines(run.stdout));
}

function scenesOf(lines: readonly JsonLine[]): readonly ShownScene[] {
  const scenes: ShownScene[] = [];
  let echo: string | null = null;
  let roll: ShownRoll | null = null;
  for (const line of lines) {
    if (line.type === 'turn') {
      const { choice } = line as unknown as { readonly choice: { readonly text: string } | null };
      [echo, roll] = [choice === null ? null : typographic(choice.text), null];
    }
    if (line.type === 'roll') roll = shownRoll(line as unknown as Roll);
    if (line.type === 'scene') scenes.push(shown(line as unknown as Told, echo, roll));
    if (line.type === 'end') {
      const last = scenes.pop();
      if (last !== undefined) scenes.push({ ...last, ending: String(line['title']) });
    }
  }
  return scenes;
}

function shown(told: Told, echo: string | null, roll: ShownRoll | null): ShownScene {
  return {
    number: told.number,
    place: placeTitle(told.place),
    echo,
    roll,
    paragraphs: told.paragraphs.map(printed),
    choices: told.choices.map(({ text }) => typographic(text)),
    ending: null,
  };
}

/** Italics are how emphasis is shown; the letters are the same. */
function printed(paragraph: Paragraph): string {
  return emphasised(paragraph)
    .map((runs) => runs.map(({ text }) => typographic(text)).join(''))
    .join(' ');
}

function shownRoll(roll: Roll): ShownRoll {
  return {
    outcome: `${roll.total} · ${bandWords(roll.band)}`,
    reasons: [diceWords(roll), ...modifierWords(roll)],
  };
}
