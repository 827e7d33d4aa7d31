import { fakeRandom } from '@/hosts/fake/fake-random';
import { randomCases } from '@/ports/contract-tests/random-cases';

it.each(randomCases)('$title', (contractCase) => contractCase.run(fakeRandom(1)));

it('the same start gives the same draws', () => {
  const [one, same, other] = [fakeRandom(7), fakeRandom(7), fakeRandom(8)];
  const draw = () => [one.secureSeed(), same.secureSeed(), other.secureSeed()];
  const [first, again, different] = draw();
  expect(again).toBe(first);
  expect(different).not.toBe(first);
});
