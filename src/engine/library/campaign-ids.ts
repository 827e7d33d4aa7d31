/** The campaigns among all files of a store. */
export function campaignIds(paths: readonly string[]): readonly string[] {
  return (
    paths
      // One that begins with a dot is on its way in or out.
      .filter((path) => /^[^./][^/]*\/manifest\.json$/.test(path))
      .map((path) => path.slice(0, path.indexOf('/')))
  );
}
