import { CliFault } from '@/cli/cli-fault';
import { exitCode, type ExitCode } from '@/cli/exit-code';
import { openNodeEngine } from '@/cli/open-node-engine';
import { openSession } from '@/cli/open-session';
import type { Output } from '@/cli/output';
import { rollLine } from '@/cli/play/roll-line';
import type { Surroundings } from '@/cli/surroundings';
import { plainProse } from '@/cli/plain-prose';
import { wrapText } from '@/cli/wrap-text';
import type { Scene } from '@/story/scene';

const width = 76;

/** `narratoria story list` */
export async function listStories(
  surroundings: Surroundings,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  const node = await openNodeEngine(surroundings, output.options.data, signal);
  try {
    const stories = await node.engine.stories(signal);
    if (output.options.json)
      output.json({
        stories: stories.map(({ id, campaign, campaignTitle, seed, createdAt }) => ({
          id,
          campaign,
          title: campaignTitle,
          seed,
          createdAt: new Date(createdAt).toISOString(),
        })),
      });
    else if (stories.length === 0) output.result('No stories yet. `narratoria play` begins one.');
    else
      for (const { id, campaignTitle, createdAt, seed } of stories)
        output.result(
          `${id}  ${campaignTitle}  ${new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ')}  seed ${String(seed)}`,
        );
    return exitCode.done;
  } finally {
    await node.close();
  }
}

/** `narratoria story show ID`: the story so far, rebuilt from the log. */
export async function showStory(
  { surroundings, output, id }: { surroundings: Surroundings; output: Output; id: string },
  signal: AbortSignal,
): Promise<ExitCode> {
  const node = await openNodeEngine(surroundings, output.options.data, signal);
  try {
    const known = (await node.engine.stories(signal)).find((story) => story.id === id);
    if (known === undefined)
      throw new CliFault(
        `There is no story ${id}; \`narratoria story list\` shows all.`,
        exitCode.usage,
      );
    const session = await openSession(node.engine, { id: known.id, output }, signal);
    const { path, state, playthrough } = session;
    if (output.options.json) {
      const { campaign, seed } = playthrough;
      output.json({ id, campaign, seed, state, scenes: path.map(sceneJson) });
    } else {
      output.result(`${playthrough.campaignTitle}\n`);
      for (const scene of path) output.result(transcript(scene));
    }
    return exitCode.done;
  } finally {
    await node.close();
  }
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
