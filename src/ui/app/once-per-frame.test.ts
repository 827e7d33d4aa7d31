import { createStore } from 'zustand/vanilla';

import { oncePerFrame } from '@/ui/app/once-per-frame';
import { isAnotherMoment, type StoryView } from '@/ui/story/player/story-view';
import { choosingView, samplePage } from '@/ui/story/testing/story-samples';

type Count = { readonly count: number; readonly isUrgent: boolean };

function follow() {
  const frames: (() => void)[] = [];
  const source = createStore<Count>(() => ({ count: 0, isUrgent: false }));
  const shown = oncePerFrame(source, {
    isUrgent: (next) => next.isUrgent,
    nextFrame: (draw) => frames.push(draw),
  });
  const drawn: number[] = [];
  shown.subscribe(({ count }) => drawn.push(count));
  const nextFrame = (): void => {
    for (const draw of frames.splice(0)) draw();
  };
  return { source, shown, drawn, nextFrame, frames };
}

describe('what is drawn once a frame', () => {
  it('is the newest of all that came since the last frame', () => {
    const { source, drawn, nextFrame } = follow();
    for (const count of [1, 2, 3]) source.setState({ count });
    expect(drawn).toEqual([]);
    nextFrame();
    expect(drawn).toEqual([3]);
  });

  it('asks for one frame at a time', () => {
    const { source, frames, nextFrame } = follow();
    for (const count of [1, 2, 3]) source.setState({ count });
    expect(frames).toHaveLength(1);
    nextFrame();
    source.setState({ count: 4 });
    expect(frames).toHaveLength(1);
  });

  it('is drawn at once when it must be, with all that waited', () => {
    const { source, shown } = follow();
    source.setState({ count: 1 });
    source.setState({ count: 2, isUrgent: true });
    expect(shown.getState().count).toBe(2);
  });

  it('is up to date after a frame that was overtaken', () => {
    const { source, shown, nextFrame } = follow();
    source.setState({ count: 1 });
    source.setState({ count: 2, isUrgent: true });
    nextFrame();
    source.setState({ count: 3, isUrgent: false });
    nextFrame();
    expect(shown.getState().count).toBe(3);
  });
});

describe('of a story', () => {
  const more: StoryView = {
    ...choosingView,
    pages: [{ ...samplePage, paragraphs: [...samplePage.paragraphs, []] }],
  };

  it('more words of the same scene may wait', () => {
    expect(isAnotherMoment(more, choosingView)).toBe(false);
  });

  it.each<[string, Partial<StoryView>]>([
    ['another scene', { pages: [samplePage, { ...samplePage, number: 2 }] }],
    ['the end of the telling', { phase: 'telling' }],
    ['a story on its way', { isOpening: true }],
    ['another story', { title: 'Another Ferry' }],
  ])('%s may not', (_what, change) => {
    expect(isAnotherMoment({ ...choosingView, ...change }, choosingView)).toBe(true);
  });
});
