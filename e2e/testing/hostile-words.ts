/** What would set the window's title, write the clipboard, clear the screen or turn a line around. */
const attacks = [
  '\u001b]0;owned\u0007',
  '\u001b]52;c;b3duZWQ=\u001b\\',
  '\u001b[2J',
  '\u009b31m',
  '\u009d0;owned\u009c',
  '\u0090q\u009c',
  '\u001bc',
  '\b\u007f',
  '\u202e',
  '\u2066',
  '\u200f',
].join('');

/** Words that can be read, with all of that among them. */
export function hostile(words: string): string {
  return `${words}${attacks}`;
}

/** The same without what a line of choices has a use for. */
function hostileChoice(words: string): string {
  return `${words}${attacks.replace(/[;[\]]/g, '')}`;
}

/** Whatever may not reach a terminal: all controls but the end of a line and tabs, and those of direction. */
const steering = /[^\P{Cc}\n\t]|\p{Bidi_Control}/u;

/** Our own styles, which a terminal is given on purpose. */
// eslint-disable-next-line no-control-regex -- because styles are made of it
const styles = /\u001b\[\d{1,2}m/g;

export function steersTerminal(output: string): boolean {
  return steering.test(output);
}

export function steersBesideStyles(output: string): boolean {
  return steering.test(output.replace(styles, ''));
}

const oddPassages = [
  '---',
  'where: weir',
  '---',
  '## start',
  'part: opening',
  '',
  `${hostile('The weir has a voice')} today.`,
  '',
  `> ${hostileChoice('Follow the noise')} of the wheel. [wait; hint: "${hostileChoice('It is loud')}"] -> weir-waits`,
  '',
  '## weir-waits',
  'part: outcome',
  'intent: wait',
  'once: false',
  `memory: ${JSON.stringify(hostile('You heard the weir'))}`,
  'effects: [feeling oda +5]',
  '',
  `{oda} looks up. ${hostile('The water goes on')} without you.`,
  '',
  `> ${hostileChoice('Jump')}. [risk: even] -> weir-ends / weir-ends`,
  '',
  '## weir-ends',
  'part: outcome',
  'effects: [end flood]',
  '',
  `${hostile('Then it is over')}, and quiet.`,
  '',
  `## ${hostile('odd')}`,
  'part: place',
  '',
  'Nobody reads this.',
  '',
].join('\n');

/** A campaign that plays, with an attack in every field that is shown. */
export const hostileCampaign: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({ title: hostile('The Weir'), version: '1.0.0' }),
  'world/places.json': JSON.stringify({
    places: [
      { id: 'weir', name: hostile('the weir'), mood: hostile('loud') },
      { id: 'mill', mood: 5 },
    ],
  }),
  'world/factions.json': JSON.stringify([{ id: 'millers', name: hostile('the millers') }]),
  'characters/npcs/oda/profile.json': JSON.stringify({
    name: hostile('Oda'),
    role: hostile('miller'),
    personality: { traits: ['dry'] },
    place: 'weir',
  }),
  'plot/beats.json': JSON.stringify([
    { id: 'flood', title: hostile('The flood'), description: hostile('The water rises.') },
  ]),
  'plot/endings/flood.md': `---\nid: flood\ntitle: ${JSON.stringify(hostile('Under water'))}\n---\n${hostile('It is deep.')}\n`,
  'plot/passages/weir.md': oddPassages,
  [`plot/passages/${hostile('odd').replaceAll('/', '')}.md`]: '## x\npart: nowhere\n\nNo.\n',
};

/** A program that says it on both of its streams; a folder with a name that says it too is its home. */
export const hostileSkill: Readonly<Record<string, string>> = {
  'skill.json': JSON.stringify({
    name: 'siren',
    displayName: hostile('Siren'),
    description: hostile('Sings.'),
    version: '1.0.0',
    scripts: [{ name: 'sing', path: 'sing.sh', description: hostile('Sings.') }],
  }),
  'sing.sh': [
    '#!/bin/sh',
    `printf '%s\\n' '${hostile('sung on stderr')}' >&2`,
    ...[
      { type: 'log', level: 'info', message: hostile('sung') },
      { type: 'state_patch', patch: { [hostile('song')]: hostile('sung') } },
      { type: 'ui_event', event: 'song', payload: { words: hostile('sung') } },
      {
        type: 'asset',
        assetId: hostile('song'),
        kind: 'file',
        mediaType: hostile('text/plain'),
        path: hostile('song'),
      },
      { type: 'error', errorCode: hostile('HOARSE'), errorMessage: hostile('hoarse') },
      { type: 'done', ok: false, summary: hostile('sung') },
    ].map((line) => `printf '%s\\n' '${JSON.stringify({ version: '0', ...line })}'`),
    '',
  ].join('\n'),
};
