import { StoryOpenings } from '@/ui/app/story-openings';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';

/** A start of the app on the same device. */
function started(host: ScriptedHost): StoryOpenings {
  return new StoryOpenings(host.preferences);
}

describe('a story that is opened', () => {
  it('is left alone after two openings in a row that never showed it', () => {
    const host = new ScriptedHost();
    const held: boolean[] = [];
    for (let start = 0; start < 3; start += 1) {
      const openings = started(host);
      held.push(openings.isHeld('story-1'));
      openings.begin('story-1');
    }
    expect(held).toEqual([false, false, true]);
  });

  it('is not held against its player, who loads the page again in the middle of an opening', () => {
    const host = new ScriptedHost();
    started(host).begin('story-1');
    const second = started(host);
    second.begin('story-1');
    second.shown();
    started(host).begin('story-1');
    expect([started(host).isHeld('story-1'), second.held.getState()]).toEqual([false, []]);
  });

  it('counts as unfinished when it fails after some of it was shown, whatever is shown next', () => {
    const host = new ScriptedHost();
    for (let start = 0; start < 2; start += 1) {
      const openings = started(host);
      openings.begin('story-1');
      openings.shown();
      openings.failed();
      openings.shown();
      openings.unseen();
    }
    expect(started(host).held.getState()).toEqual(['story-1']);
  });

  it('neither counts nor is cleared while the player looks at something else', () => {
    const host = new ScriptedHost();
    started(host).begin('story-1');
    for (let start = 0; start < 5; start += 1) {
      const openings = started(host);
      openings.begin('story-1');
      openings.unseen();
    }
    const before = started(host).isHeld('story-1');
    started(host).begin('story-1');
    expect([before, started(host).isHeld('story-1')]).toEqual([false, true]);
  });

  it('is opened again by itself once the player saw it, and leaves the others as they are', () => {
    const host = new ScriptedHost();
    for (const story of ['story-1', 'story-2', 'story-1', 'story-2']) started(host).begin(story);
    const openings = started(host);
    const before = openings.held.getState();
    openings.begin('story-1');
    openings.shown();
    expect([before, openings.held.getState()]).toEqual([['story-1', 'story-2'], ['story-2']]);
  });

  it('is forgotten when it is deleted', () => {
    const host = new ScriptedHost();
    for (let start = 0; start < 2; start += 1) started(host).begin('story-1');
    const openings = started(host);
    openings.forget('story-1');
    openings.failed();
    expect([openings.held.getState(), started(host).held.getState()]).toEqual([[], []]);
  });

  it.each(['', 'no JSON', '[]', '{"story-1":"2"}', '{"story-1":-2}', '{"__proto__":2.5}', 'null'])(
    'is not held by a record that is rubbish: %s',
    (kept) => {
      const openings = started(new ScriptedHost({ 'unfinished-openings': kept }));
      openings.begin('story-1');
      expect(openings.held.getState()).toEqual([]);
    },
  );
});
