import type { BrowserContext } from 'playwright-core';
import { strToU8, unzipSync, zipSync } from 'fflate';

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
  { skill: 'dice-roller', how: 'sleeps for ever', body: 'await io.sleep(1e9);' },
  { skill: 'memory', how: 'computes without end', body: 'while (true) {}' },
  { skill: 'memory', how: 'sleeps for ever', body: 'await io.sleep(1e9);' },
] as const;

/** Every script of the skill does this instead, in the archive that the page loads. */
async function replaceScripts(context: BrowserContext, skill: string, body: string): Promise<void> {
  const hanging = strToU8(`export default async function main(io) { ${body} }`);
  await context.route('**/content/*.zip', async (route) => {
    const response = await route.fetch();
    const files = Object.entries(unzipSync(await response.body())).map(([file, bytes]) => [
      file,
      file.startsWith(`skills/${skill}/scripts/`) ? hanging : bytes,
    ]);
    const body = Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
    await route.fulfill({ response, body });
  });
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
