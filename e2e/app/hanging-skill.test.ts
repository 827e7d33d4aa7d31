import type { BrowserContext } from 'playwright-core';

import { changeSkillFiles } from '../testing/change-skill-files';
import { playInto } from '../testing/play-into';
import { recordFigures } from '../testing/web-figures';
import { watchTurn } from '../testing/watch-turn';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();
const wordsWithinMs = 8_000;
/** From the first tap to the choices. */
const times: Record<string, number> = {};

afterAll(() => {
  recordFigures({ hangingSkillMs: times });
});

const hangs = [
  { skill: 'dice-roller', how: 'computes without end', body: 'while (true) {}' },
  { skill: 'memory', how: 'sleeps for ever', body: 'await io.sleep(1e9);' },
] as const;

/** Every script of the skill does this instead. */
function replaceScripts(context: BrowserContext, skill: string, body: string): Promise<void> {
  return changeSkillFiles(context, skill, (file, text) =>
    file.includes('/scripts/') ? `export default async function main(io) { ${body} }` : text,
  );
}

it.each(hangs)(
  '[002 SC-006] every script of $skill $how, and a roll still has words and choices within 8 s',
  async ({ skill, how, body }) => {
    const window = await web.visit({
      size: 'phone',
      at: '?seed=7',
      motion: 'still',
      serviceWorker: 'none',
      prepare: (context) => replaceScripts(context, skill, body),
    });
    const { page, story, app } = window;
    await playInto(window);
    const turn = await watchTurn(page, 2);
    await story.say('roll 2d6');
    await story.tellAtOnce(2);
    const { choices } = await turn.told();
    const scene = await story.scene(2);
    times[`${skill} ${how}`] = Math.round(choices);
    expect({
      notice: await app.textOf('notice'),
      paragraphs: scene.paragraphs.length > 0,
      choices: scene.choices.length >= 3,
      inTime: choices < wordsWithinMs || choices,
    }).toEqual({
      notice: expect.stringContaining(`The ${skill} skill failed.`) as string,
      paragraphs: true,
      choices: true,
      inTime: true,
    });
  },
);
