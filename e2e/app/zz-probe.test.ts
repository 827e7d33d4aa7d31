import { playInto } from '../testing/play-into';
import { slowTelling } from '../testing/slow-telling';
import { useWebApp } from '../testing/web-app';
const web = useWebApp();
it.each(Array.from({ length: 40 }, (_, i) => i))('probe %s', async () => {
  const window = await web.visit({ size: 'phone', at: `?seed=4`, motion: 'still', serviceWorker: 'none', prepare: slowTelling });
  const { page, story } = window;
  await playInto(window);
  for (let scene = 1; !(await story.hasEnded()); scene += 1) {
    const n = (await story.choices()).length;
    try {
      await page.getByTestId(`choice-${n}`).last().click({ timeout: 6000 });
    } catch (e) {
      console.log('scene', scene, String(e).slice(0, 600));
      const t = Date.now();
      const rects = await page.evaluate(async (n) => { const out: string[] = []; for (let i = 0; i < 12; i++) { await new Promise((r) => requestAnimationFrame(r)); const e = document.querySelector(`[data-testid=choice-${n}]`); const r = e?.getBoundingClientRect(); out.push(`${performance.now().toFixed(0)} ${r?.x},${r?.y},${r?.width},${r?.height}`); } return out; }, n);
      console.log(Date.now() - t, rects.join('\n'));
      await page.screenshot({ path: '/tmp/e2e-shot.png' });
      throw e;
    }
    await story.waitUntilTold(scene + 1);
  }
}, 60000);
