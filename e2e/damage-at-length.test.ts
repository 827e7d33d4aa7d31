import { expectWholeOrNamed } from './damage/each-is-whole-or-named';
import { isSoak } from './testing/is-soak';

const copies = isSoak ? 2_000 : 500;
jest.setTimeout(30 * 60_000);

it(`[docs/ARCHITECTURE Storage] in ${String(copies)} damaged copies of a library each story is what it was, to the byte, or is said to be damaged, also where it is listed`, async () => {
  await expectWholeOrNamed(copies);
});
