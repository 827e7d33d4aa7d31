import { campaignWords, entityNames } from '@/narrator/guards/campaign-words';
import type { Guard, GuardContext } from '@/narrator/guards/guard';
import { capitalWords, type CapitalWord } from '@/story/words/capital-words';
import { wordsOf } from '@/narrator/guards/read-text';
import { selfInWords } from '@/story/state/self-in-words';

/** Capitals that every English text may have. */
const everywhere = new Set(
  `i i'm i'll i'd i've o ok mr mrs ms miss dr sir madam lord lady god lords ladies st
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december christmas easter english north south east west`.split(
    /\s+/,
  ),
);

/** Every name is one that the campaign knows, or that the player brought up. */
export const namesGuard: Guard = ({ sentences }, context) => {
  const isStrange = strangeTo(context);
  return sentences.flatMap(({ text }) =>
    capitalWords(text)
      .filter(isStrange)
      .slice(0, 1)
      .map(({ word }) => ({
        sentence: text,
        why: `"${word}" is nobody and nothing that this story knows.`,
      })),
  );
};

/** What is quick to ask is asked first: most words are known before all of the campaign is read for them. */
function strangeTo(context: GuardContext): (name: CapitalWord) => boolean {
  const { campaign, state, told, input } = context;
  const entities = entityNames(campaign);
  const brought = new Set(wordsOf(`${input ?? ''} ${selfInWords(state) ?? ''}`));
  const written = told.flatMap((id) => campaign.passages.get(id)?.prose ?? []).join(' ');
  const isLicensed = (word: string): boolean =>
    everywhere.has(word) ||
    entities.has(word) ||
    brought.has(word) ||
    campaignWords(campaign).names.has(word) ||
    isRemembered(word, context);
  return ({ word, isAtStart, next }) => {
    const small = word.toLowerCase();
    const isShouted = word.length > 1 && word === word.toUpperCase();
    if (isAtStart && !isShouted && !peoplesOwn.has(next)) return false;
    if (written.includes(word)) return false;
    if ((isAtStart || isShouted) && isOrdinary(small, campaign)) return false;
    return !formsOf(small).some(isLicensed);
  };
}

function isOrdinary(word: string, campaign: GuardContext['campaign']): boolean {
  if (starters.has(word)) return true;
  const { ordinary, beginnings } = campaignWords(campaign);
  return ordinary.has(word) || beginnings.has(word);
}

/** The parts of a joined word are names of their own; so is one of many. */
function formsOf(word: string): readonly string[] {
  const parts = word.includes('-') ? word.split('-') : [];
  return [word, word.replace(/s$/, ''), ...parts];
}

/** What the player once said may be said back; asked only of a name that nothing else knows. */
function isRemembered(word: string, { past }: GuardContext): boolean {
  return past.memories.some(({ summary }) => wordsOf(summary).includes(word));
}

/** Water runs and the wind turns, but only somebody says and nods: what begins a sentence before these is a name. */
const peoplesOwn = new Set(
  'says asks replies answers mutters shouts adds tells nods smiles grins frowns shrugs laughs glances'.split(
    ' ',
  ),
);

/** Words that begin sentences before a verb of people without being anybody. */
const starters = new Set(
  `he she it they who what that this there here nobody somebody someone everybody everyone everything
  nothing something none one another each either neither both all some many most few nor and but or so
  then now not only the a an no`.split(/\s+/),
);
