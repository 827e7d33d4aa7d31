import { baseOfParticiple, baseOfThird, pastOf } from '@/reading/prose/verb-forms';

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

it('says what one is to do by what somebody does', () => {
  const thirds =
    'lies lie|unties untie|dies die|carries carry|goes go|does do|has have|is be|echoes echo|tiptoes tiptoe|gazes gaze|attaches attach|aches ache|waltzes waltz|watches watch|uses use'
      .split('|')
      .map((row) => row.split(' ') as [string, string]);
  expect(thirds.map(([third]) => baseOfThird(third))).toEqual(thirds.map(([, base]) => base));
});
