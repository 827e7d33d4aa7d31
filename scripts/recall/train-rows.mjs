import { LearningRows } from './learning-rows.mjs';
import { shuffled } from './seeded-random.mjs';

export const usualSettings = {
  rounds: 12,
  batch: 64,
  rate: 0.05,
  pull: 0.005,
  firstSlope: 0.02,
  temperature: 0.07,
  /** How much pairs of the dictionaries count beside the teacher. */
  pairShare: 0.6,
  droppedWords: 0.2,
};

/**
 * Has the rows learn two things: the vector of a sentence points where the teacher's does, more than to the
 * teacher's for any other sentence of the batch; and texts of a pair are nearer than texts of two pairs.
 */
export function trainRows(parts, settings = usualSettings) {
  const { start, dimension, parents, sentences, taughtSentences, pairs, random } = parts;
  const { rounds, batch, pull, firstSlope, temperature, pairShare, droppedWords } = settings;
  const rows = new LearningRows({ start, dimension, parents, pull, firstSlope });
  const [ones, others, slopes, otherSlopes] = Array.from(
    { length: 4 },
    () => new Float32Array(batch * dimension),
  );
  const thinned = (words) => {
    if (words.length < 4) return words;
    const kept = words.filter(() => random() >= droppedWords);
    return kept.length === 0 ? words : kept;
  };
  const encoded = (words, into, place) => {
    const some = thinned(words);
    return { words: some, length: rows.encode(some, into, place * dimension) };
  };
  const contrast = { ones, others, slopes, otherSlopes, batch, dimension, temperature };
  const usable = sentences.map((_, at) => at).filter((at) => sentences[at].length >= 2);
  for (let round = 0; round < rounds; round += 1) {
    const rate = settings.rate * (1 - round / rounds) + settings.rate * 0.05;
    const order = shuffled(usable, random);
    const pairOrder = shuffled(pairs, random);
    let nextPair = 0;
    for (let first = 0; first + batch <= order.length; first += batch) {
      const texts = order.slice(first, first + batch).map((at, place) => {
        const target = taughtSentences.subarray(at * dimension, (at + 1) * dimension);
        others.set(target, place * dimension);
        return encoded(sentences[at], ones, place);
      });
      for (let at = 0; at < slopes.length; at += 1) slopes[at] = -others[at];
      addContrast(contrast, { share: 1, moves: 'ones' });
      texts.forEach((text, place) =>
        rows.learn(text, ones, slopes, { offset: place * dimension, rate }),
      );

      const two = Array.from({ length: batch }, (_, place) => {
        const [one, other] = pairOrder[nextPair++ % pairOrder.length];
        return [encoded(one(), ones, place), encoded(other(), others, place)];
      });
      slopes.fill(0);
      otherSlopes.fill(0);
      addContrast(contrast, { share: pairShare, moves: 'both' });
      two.forEach(([one, other], place) => {
        const step = { offset: place * dimension, rate };
        rows.learn(one, ones, slopes, step);
        rows.learn(other, others, otherSlopes, step);
      });
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return rows.now;
}

/** The slope of "which of the others is mine?" (InfoNCE), each row of `ones` against all of `others`. */
function addContrast(contrast, { share, moves }) {
  const { ones, others, slopes, otherSlopes, batch, dimension, temperature } = contrast;
  const odds = new Float32Array(batch);
  for (let one = 0; one < batch; one += 1) {
    let highest = -Infinity;
    for (let other = 0; other < batch; other += 1) {
      let cosine = 0;
      for (let place = 0; place < dimension; place += 1) {
        cosine += ones[one * dimension + place] * others[other * dimension + place];
      }
      odds[other] = cosine / temperature;
      highest = Math.max(highest, odds[other]);
    }
    let whole = 0;
    for (let other = 0; other < batch; other += 1) {
      odds[other] = Math.exp(odds[other] - highest);
      whole += odds[other];
    }
    for (let other = 0; other < batch; other += 1) {
      const slope = ((odds[other] / whole - Number(one === other)) * share * 0.1) / temperature;
      for (let place = 0; place < dimension; place += 1) {
        slopes[one * dimension + place] += slope * others[other * dimension + place];
      }
      if (moves === 'ones') continue;
      for (let place = 0; place < dimension; place += 1) {
        otherSlopes[other * dimension + place] += slope * ones[one * dimension + place];
      }
    }
  }
}
