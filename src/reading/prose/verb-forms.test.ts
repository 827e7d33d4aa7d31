import { baseOfParticiple, pastOf } from '@/reading/prose/verb-forms';

const forms =
  `witness witnessed|stop stopped|tell told|carry carried|name named|close closed|settle settled
  move moved|number numbered|lift lifted|burn burned|hide hid|write wrote|refuse refused|wait waited|answer answered
  admit admitted|play played|fix fixed|visit visited|open opened|repair repaired|sign signed|seal sealed
  decide decided|pass passed|pull pulled|fill filled|create created|hire hired|force forced|judge judged`
    .split(/[|\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);

it('says what somebody did by what they are to do', () => {
  expect(forms.map(([base]) => pastOf(base))).toEqual(forms.map(([, past]) => past));
});

it('says what is to be done by what is done', () => {
  const regular = forms.filter(([, past]) => past.endsWith('ed'));
  expect(regular.map(([, past]) => baseOfParticiple(past))).toEqual(regular.map(([base]) => base));
  expect(['written', 'put', 'taken', 'lantern'].map(baseOfParticiple)).toEqual([
    'write',
    'put',
    'take',
    null,
  ]);
});
