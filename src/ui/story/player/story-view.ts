import type { Choice } from '@/contracts/generated/choice';
import type { Recap } from '@/engine/library/recap';
import type { Mended } from '@/engine/session/story-session';
import type { ReplyEvent, TurnEvent } from '@/engine/turn-data/turn-event';
import type { Paragraph, Sentence } from '@/story/words/provenance';
import type { Roll } from '@/story/rules/roll';
import type { Notice } from '@/story/log/notice';
import type { Scene } from '@/story/log/scene';
import type { SceneSetting } from '@/story/setting/scene-setting';
import { tellingsOf } from '@/story/log/tellings';

/** What is known of one scene, in the order it comes. */
export type ScenePage = {
  readonly number: number;
  readonly place: string;
  readonly setting: SceneSetting | null;
  /** What the player did. */
  readonly echo: string | null;
  readonly roll: Roll | null;
  readonly notices: readonly Notice[];
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
  readonly ending: PageEnding | null;
  /** In how many ways it was told, and which of them is read, counted from 1. */
  readonly tellings: { readonly current: number; readonly count: number };
};

export type PageEnding = {
  readonly title: string;
  /** Something the player did that came back later. */
  readonly cameBack: { readonly text: string; readonly scene: number } | null;
};

/**
 * `telling`: words are on their way to the screen. `choosing`: it is the player's move. `stuck`: the
 * device failed, and the remark says how.
 */
export type StoryPhase = 'empty' | 'telling' | 'choosing' | 'ended' | 'stuck';

/** Everything the story screen shows; a projection of the engine's events. */
export type StoryView = {
  readonly title: string;
  /** A story is on its way here, and nothing can be done in it yet. */
  readonly isOpening: boolean;
  /** From the first scene to the newest. */
  readonly pages: readonly ScenePage[];
  readonly phase: StoryPhase;
  /** All words of the newest scene are here, though perhaps not all shown. */
  readonly isWhole: boolean;
  /** The newest scene was told just now, not found again. */
  readonly isFresh: boolean;
  /** One sentence of the app's own, beside the story. */
  readonly remark: string | null;
  /** The story was damaged when it was opened, and the player has not said that they know. */
  readonly mended: Mended | null;
  /** The player came back to the story, and has neither gone on nor put it away. */
  readonly recap: Recap | null;
  /** What the story said to words that made no scene; null when nothing was, or the story has gone on. */
  readonly reply: ReplyEvent | null;
  /** What the player began to write and did not send. */
  readonly draft: string;
};

export type StoryChange =
  | { readonly type: 'opening' }
  | { readonly type: 'opened'; readonly title: string; readonly pages: readonly ScenePage[] }
  | { readonly type: 'happened'; readonly event: TurnEvent }
  | { readonly type: 'all-shown' }
  /** The player changed a sentence, and nothing else. */
  | { readonly type: 'reworded'; readonly page: ScenePage }
  /** The turn ended without a scene: nothing happened. */
  | { readonly type: 'nothing-happened'; readonly remark: string | null }
  | { readonly type: 'remarked'; readonly remark: string | null }
  /** Those beside the words, or the one that stands before everything. */
  | { readonly type: 'notices-dismissed'; readonly which: 'inline' | 'dialog' }
  | { readonly type: 'mended'; readonly mended: Mended | null }
  | { readonly type: 'reminded'; readonly recap: Recap | null }
  | { readonly type: 'stuck'; readonly remark: string };

export const emptyStory: StoryView = {
  title: '',
  isOpening: false,
  pages: [],
  phase: 'empty',
  isWhole: true,
  isFresh: false,
  remark: null,
  mended: null,
  recap: null,
  reply: null,
  draft: '',
};

export function afterChange(view: StoryView, change: StoryChange): StoryView {
  switch (change.type) {
    case 'opening':
      return { ...emptyStory, isOpening: true };
    case 'opened':
      // Still on its way: without a word to show, a screen would say that no story is open.
      return {
        ...emptyStory,
        isOpening: true,
        title: change.title,
        pages: change.pages,
        mended: view.mended,
        draft: view.draft,
      };
    case 'happened':
      return afterEvent(view, change.event);
    case 'all-shown':
      return view.phase === 'telling' && view.isWhole ? settled(view) : view;
    case 'reworded': {
      const { number, paragraphs } = change.page;
      const pages = view.pages.map((page) =>
        page.number === number ? { ...page, paragraphs } : page,
      );
      return { ...view, pages };
    }
    case 'nothing-happened':
      return nothingHappened(view, change.remark);
    case 'remarked':
      return { ...view, remark: change.remark };
    case 'notices-dismissed': {
      const { inline, dialog } = noticesOf(newest(view)?.notices ?? []);
      return withPage(view, {
        notices: change.which === 'dialog' ? inline : dialog === null ? [] : [dialog],
      });
    }
    case 'mended':
      return { ...view, mended: change.mended };
    case 'reminded':
      return { ...view, recap: change.recap };
    case 'stuck':
      return { ...view, isOpening: false, phase: 'stuck', remark: change.remark };
  }
}

function afterEvent(view: StoryView, event: TurnEvent): StoryView {
  switch (event.type) {
    case 'turn':
      return begun(view, event);
    case 'setting':
      return withScene(view, event.scene, {
        setting: event.setting,
        place: event.setting.place.name,
      });
    case 'telling': {
      // The same scene from its first word; the choices come back after the last.
      const tellings = { current: event.telling, count: event.tellings };
      const begun = withScene(view, event.scene, { paragraphs: [], tellings });
      return {
        ...begun,
        phase: 'telling',
        isWhole: false,
        isFresh: true,
        remark: null,
        reply: null,
      };
    }
    case 'roll':
      return withPage(view, { roll: event });
    case 'notice':
      return view.phase === 'telling'
        ? withPage(view, { notices: [...(newest(view)?.notices ?? []), event] })
        : { ...view, remark: event.message };
    case 'sentence':
      return withPage(view, {
        paragraphs: withSentence(newest(view)?.paragraphs ?? [], event.paragraph, event),
      });
    case 'scene': {
      const { number, place, paragraphs, choices } = event;
      const told = withScene(view, number, { place, paragraphs, choices });
      if (!told.isFresh) return settled(told);
      // Only now: a turn that is stopped before brings no scene, and the same scene in other words is no other.
      const isOther = newest(told)?.tellings.count === 1;
      return { ...told, isWhole: true, draft: isOther ? '' : told.draft };
    }
    case 'reply':
      return { ...view, reply: event, remark: null, draft: '' };
    case 'end': {
      const { title, cameBack } = event;
      const ended = withPage(view, { ending: { title, cameBack } });
      return ended.isFresh && ended.phase === 'telling' ? ended : settled(ended);
    }
    case 'story':
    case 'plan':
    case 'tool':
    case 'activity':
    case 'choices':
      return view;
  }
}

function begun(view: StoryView, event: Extract<TurnEvent, { readonly type: 'turn' }>): StoryView {
  return {
    ...view,
    // The last picture stays until the new place is known, so nothing jumps. A retry takes the
    // place of the scene it retries.
    pages: [
      ...view.pages.filter(({ number }) => number < event.scene),
      {
        ...blankPage(event.scene, event.choice?.text ?? null),
        setting: newest(view)?.setting ?? null,
        place: newest(view)?.place ?? '',
      },
    ],
    isOpening: false,
    phase: 'telling',
    isWhole: false,
    isFresh: true,
    remark: null,
    recap: null,
    reply: null,
  };
}

/** That five plans failed is for the player to answer; everything else stands beside the words. */
export function noticesOf(notices: readonly Notice[]): {
  readonly inline: readonly Notice[];
  readonly dialog: Notice | null;
} {
  return {
    inline: notices.filter(({ kind }) => kind !== 'replan-exceeded'),
    dialog: notices.find(({ kind }) => kind === 'replan-exceeded') ?? null,
  };
}

/** The setting as far as the player may know it: who comes in while a scene is told is not given away. */
export function knownSetting(view: StoryView): SceneSetting | null {
  const page = view.phase === 'telling' ? view.pages[view.pages.length - 2] : newest(view);
  return page?.setting ?? null;
}

/** More words of the same scene may wait for the next frame; anything else may not. */
export function isAnotherMoment(next: StoryView, shown: StoryView): boolean {
  return (
    next.phase !== shown.phase ||
    next.isOpening !== shown.isOpening ||
    next.pages.length !== shown.pages.length ||
    next.title !== shown.title
  );
}

export function newest({ pages }: Pick<StoryView, 'pages'>): ScenePage | null {
  return pages[pages.length - 1] ?? null;
}

function settled(view: StoryView): StoryView {
  const page = newest(view);
  const phase = page === null ? 'empty' : page.ending === null ? 'choosing' : 'ended';
  return { ...view, isOpening: false, isWhole: true, phase };
}

function nothingHappened(view: StoryView, remark: string | null): StoryView {
  const isUntold = view.phase === 'telling' && !view.isWhole;
  const pages = isUntold ? view.pages.slice(0, -1) : view.pages;
  return { ...settled({ ...view, pages, isFresh: false }), remark: remark ?? view.remark };
}

function withPage(view: StoryView, known: Partial<ScenePage>): StoryView {
  const page = newest(view);
  return page === null
    ? view
    : { ...view, pages: [...view.pages.slice(0, -1), { ...page, ...known }] };
}

/** A scene found again after a restart comes without a turn of its own. */
function withScene(view: StoryView, number: number, known: Partial<ScenePage>): StoryView {
  if (newest(view)?.number === number) return withPage(view, known);
  return { ...view, pages: [...view.pages, { ...blankPage(number, null), ...known }] };
}

function withSentence(
  paragraphs: readonly Paragraph[],
  index: number,
  { text, by }: Sentence,
): readonly Paragraph[] {
  const before = paragraphs.slice(0, index);
  return [...before, [...(paragraphs[index] ?? []), { text, by }]];
}

function blankPage(number: number, echo: string | null): ScenePage {
  return {
    number,
    place: '',
    setting: null,
    echo,
    roll: null,
    notices: [],
    paragraphs: [],
    choices: [],
    ending: null,
    tellings: { current: 1, count: 1 },
  };
}

/** A scene of the log as it was told. */
export function pageOf(scene: Scene): ScenePage {
  const { number, outcome, words } = scene;
  const { tellings, current } = tellingsOf(scene);
  return {
    ...blankPage(number, outcome.taken?.text ?? null),
    roll: outcome.roll,
    place: words?.place ?? '',
    paragraphs: words?.paragraphs ?? [],
    choices: words?.choices ?? [],
    tellings: { current: current + 1, count: Math.max(1, tellings.length) },
  };
}
