const { onNode, rooms } = require('./scripts/rooms.cjs');

const anyOf = (names) => (names.length > 0 ? `(${names.join('|')})` : '(?!)');
const inRooms = (names) => `^src/${anyOf(names)}/`;
const npm = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
];
const tests = '(\\.test\\.tsx?$|/testing/)';
const forTests = `(${tests}|^src/hosts/fake/|^src/ports/contract-tests/)`;

/** A room imports what stands to its left; its tests may also start a host. */
const directions = Object.entries(rooms).flatMap(([room, { may }]) => [
  {
    name: `${room}-direction`,
    comment: `${room} may import ${may.join(', ') || 'no other room'}.`,
    severity: 'error',
    from: { path: inRooms([room]), pathNot: tests },
    to: { path: '^src/', pathNot: inRooms([room, ...may]) },
  },
  {
    name: `${room}-tests-direction`,
    comment: `Tests of ${room} may import what it may, and hosts.`,
    severity: 'error',
    from: { path: `${inRooms([room])}.*${tests}` },
    to: { path: '^src/', pathNot: inRooms([room, ...may, 'hosts']) },
  },
]);

/** The files of a list of doors, as `scripts/house/doors.cjs` writes it, on every platform. */
const doorFiles = (room, list) =>
  Object.entries(list).flatMap(([folder, names]) => {
    const inside = folder === '.' ? `^src/${room}/` : `^src/${room}/${folder}/`;
    if (names === '*') return [inside];
    return [`${inside}${anyOf(names.replaceAll('.', '\\.').split(' '))}(\\.web)?(\\.d)?\\.tsx?$`];
  });

/**
 * Other rooms come in by a door. Tests look closer, so some doors are theirs alone, and so are all helpers
 * of tests; a room's own tests, fakes for tests and suites for hosts go by no door. `scripts` bundles files
 * by name and imports none.
 */
const doors = Object.entries(rooms).flatMap(([room, { doors: open, forTests: alsoOpen }]) => {
  const forAll = doorFiles(room, open);
  const forThem = [...forAll, ...doorFiles(room, alsoOpen), '/testing/'];
  const inside = inRooms([room]);
  return [
    {
      name: `${room}-doors`,
      comment: `Other rooms may import only the doors of ${room} (scripts/house/doors.cjs).`,
      severity: 'error',
      from: { path: '^(src|app)/', pathNot: [inside, forTests] },
      to: { path: inside, pathNot: anyOf(forAll) },
    },
    {
      name: `${room}-doors-for-tests`,
      comment: `Tests of other rooms may import the doors of ${room}, those for tests, and testing/.`,
      severity: 'error',
      from: { path: [forTests, '^(e2e|bench)/'], pathNot: inside },
      to: { path: inside, pathNot: anyOf(forThem) },
    },
  ];
});

const packages = Object.entries(rooms).map(([room, { npm: allowed }]) => ({
  name: `${room}-packages`,
  comment: `${room} may use ${allowed.join(', ') || 'no npm package'}.`,
  severity: 'error',
  from: { path: inRooms([room]), pathNot: tests },
  to: { dependencyTypes: npm, pathNot: `node_modules/${anyOf(allowed)}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    ...doors,
    ...packages,
    {
      name: 'every-file-has-a-room',
      comment: 'src/ has only rooms of the table in scripts/rooms.cjs.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: inRooms(Object.keys(rooms)) },
    },
    {
      name: 'node-only-on-node',
      comment: 'Phones and browsers have no node modules: ask a port.',
      severity: 'error',
      from: { path: '^src/', pathNot: `(${tests}|${inRooms(onNode)})` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'test-helpers-stay-in-tests',
      comment: 'Fakes, contract suites and testing/ must not reach what players run.',
      severity: 'error',
      from: { path: '^(src|scripts|bin)/', pathNot: forTests },
      to: { path: forTests },
    },
    {
      name: 'not-to-test',
      comment: 'A test is nobody’s library; put what is shared into testing/.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'src-stands-alone',
      comment: 'Skills and stories are content that src reads, never code that it imports.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(skills|examples|campaigns|e2e|bench|scripts|bin)/' },
    },
    {
      name: 'skills-stand-alone',
      comment: 'A skill is written as a third party would: its own files and `narratoria`.',
      severity: 'error',
      from: { path: '^((?:examples/)?skills|campaigns)/([^/]+)/' },
      to: { pathNot: '^($1/$2/|narratoria$)' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^narratoria$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Also sees `import type`, which is gone after compilation.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // Where a platform has a file of its own, the web's is followed; the others are read as files too.
      extensions: ['.web.ts', '.web.tsx', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
