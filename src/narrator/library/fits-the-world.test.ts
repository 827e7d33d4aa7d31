import { narratorLibrary } from '@/narrator/library/narrator-library';
import { engineLine } from '@/narrator/lines/engine-lines';
import { contextOf } from '@/narrator/testing/context-of';
import { campaignOf, passage } from '@/story/testing/small-world';

const roomsAndWeather =
  /\b(?:hearth|roof|rain|snow|wind|chair|table|stove|road|grass|sky|room)s?\b/i;

/** What the engine would tell in thin scenes of a campaign with this one passage. */
function breathers(prose: string): string {
  const campaign = campaignOf([passage('told', 'place', {}, { prose: [prose] })]);
  const bare = {
    ...campaign,
    title: 'Adrift',
    description: '',
    places: new Map(),
    people: new Map(),
  };
  return Array.from({ length: 200 }, (_, seed) => {
    const context = contextOf(bare, { seed, library: narratorLibrary, intent: null });
    const id = narratorLibrary.breather(context, { told: [], mayBeTold: () => true });
    return id === null ? '' : (engineLine(id, narratorLibrary) ?? '');
  }).join('\n');
}

it('no hearth, roof or weather is told of where the campaign has none', () => {
  const told = breathers('The hull hums, and nothing else is out here.');
  expect(told.trim()).not.toBe('');
  expect(told).not.toMatch(roomsAndWeather);
});

it('where the campaign has such things the engine may name them', () => {
  const told = breathers(
    'A room with a table and chairs, a window, a wall, a floor, a shelf, stairs, a roof; rain, wind, snow, sun and sky; a road, grass, leaves, mud, a coat and boots.',
  );
  expect(told).toMatch(roomsAndWeather);
});
