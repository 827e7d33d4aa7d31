import { expectWholeOrNamed } from './damage/each-is-whole-or-named';

it('[docs/ARCHITECTURE Storage] in 60 damaged copies of a library each story is what it was, to the byte, or is said to be damaged, also where it is listed', async () => {
  await expectWholeOrNamed(60);
});
