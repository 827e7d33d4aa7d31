import { readingLimits } from '@/foundation/limits';
import { personOfProfile } from '@/reading/found/person-of-profile';
import { pronounsOf } from '@/story/campaign/pronouns-of';

const ida = { id: 'ida', name: 'Ida', shortName: 'Ida', role: null, place: null };

it('of a wish, a saying or a tie without end as much is told as a save takes in', () => {
  const long = 'x'.repeat(300_000);
  const profile = {
    motivations: long,
    speech_patterns: { examples: [long] },
    relationships: { olaf: long },
  };
  const files = new Map([['characters/npcs/ida/profile.json', JSON.stringify(profile)]]);
  const { wants, ties } = personOfProfile({ ...ida, pronouns: pronounsOf('she') }, files, []);
  const longest = Math.max(...[...wants, ...ties.values()].map(({ length }) => length));
  expect(longest).toBe(readingLimits.fieldCharacters);
});

it('[arch §6.2.4] what somebody is says whether they are he or she, before what is told of others beside them', () => {
  const they = (role: string): string => {
    const profile = {
      role,
      background: 'Her husband sold the mill. He drank, and his debts outlived him.',
    };
    const files = new Map([['characters/npcs/ida/profile.json', JSON.stringify(profile)]]);
    return personOfProfile({ ...ida, pronouns: pronounsOf('') }, files, []).pronouns.they;
  };
  expect([they('widow, keeper of the toll'), they('keeper of the toll')]).toEqual(['she', 'she']);
});
