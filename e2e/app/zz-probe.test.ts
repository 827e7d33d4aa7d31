import { playInto } from '../testing/play-into';
import { setMotion } from '../testing/set-motion';
import { slowTelling } from '../testing/slow-telling';
import { useWebApp } from '../testing/web-app';
const web = useWebApp();
it('probe', async () => {
  const out: unknown[] = [];
  for (let i = 0; i < 25; i++) {
    const window = await web.visit({ size: 'phone', at: `?seed=4`, motion: 'still', serviceWorker: 'none', prepare: slowTelling });
    const { page, story, app } = window;
    page.setDefaultTimeout(8000);
    try {
    await playInto(window);
    await setMotion(page, 'no-preference');
    await story.choose(2);
    await app.waitFor('scene-2');
    const any = await app.waitForAny(['stop', 'choice-1']);
    out.push(any);
    if (any !== 'stop') out.push(await page.evaluate(() => [matchMedia('(prefers-reduced-motion: reduce)').matches]));
    } catch (e) {
      out.push(String(e).slice(0, 300), await page.evaluate(() => [document.visibilityState, document.body.innerText.slice(-600), matchMedia('(prefers-reduced-motion: reduce)').matches, [...document.querySelectorAll('[data-testid]')].map((x) => x.getAttribute('data-testid')).join()]));
      await page.screenshot({ path: `/tmp/e2e-shot-${i}.png` });
    }
    await page.close();
  }
  console.log(JSON.stringify(out, null, 1));
}, 500000);
