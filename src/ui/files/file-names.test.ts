import { backupName, reportName, saveName, transcriptName } from '@/ui/files/file-names';

it.each([
  ['Forty-Three Smokes', 'forty-three-smokes-scene-8.narratoria'],
  ['The Ferryman’s “Last” Night: 1/2', 'the-ferrymans-last-night-1-2-scene-8.narratoria'],
  ['../../etc', 'etc-scene-8.narratoria'],
  ['夜', 'story-scene-8.narratoria'],
])('a save of %s is called so that every disk takes it', (title, name) => {
  expect(saveName(title, 8)).toBe(name);
});

it('words are called by what they are', () => {
  expect(transcriptName('../Away', 3, 'html')).toBe('away-scene-3.html');
});

it('a report is told from a save by its name, and a backup by its day', () => {
  expect(reportName('Away')).toBe('report-away.narratoria');
  expect(backupName(new Date(2026, 0, 5, 23, 59).getTime())).toBe(
    'narratoria-backup-2026-01-05.narratoria',
  );
});
