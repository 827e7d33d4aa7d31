import { barriersOn } from '../testing/accessibility';
import { fingerSize, sidewaysScrolling, smallTargets } from '../testing/layout';
import { playInto } from '../testing/play-into';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

it('[002 US-5; arch §4.2.3] what was done is felt by a person and their group, who say why, also after a restart', async () => {
  const window = await web.visit({
    at: '?seed=7',
    size: 'desktop',
    motion: 'still',
    serviceWorker: 'none',
  });
  const { app, page, firstRun } = window;
  await firstRun.wait();
  await playInto(window, [3]);
  expect(await app.textOf('person-dunya')).toContain('Dunya Kist');
  await app.tap('person-dunya');
  expect(await app.textOf('person-dunya-why')).toMatch(/5/);
  await app.tap('faction-village');
  const why = await app.textOf('faction-village-why');
  expect(why).toMatch(/5/);
  expect(await barriersOn(page)).toEqual([]);
  expect(await sidewaysScrolling(page)).toEqual([]);
  expect(await smallTargets(page, fingerSize)).toEqual([]);

  await page.reload();
  await app.waitFor('faction-village');
  await app.tap('faction-village');
  expect(await app.textOf('faction-village-why')).toBe(why);
});
