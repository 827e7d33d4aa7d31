import { changeSkillFiles } from '../testing/change-skill-files';
import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();
const brokenForMs = 14_000;

it('[arch §8.3.4; 001 §12.2] a skill that fails is told beside the story, can be looked into and tried again', async () => {
  // By the clock on the wall, so that it mends while the page stays open.
  const mended = Date.now() + brokenForMs;
  const window = await web.visit({
    size: 'phone',
    motion: 'still',
    serviceWorker: 'none',
    prepare: (context) =>
      changeSkillFiles(context, 'dice-roller', (file, text) =>
        file.endsWith('scripts/roll-dice.js')
          ? text.replace(
              'main(io) {',
              `main(io) { if (io.now() < ${String(mended)}) throw new Error('the dice are stuck');`,
            )
          : text,
      ),
  });
  const { story, app } = window;
  await playInto(window);
  await story.say('roll 2d6');
  await story.tellAtOnce(2);
  expect(await app.textOf('notice')).toContain('The dice-roller skill failed.');
  expect(await app.textOf('notice')).toContain('The story continues without it...');
  expect((await story.scene(2)).roll).toBeNull();

  await app.tap('notice-details');
  await app.waitFor('tools');
  expect(await app.textOf('tools')).toContain('the dice are stuck');
  expect(await app.textOf('tools-failure')).toContain('dice-roller');
  expect(await app.textOf('skill-health-dice-roller')).toContain('Failed');

  await app.tap('nav-story');
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, mended - Date.now())));
  await app.tap('notice-retry');
  await story.tellAtOnce(2);
  expect((await story.scene(2)).roll).not.toBeNull();
  expect(await app.isShown('notice')).toBe(false);
  expect((await story.scene(2)).choices.length).toBeGreaterThanOrEqual(3);
}, 90_000);
