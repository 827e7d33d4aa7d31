import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Output } from '@/cli/kit/output';
import { plainProse } from '@/cli/kit/plain-prose';
import { lineEnd, type Shown } from '@/cli/kit/terminal';
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
        output.result([playthrough.campaignTitle, lineEnd]);
        const headings = new Map(chapters.map(({ from, title }) => [from, title]));
        for (const scene of path) {
          const heading = headings.get(scene.number);
          if (heading !== undefined)
            output.result([output.styled('bold', `— ${heading} —`), lineEnd]);
          for (const part of transcript(scene, output)) output.result([part, lineEnd]);
          output.result('');
        }
        const standings = setting === null ? [] : standingLines(setting);
        if (standings.length > 0) output.result(['What is thought of you', lineEnd]);
        for (const line of standings) output.result(line);
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

/** The parts of a scene, each followed by an empty line. */
function transcript({ number, outcome, words }: Scene, output: Output): readonly Shown[] {
  const { taken, roll } = outcome;
  const paragraphs = (words?.paragraphs ?? []).map((paragraph) =>
    wrapText(plainProse(paragraph.map(({ text }) => output.plain(text)).join(' ')), width).flatMap(
      (line, at) => (at === 0 ? [line] : [lineEnd, line]),
    ),
  );
  return [
    ...(taken === null ? [] : [`> ${taken.text}`]),
    ...(roll === null ? [] : [rollLine(roll)]),
    `${String(number)} · ${words?.place ?? 'not told yet'}`,
    ...paragraphs,
  ];
}
