import { storyOnScreen } from '../testing/stories-on-screens';
import { useWebApp } from '../testing/web-app';

const web = useWebApp();

it.each(['tablet', 'desktop'] as const)(
  'a story played by taps alone on a %s is the terminal’s, word for word, to its ending',
  async (size) => {
    const { shown, told } = await storyOnScreen(web, { size, motion: 'still', by: 'taps' });
    expect(shown).toEqual(told);
  },
);

it.each(['phone', 'tablet', 'desktop'] as const)(
  'a story played by keys alone on a %s is the terminal’s, word for word, to its ending',
  async (size) => {
    const motion = size === 'desktop' ? 'moving' : 'still';
    const { shown, told } = await storyOnScreen(web, { size, motion, by: 'keys' });
    expect(shown).toEqual(told);
  },
);
