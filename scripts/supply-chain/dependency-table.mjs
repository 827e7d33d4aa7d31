const row = /^\| `([^`]+)` +\| (.+?) +\| (.+?) +\| (.*?) *\| (.*?) *\|$/;

/** What the table of docs/dependencies.md says otherwise than package.json, one sentence each. */
export function complaintsAboutTable(page, dependencies) {
  const rows = page.split('\n').flatMap((line) => {
    const [, name, version, licence, why, where] = row.exec(line) ?? [];
    return name === undefined ? [] : [{ name, version, licence, why, where }];
  });
  const told = new Map(rows.map((each) => [each.name, each]));
  const wanted = new Map(dependencies.map((each) => [each.name, each]));
  const both = rows.filter(({ name }) => wanted.has(name));
  const differing = (field) =>
    both
      .filter((each) => each[field] !== wanted.get(each.name)[field])
      .map(
        (each) =>
          `${each.name}: the ${field} is ${wanted.get(each.name)[field]}, not ${each[field]}.`,
      );
  return [
    ...dependencies.filter(({ name }) => !told.has(name)).map(({ name }) => `${name} is missing.`),
    ...rows.filter(({ name }) => !wanted.has(name)).map(({ name }) => `${name} is no dependency.`),
    ...rows
      .filter(({ why, where }) => why === '' || where === '')
      .map(({ name }) => `${name} needs a reason and a place where it runs.`),
    ...differing('version'),
    ...differing('licence'),
  ];
}
