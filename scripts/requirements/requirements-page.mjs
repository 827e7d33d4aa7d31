import path from 'node:path';

const row =
  /^\| ((?:arch|001|002|002-dm|003-dm) (?:§[\d.]+|(?:FR|SC|US)-\d+)) \| (.+?) \| (.*?) ?\| (.*?) ?\|$/;
const startOfRow = /^\| (arch|\d{3})/;
const laterHeading = '## Still to come';
const laterRow = /^\| \*\*(.+?)\*\* \|/;
const figures = /(<!-- figures -->)[^]*?(<!-- end of figures -->)/;

/** Words of the last column that are no subjects: headings, and what no test could prove. */
const standing = ['its parts', 'nothing to prove'];

const lines = (page) => page.split('\n');

function rowsOf(page) {
  return lines(page).flatMap((line) => {
    const [, id, asks, , later] = row.exec(line) ?? [];
    return id === undefined ? [] : [{ id, asks, later: later === '' ? [] : later.split('; ') }];
  });
}

function subjectsOf(page) {
  const [, section = ''] = page.split(laterHeading);
  return lines(section.split('\n## ')[0]).flatMap((line) => laterRow.exec(line)?.[1] ?? []);
}

const nameOf = (file) => path.posix.basename(file).replace(/(\.test)?\.tsx?$/, '');

function linkTo([file, count]) {
  return `[${nameOf(file)}](../${file})${count > 1 ? ` ×${count}` : ''}`;
}

function figuresOf(rows, citations) {
  const cited = rows.filter(({ id }) => citations.has(id)).length;
  const waiting = rows.filter(
    ({ id, later }) => !citations.has(id) && !later.some((word) => standing.includes(word)),
  ).length;
  return `${rows.length} rows: ${cited} cited by tests, ${waiting} waiting for later work, ${rows.length - cited - waiting} with nothing of their own to prove.`;
}

/** The page with its generated parts made anew; what people wrote stays as it is. */
export function updatePage(page, citations) {
  const updated = lines(page).map((line) => {
    const [, id, asks, , later] = row.exec(line) ?? [];
    if (id === undefined) return line;
    const tests = [...(citations.get(id) ?? [])].map(linkTo).join(', ');
    return ['', id, asks, tests, later, ''].join(' | ').trim().replace(/ {2}/g, ' ');
  });
  const told = figuresOf(rowsOf(page), citations);
  return updated.join('\n').replace(figures, `$1\n${told}\n$2`);
}

/** Everything wrong with what people wrote, in tests, contracts and on the page: one sentence each. */
export function complaintsAbout(page, citations, sources) {
  const rows = rowsOf(page);
  const ids = rows.map(({ id }) => id);
  const subjects = [...subjectsOf(page), ...standing];
  const unknown = [...citations, ...sources].filter(([id]) => !ids.includes(id));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const forgotten = rows.filter(({ id, later }) => !citations.has(id) && later.length === 0);
  const unnamed = rows.flatMap(({ id, later }) =>
    later.filter((subject) => !subjects.includes(subject)).map((subject) => ({ id, subject })),
  );
  const broken = lines(page).filter((line) => startOfRow.test(line) && !row.test(line));
  return [
    ...broken.map((line) => `This is no row of four columns: ${line}`),
    ...unknown.map(
      ([id, places]) => `${[...places.keys()].join(', ')} cites [${id}], which does not exist.`,
    ),
    ...twice.map((id) => `${id} has two rows.`),
    ...forgotten.map(({ id }) => `${id} is cited by no test and names nothing that will bring it.`),
    ...unnamed.map(
      ({ id, subject }) => `${id} waits for "${subject}", which the page does not know.`,
    ),
  ];
}
