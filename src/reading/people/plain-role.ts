import { lowerFirst } from '@/reading/prose/lower-first';
import { withoutBrackets } from '@/reading/prose/without-brackets';
import { is, tagged } from '@/reading/prose/tagged';

/** What only a text has: nobody meets an antagonist. */
const craft =
  /^(?:main |secondary |minor |major )?(?:protagonist|antagonist|npc|villain|hero|heroine|mentor|ally|sidekick|supporting|comic relief|love interest|narrator|quest giver|character|deuteragonist)\b/i;

/** "Stowaway; interpreter; about twelve" → "stowaway": what follows "the", or null where nothing does. */
export function plainRole(role: string | null): string | null {
  if (role === null) return null;
  const parts = withoutBrackets(role)
    .split(/[;,.:/|]|\s[-–—]+\s|[–—]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first] = parts.filter((part) => !craft.test(part));
  if (first === undefined) return null;
  const bare = lowerFirst(first.replace(/^(?:the|an?)\s+/i, ''));
  const [word] = tagged(bare);
  const isNoun =
    !is(word, 'Preposition', 'Pronoun', 'Conjunction', 'Copula', 'Modal', 'QuestionWord') &&
    !/^(?:in|of|by|at|on|no|his|her|their|nobody|someone|somebody|one|everyone|everybody)\b/.test(
      bare,
    );
  return isNoun && bare !== '' && bare.split(' ').length <= mostWords ? bare : null;
}

const mostWords = 9;
