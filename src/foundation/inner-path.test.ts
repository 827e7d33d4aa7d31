import { isInnerPath } from '@/foundation/inner-path';

it.each(['', 'a', 'a/b.md', 'a/..b', '...', './a', 'a b/ü.md'])('"%s" stays inside', (path) => {
  expect(isInnerPath(path)).toBe(true);
});

it.each(['..', '../a', 'a/../b', 'a/..', '/a', '\\a', 'a\\..\\b', 'C:/a', 'a\0b'])(
  '"%s" could leave',
  (path) => {
    expect(isInnerPath(path)).toBe(false);
  },
);
