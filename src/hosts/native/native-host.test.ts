import { NativeHost } from '@/hosts/native/native-host';
import { nativeParts, type NativeProbe } from '@/hosts/native/native-parts';
import type { HostStatus } from '@/ports/this-host';

const expoGo: NativeProbe = { isExpoGo: true, has: () => true };
const wholeBuild: NativeProbe = { isExpoGo: false, has: () => true };

function statusesOf(probe: NativeProbe): readonly HostStatus[] {
  const statuses: HostStatus[] = [];
  new NativeHost(nativeParts(probe)).watch((status) => statuses.push(status));
  return statuses;
}

function namesOfParts(probe: NativeProbe): readonly string[] {
  return Object.entries(nativeParts(probe)).flatMap(([name, part]) => (part === null ? [] : name));
}

it('a build offers what was built into it, and imports none of it before it is asked for', () => {
  expect(namesOfParts(wholeBuild)).toEqual(['openDatabase', 'loadLlama', 'openMiniLm']);
  expect(namesOfParts({ isExpoGo: false, has: (module) => module === 'OPSQLite' })).toEqual([
    'openDatabase',
  ]);
});

it('Expo Go offers nothing, whatever its registry says', () => {
  expect(namesOfParts(expoGo)).toEqual([]);
});

it('the player is told that phones cannot play yet, and where to play instead', () => {
  expect([...statusesOf(wholeBuild), ...statusesOf(expoGo)]).toEqual([
    {
      kind: 'failed',
      message: 'Stories cannot be played in the app for phones yet; open Narratoria in a browser.',
    },
    { kind: 'failed', message: 'Expo Go cannot keep stories; open Narratoria in a browser.' },
  ]);
});

it('preferences last as long as the app is open', () => {
  const { preferences } = new NativeHost(nativeParts(wholeBuild));
  expect(preferences.read('theme')).toBeNull();
  preferences.write('theme', 'sepia');
  expect(preferences.read('theme')).toBe('sepia');
});
