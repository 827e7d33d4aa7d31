import { byTaps, playOn } from '../testing/play-on';
import { terminalStory } from '../testing/terminal-story';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

/** Stays to the end of Sunday, and comes to the ending that only those reach who asked. */
const seed = 6;

it('three days played by taps are the terminal’s, word for word, to the third ending', async () => {
  const told = await terminalStory(seed);
  const window = await web.visit({ size: 'phone', motion: 'still', at: `?seed=${seed}` });
  await window.firstRun.wait();
  await window.firstRun.begin();
  const tell = ({ story }: typeof window, scene: number): Promise<void> => story.tellAtOnce(scene);
  expect(told.length).toBeGreaterThanOrEqual(60);
  expect(await playOn(window, told, tell, byTaps)).toEqual(told);
});
