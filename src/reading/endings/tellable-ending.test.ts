import { tellableEnding } from '@/reading/endings/tellable-ending';
import { readingOf } from '@/reading/testing/story-of';

const profile = (name: string): string => JSON.stringify({ name });

function endingOf(text: string): readonly string[] {
  const files = {
    'plot/premise.md': 'Doctor Ada Merrow and Ilan Brock keep the lighthouse.',
    'characters/npcs/ada/profile.json': profile('Doctor Ada Merrow'),
    'characters/npcs/ilan/profile.json': profile('Ilan Brock'),
    'plot/endings/dark.md': text,
  };
  const ending = { id: 'dark', title: 'dark', prose: [] };
  return tellableEnding(ending, new Map(Object.entries(files)), readingOf(files)).ending.prose;
}

it('[arch §6.2.4] the name of an entry is the subject of what becomes of them', () => {
  const told = endingOf(`# Dark

Say what becomes of each:

- **Merrow** gives her chair to the boy.
- **Ilan Brock**: Mends the last of the nets, and whistles.
- **The others on the rock.** Mention two at least. A boat will wait for them until noon.
`);
  expect(told).toEqual([
    'Doctor Merrow gives her chair to the boy.',
    'Ilan Brock mends the last of the nets, and whistles.',
    'A boat will wait for the others on the rock until noon.',
  ]);
});

it('[arch §6.2.4] what goes on from words to the narrator is not told, nor half of a sentence that orders', () => {
  const told = endingOf(`# Dark

It is best if Ilan asks. It could be Merrow.

There will be a chair by the window, or a bench; choose one and show it once.

Closing line to Merrow: "Is that all?"
`);
  expect(told).toEqual([
    'There will be a chair by the window, or a bench.',
    'Doctor Merrow says: "Is that all?"',
  ]);
});

it('[arch §6.2.4] all that the player does is told to them', () => {
  expect(endingOf('The player lets the lamp go out, and walks down to the boats.')).toEqual([
    'You let the lamp go out, and walk down to the boats.',
  ]);
});
