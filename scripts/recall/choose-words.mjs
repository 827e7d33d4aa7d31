/** Words that stand for the world of news rather than of stories are only taken if they are this frequent. */
const frequentEnoughAnyway = 6000;
const furthest = 140_000;

/** The words the table has a row for, the most frequent first: English words of GloVe, and their forms. */
export function chooseWords(glove, meanings, count) {
  const lemmas = new Set();
  for (const { words } of meanings.values()) for (const word of words) lemmas.add(word);
  const chosen = [];
  for (let rank = 0; rank < Math.min(furthest, glove.words.length); rank += 1) {
    const word = glove.words[rank];
    if (!/^[a-z]+$/.test(word) || (word.length === 1 && word !== 'i' && word !== 'a')) continue;
    if (rank >= frequentEnoughAnyway && !plainForms(word).some((form) => lemmas.has(form)))
      continue;
    chosen.push({ word, rank });
    if (chosen.length === count) break;
  }
  return chosen;
}

/** For each word the row it is a form of: none or one. */
export function parentForms(words, index) {
  return words.map(({ word }, row) => {
    const parent = plainForms(word).find(
      (form) => form.length > 2 && form !== word && index.has(form),
    );
    return parent === undefined || index.get(parent) === row ? [] : [index.get(parent)];
  });
}

function plainForms(word) {
  const forms = [word];
  const endings = [
    ['s', ''],
    ['es', ''],
    ['ies', 'y'],
    ['ves', 'f'],
    ['ed', ''],
    ['ed', 'e'],
    ['ied', 'y'],
    ['ing', ''],
    ['ing', 'e'],
    ['er', ''],
    ['er', 'e'],
    ['est', ''],
    ['est', 'e'],
    ['ly', ''],
    ['ily', 'y'],
  ];
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length) + instead;
    forms.push(stem);
    if (/([bdgklmnprt])\1$/.test(stem)) forms.push(stem.slice(0, -1));
  }
  return forms;
}
