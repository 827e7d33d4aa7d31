import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { plainProse } from '@/cli/kit/plain-prose';
import { rollLine } from '@/cli/play/roll-line';
import { standingLines } from '@/cli/play/standing-lines';
import { withSession, type StoryCommand } from '@/cli/story/with-engine';
import { wrapText } from '@/cli/kit/wrap-text';
import type { Scene } from '@/story/log/scene';

const width = 76;

/** `narratoria story show ID`: the story so far, rebuilt from the log. */
export function showStory(
  command: StoryCommand & { readonly id: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, id } = command;
  return withSession(
    command,
    async (session) => {
      const { path, state, playthrough, setting } = session;
      const chapters = await session.chapters();
      if (output.options.json) {
        const { campaign, seed } = playthrough;
        const { people = [], factions = [] } = setting ?? {};
        const scenes = path.map(sceneJson);
        const recap = await session.recap();
        output.json({ id, campaign, seed, state, people, factions, chapters, recap, scenes });
      } else {
        output.result(`${playthrough.campaignTitle}\n`);
        const headings = new Map(chapters.map(({ from, title }) => [from, title]));
        for (const scene of path) {
          const heading = headings.get(scene.number);
          if (heading !== undefined) output.result(`${output.styled('bold', `— ${heading} —`)}\n`);
          output.result(transcript(scene));
        }
        const standings = setting === null ? [] : standingLines(setting);
        if (standings.length > 0)
          output.result(`What is thought of you\n\n${standings.join('\n')}`);
      }
      return exitCode.done;
    },
    signal,
  );
}

function sceneJson({ id, number, outcome, words }: Scene): unknown {
  const { taken, roll, beat, ending, memories } = outcome;
  return {
    id,
    number,
    taken: taken?.text ?? null,
    roll,
    beat,
    ending,
    memories,
    place: words?.place ?? null,
    paragraphs: words?.paragraphs ?? [],
  };
}

function transcript({ number, outcome, words }: Scene): string {
  const { taken, roll } = outcome;
  const paragraphs = (words?.paragraphs ?? []).map((paragraph) =>
    wrapText(plainProse(paragraph.map(({ text }) => text).join(' ')), width).join('\n'),
  );
  return [
    ...(taken === null ? [] : [`> ${taken.text}`]),
    ...(roll === null ? [] : [rollLine(roll)]),
    `${String(number)} · ${words?.place ?? 'not told yet'}`,
    ...paragraphs,
    '',
  ].join('\n\n');
}
