const ending = 'narratoria';

/** "Forty-Three Smokes" at scene 8: forty-three-smokes-scene-8.narratoria. */
export function saveName(title: string, scenes: number): string {
  return transcriptName(title, scenes, ending);
}

/** What is to be read elsewhere is called as a save is, and ends as what it is. */
export function transcriptName(title: string, scenes: number, format: string): string {
  return `${plain(title)}-scene-${scenes}.${format}`;
}

export function reportName(title: string): string {
  return `report-${plain(title)}.${ending}`;
}

/** A story that cannot be shown: of where it stands nobody can be sure. */
export function asideName(title: string): string {
  return `${plain(title)}-aside.${ending}`;
}

/** By the day where the player is. */
export function backupName(now: number): string {
  const date = new Date(now);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `narratoria-backup-${day.join('-')}.${ending}`;
}

/** What every disk takes. */
function plain(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.length === 0 ? 'story' : words.join('-').slice(0, 60);
}
