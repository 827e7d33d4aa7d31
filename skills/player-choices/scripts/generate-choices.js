import { isFitting } from '../lib/is-fitting.js';
import { marked } from '../lib/marked.js';
import { opinionsOf } from '../lib/opinions.js';
import { settingsFrom } from '../lib/settings.js';

export default async function main(io) {
  const settings = settingsFrom(io.config);
  const { value } = await io.call('story.read', { path: 'stats' });
  const known = { settings, stats: value ?? {}, opinions: opinionsOf(io) };
  const candidates = io.input.candidates ?? (await askNarrator(io));
  const { fitting, left } = await sorted(candidates, known);
  const options = [];
  for (const choice of chosen(fitting, settings)) options.push(await marked(io, choice, known));
  if (options.length === 0) {
    io.error('no-choices', 'Nothing of what could be offered fits.');
    io.done({ ok: false, summary: 'Nothing to offer.' });
    return;
  }
  io.ui('narrative_choice', { choices: options.map(({ text }) => text), options });
  io.done({
    ok: true,
    summary: `${options.length} offered, ${left.length} left out.`,
    output: { offered: options.length, left: left.map(({ text }) => text) },
  });
}

async function askNarrator(io) {
  const { choices = [] } = await io.call('narrator.generate', { purpose: 'choices' });
  return choices;
}

async function sorted(candidates, known) {
  const fitting = [];
  const left = [];
  for (const choice of candidates) ((await isFitting(choice, known)) ? fitting : left).push(choice);
  return { fitting, left };
}

const restingKinds = ['wait', 'look', 'remember'];

/** As many as there is room for; resting only where there is too little else to do. */
function chosen(fitting, { minOptions, maxOptions }) {
  // A look that is answered in words of its own is something to do.
  const isResting = ({ intent, by }) =>
    by === 'engine' && restingKinds.includes(intent.kind) && intent.leadsTo === undefined;
  const doing = fitting.filter((choice) => !isResting(choice)).slice(0, maxOptions);
  const resting = fitting.filter(isResting).slice(0, Math.max(0, minOptions - doing.length));
  return [...doing, ...resting];
}
