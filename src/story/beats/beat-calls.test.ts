import type { JsonObject } from '@/foundation/json';
import type { Beat, BeatOutcome } from '@/story/campaign/beat';
import { beatsDue } from '@/story/beats/beats-due';
import { noHistory } from '@/story/log/history';
import { plainBeat } from '@/story/campaign/plain-beat';

function way(id: string, nextBeat: string | null): BeatOutcome {
  return { id, nextBeat, description: null, probability: null, consequences: [] };
}

const trial = plainBeat('trial', {
  outcomes: [way('believed', 'march'), way('doubted', null)],
  timeout: { scenes: 5, fallbackBeat: 'council_leaves' },
});
const never = { sceneCount: { min: 90, max: null }, requires: ['nothing'] };

function dueWith(beats: readonly Beat[], told: JsonObject): readonly string[] {
  const moment = { state: { beats: told }, sceneNumber: 9, roll: null, history: noHistory };
  return beatsDue(beats, moment).map(({ id }) => id);
}

describe('[arch §6.2.5] the next beat of an outcome', () => {
  const beats = [trial, plainBeat('march', never)];

  it('is due from then on, whatever it asks for itself', () => {
    expect(dueWith(beats, { trial: { scene: 8, outcome: 'believed' } })).toEqual(['march']);
  });

  it('is not called by another outcome', () => {
    expect(dueWith(beats, { trial: { scene: 8, outcome: 'doubted' } })).toEqual([]);
  });

  it('comes once', () => {
    const told = { trial: { scene: 7, outcome: 'believed' }, march: { scene: 8 } };
    expect(dueWith(beats, told)).toEqual([]);
  });

  it('comes although the story had gone on without it', () => {
    const told = { trial: { scene: 7, outcome: 'believed' }, march: { skipped: 3 } };
    expect(dueWith(beats, told)).toEqual(['march']);
  });
});

describe('[arch §6.2.5] the fallback of a timeout', () => {
  const beats = [trial, plainBeat('council_leaves', never)];

  it('comes instead of the beat that was given up', () => {
    expect(dueWith(beats, { trial: { skipped: 5 } })).toEqual(['council_leaves']);
  });

  it('does not come once the beat was told after all', () => {
    expect(dueWith(beats, { trial: { scene: 6, skipped: 5 } })).toEqual([]);
  });
});

it('[arch §6.2.5] a beat that asks for nothing and that others lead to waits to be called', () => {
  const beats = [trial, plainBeat('march'), plainBeat('council_leaves'), plainBeat('rain')];
  expect(dueWith(beats, { trial: { scene: 8, outcome: 'doubted' } })).toEqual(['rain']);
  expect(dueWith(beats, { trial: { scene: 8, outcome: 'believed' } })).toEqual(['march', 'rain']);
});
