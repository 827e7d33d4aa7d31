import { mainDestinations, settingsDestination } from '@/ui/shell/destinations';

describe('the ways around the app', () => {
  it('lead to the story, its state and its tools only while there is one', () => {
    const names = (hasStory: boolean): readonly string[] =>
      mainDestinations(hasStory).map(({ name }) => name);
    expect({ without: names(false), with: names(true) }).toEqual({
      without: ['library'],
      with: ['library', 'story', 'state', 'tools'],
    });
  });

  it('each have a path, an icon and a label of their own', () => {
    const all = [...mainDestinations(true), settingsDestination];
    for (const part of ['name', 'path', 'icon', 'label'] as const)
      expect(new Set(all.map((destination) => destination[part])).size).toBe(all.length);
  });
});
