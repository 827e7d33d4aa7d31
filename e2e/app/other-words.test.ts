import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

it('a scene told differently keeps its choices, is there after a reload, and says where a sentence comes from', async () => {
  const window = await web.visit({ size: 'phone', at: '?seed=5', motion: 'still' });
  const { app, page, story } = window;
  await playInto(window, [1]);
  const before = await story.scene(2);
  const shown = await page.locator('[data-testid="scene-2"]').first().textContent();
  await story.why.open();
  await app.tap('why-differently');
  // Until the new words begin, the scene is told as it was.
  await page.waitForFunction(
    (words) => document.querySelector('[data-testid="scene-2"]')?.textContent !== words,
    shown,
  );
  await story.waitUntilTold(2);
  const after = await story.scene(2);
  expect(after.paragraphs).not.toEqual(before.paragraphs);
  expect({ ...after, paragraphs: [] }).toEqual({ ...before, paragraphs: [] });

  await page.reload();
  await story.waitUntilTold(2);
  expect(await story.scene(2)).toEqual(after);

  // A tap so soon after the words have come is no question yet.
  await page.waitForTimeout(1000);
  await page.locator('[data-testid="scene-2"] [data-testid="prose"] span').first().click();
  await app.waitFor('asked-sentence');
  expect(after.paragraphs[0]).toContain(await app.textOf('asked-sentence'));
  expect(await app.textOf('why-sheet')).toContain('You chose');
});

it('a sentence of an earlier scene can be the player’s own, and is after a reload', async () => {
  const window = await web.visit({ size: 'phone', at: '?seed=5', motion: 'still' });
  const { app, page, story } = window;
  await playInto(window, [1]);
  const { choices } = await story.scene(2);
  await page.locator('[data-testid="scene-1"] [data-testid="prose"] span').first().click();
  await app.waitFor('asked-sentence');
  await app.tap('sentence-edit');
  await app.type('sentence-words', 'Two smokes too many.');
  await app.tap('sentence-save');
  await story.why.close();
  await page.getByText('Two smokes too many.').first().waitFor();
  const first = () => app.partsOf('prose', 'scene-1');
  expect((await first())[0]).toMatch(/^Two smokes too many\./);
  expect(await story.choices()).toEqual(choices);

  await page.reload();
  await story.waitUntilTold(2);
  expect((await first())[0]).toMatch(/^Two smokes too many\./);
});
