import { personOfProfile } from '@/reading/found/person-of-profile';
import { personProse } from '@/reading/story/person-prose';
import { pronounsOf } from '@/story/campaign/pronouns-of';

/** What is told of a miller of whom this was written. */
function toldOf(text: string, pronouns = 'she'): ReturnType<typeof personProse> {
  const ida = { id: 'ida', name: 'Ida Marsh', shortName: 'Ida', role: 'miller', place: null };
  const person = personOfProfile({ ...ida, pronouns: pronounsOf(pronouns) }, new Map(), []);
  return personProse({ text }, person);
}

it('[arch §6.2] a sentence with a subject of its own is not about the person whose file it stands in', () => {
  expect(toldOf('Husband drank himself to death. Keeps the mill.')).toEqual({
    note: null,
    prose: '{ida.their} husband drank himself to death.',
  });
  expect(toldOf('Her late husband built the mill. She keeps it.')).toEqual({
    note: null,
    prose: 'Her late husband built the mill. She keeps it.',
  });
});

it('[arch §6.2] half a sentence behind one about somebody else is not told, for it may be theirs', () => {
  expect(toldOf('Her boy went to sea. He was nine. Never came back. She waits.').prose).toBe(
    'Her boy went to sea. He was nine. She waits.',
  );
  expect(toldOf('His father flew. He was strict. Drowned in May.', 'he').prose).toBe(
    'His father flew. He was strict.',
  );
});

it('[arch §6.2] half a sentence with nobody else before it is theirs', () => {
  expect(toldOf('Keeps the mill. Her husband’s coat on her shoulders.').prose).toBe(
    '{ida} keeps the mill.',
  );
});

it('[arch §6.2] a sentence that begins with somebody’s name is no note', () => {
  expect(toldOf('Ida Marsh, the miller, keeps bees.')).toEqual({
    note: null,
    prose: 'Ida Marsh, the miller, keeps bees.',
  });
});
