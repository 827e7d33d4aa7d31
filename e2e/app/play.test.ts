import { storyOnScreen } from '../testing/stories-on-screens';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

// The other sizes, and keys, are in `play-on-all-sizes`.
it('a story played by taps alone on a phone is the terminal’s, word for word, to its ending', async () => {
  const { shown, told } = await storyOnScreen(web, { size: 'phone', motion: 'moving', by: 'taps' });
  expect(shown).toEqual(told);
});

it('two taps lead from the first run into the story', async () => {
  const { firstRun, story } = await web.visit({ size: 'phone' });
  await firstRun.wait();
  await firstRun.begin();
  await story.tellAtOnce(1);
  await story.choose(1);
  await story.tellAtOnce(2);
  expect((await story.scene(2)).paragraphs.length).toBeGreaterThan(0);
});
