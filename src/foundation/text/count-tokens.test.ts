import { countTokens } from '@/foundation/text/count-tokens';

it.each([
  ['', 0],
  ['hello world', 2],
  ['tiktoken is great!', 6],
  ['antidisestablishmentarianism', 6],
  ['2 + 2 = 4', 7],
  ['お誕生日おめでとう', 9],
])('[arch §6.2.7] tokens are counted as cl100k_base counts them: "%s" has %d', (text, tokens) => {
  expect(countTokens(text)).toBe(tokens);
});

it('names of the tokenizer’s own marks are words like any others', () => {
  expect(countTokens('<|endoftext|>')).toBeGreaterThan(1);
});

it('a hundred thousand letters without a space are counted in a moment', () => {
  const started = performance.now();
  expect(countTokens('é'.repeat(100_000))).toBeGreaterThan(50_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});
