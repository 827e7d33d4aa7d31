import { wrapText } from '@/cli/kit/wrap-text';
import { choosePlayer } from '@/story/campaign/choose-player';
import {
  askedOfPlayer,
  pronounChoices,
  type AskedOfPlayer,
  type PlayerForm,
  type PlayerOrigin,
  type PlayerWish,
} from '@/story/campaign/player-form';

/** Who is asked, line by line; null when nothing more will be answered. */
export type Asker = {
  say(line: string): void;
  ask(question: string): Promise<string | null>;
};

const width = 74;
const indent = '  ';

const questions: Readonly<Record<AskedOfPlayer, string>> = {
  name: 'Your name',
  pronouns: `Your pronouns: ${pronounChoices.join(', ')}`,
  race: 'Your race, by number or name',
  class: 'Your class, by number or name',
  background: 'Where you come from, in a line',
};

/**
 * Who the player wants to be, in at most two steps: the person, then what the story has to choose from. What was
 * said before is not asked again; an empty line leaves one question open, `skip` all that are left.
 */
export async function askPlayer(
  form: PlayerForm,
  said: PlayerWish,
  asker: Asker,
): Promise<PlayerWish> {
  const asked = askedOfPlayer(form).filter((field) => said[field] === undefined);
  if (asked.length === 0) return said;
  introduce(form, asker);
  let wish = said;
  for (const field of asked) {
    const origins = originsOf(field, form);
    showOrigins(origins, asker);
    const answer = await answerTo(field, { form, origins }, asker);
    if (answer === null) return wish;
    wish = { ...wish, ...answer };
  }
  return wish;
}

function introduce({ guidance, limits }: PlayerForm, asker: Asker): void {
  asker.say('');
  for (const line of wrapText(guidance ?? '', width)) asker.say(`${indent}${line}`);
  for (const line of wrapText(limits.join(' · '), width)) asker.say(`${indent}${line}`);
  asker.say('');
  asker.say(`${indent}Who are you? Enter leaves a question open; "skip" leaves all of them.`);
}

function originsOf(field: AskedOfPlayer, { races, classes }: PlayerForm): readonly PlayerOrigin[] {
  if (field === 'race') return races;
  return field === 'class' ? classes : [];
}

function showOrigins(origins: readonly PlayerOrigin[], asker: Asker): void {
  if (origins.length > 0) asker.say('');
  for (const [index, { name, description, traits, abilities }] of origins.entries()) {
    const brings = [...traits, ...abilities].join(', ');
    const about = [description ?? '', brings === '' ? '' : `(${brings})`].filter(Boolean).join(' ');
    const [first = '', ...rest] = wrapText(about === '' ? name : `${name}: ${about}`, width - 3);
    asker.say(`${indent}${String(index + 1)}  ${first}`);
    for (const line of rest) asker.say(`${indent}   ${line}`);
  }
}

type Allowed = { readonly form: PlayerForm; readonly origins: readonly PlayerOrigin[] };

/** Asked again as long as the answer is not allowed; null once nothing more is to be asked. */
async function answerTo(
  field: AskedOfPlayer,
  { form, origins }: Allowed,
  asker: Asker,
): Promise<PlayerWish | null> {
  for (;;) {
    const line = await asker.ask(questions[field]);
    if (line === null || /^\s*skip\s*$/i.test(line)) return null;
    const numbered = /^\s*\d+\s*$/.test(line) ? origins[Number(line) - 1]?.name : undefined;
    const answer = (numbered ?? line).trim();
    if (answer === '') return {};
    const word = field === 'pronouns' ? answer.toLowerCase().split('/')[0] : answer;
    const chosen = choosePlayer(form, { [field]: word });
    if (chosen.ok) return chosen.value;
    asker.say(`${indent}${chosen.error}`);
  }
}
