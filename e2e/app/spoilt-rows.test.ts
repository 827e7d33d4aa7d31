import { spoilWords } from '../testing/spoil-words';
import { twoStories } from '../testing/two-stories';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

it.each([
  ['a sentence that is nothing', { paragraphs: [[null]] }],
  ['a paragraph of numbers', { paragraphs: [[7, 8]] }],
  ['choices that are none', { choices: [null, 3, { text: {} }] }],
  ['a place that is an object', { place: { name: 'nowhere' } }],
])('a story with %s in its rows takes no other story along', async (_what, spoilt) => {
  const window = await twoStories(web, 'desktop');
  const { page, app, story, whole, broken } = window;
  web.forgiveFaults(/TypeError|React error|Objects are not valid/);
  // A page without an icon of its own is asked for one.
  web.forgiveFaults(/404 \(Not Found\)/);
  await page.goto(`${web.address()}build.json`);
  await spoilWords(page, broken, (words) => ({ ...words, ...spoilt }));
  for (let start = 0; start < 3; start += 1) {
    await page.goto(web.address());
    await app.waitForAny(['story-failed', 'stuck', 'story', 'library']);
  }
  // Just after the start a tap on the rail counts as the second of a double tap.
  await page.goto(`${web.address()}library`);
  await page.getByTestId(`files-${whole}`).waitFor();
  await app.tap((await app.isShown(`open-${whole}`)) ? `open-${whole}` : 'continue-story');
  await story.waitUntilTold(2);
  await story.choose(1);
  await story.waitUntilTold(3);
  expect((await story.scene(3)).choices.length).toBeGreaterThan(0);
});
