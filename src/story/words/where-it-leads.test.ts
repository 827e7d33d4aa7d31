import { whereItLeads } from '@/story/words/where-it-leads';

const mill = { kind: 'place' as const, id: 'mill', text: 'the old mill' };

function leads(text: string, kind = 'move', target = 'mill'): string | null {
  return whereItLeads({ text, intent: { kind, target }, because: [mill] });
}

it('a way in words that do not name the place says where it leads', () => {
  expect(leads('Follow the noise of the wheel.')).toBe('the old mill');
});

it('a way that names it, or any part of it, says no more', () => {
  expect([leads('Go to the old mill.'), leads('Go down to the mill.')]).toEqual([null, null]);
});

it('what is no way leads nowhere, and a way to a place without a name is left as it is', () => {
  expect(leads('Look at the wheel.', 'look')).toBeNull();
  expect(leads('Go on.', 'move', 'elsewhere')).toBeNull();
});
