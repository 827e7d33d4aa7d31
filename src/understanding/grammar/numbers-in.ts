import { wordsIn } from '@/understanding/grammar/words-in';
import { wordSet } from '@/understanding/lexicon/word-set';

const small = [
  ...wordSet(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
];
const tens = ['', '', ...wordSet('twenty thirty forty fifty sixty seventy eighty ninety')];

/** Whole numbers that words name, in figures or in words up to a hundred; a lone "one" counts nothing. */
function numbersIn(text: string): readonly number[] {
  const words = wordsIn(text);
  const found: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const ten = tens.indexOf(word);
    const unit = small.indexOf(words[at + 1] ?? '');
    if (/^\d{1,4}$/.test(word)) found.push(Number(word));
    else if (word === 'hundred') found.push(100);
    else if (ten > 1) {
      const hasUnit = unit > 0 && unit < 10;
      found.push(ten * 10 + (hasUnit ? unit : 0));
      if (hasUnit) at += 1;
    } else if (small.indexOf(word) > 1) found.push(small.indexOf(word));
  }
  return found;
}

/** "43" as an author would write it. */
export function withNumbersSpelt(text: string): string {
  return text.replace(/\b\d{1,2}\b/g, (figures) => speltOut(Number(figures)));
}

function speltOut(number: number): string {
  if (number < small.length) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10] ?? ''}`;
}

/** Whoever writes forty-two does not write forty-one. */
export function isOtherNumber(said: string, choice: string): boolean {
  const [asked, offered] = [numbersIn(said), numbersIn(choice)];
  return asked.length > 0 && offered.length > 0 && !asked.some((each) => offered.includes(each));
}
