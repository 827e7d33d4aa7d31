import type { StrangerStory } from '@/measure/strangers/stranger-story';
import { scenesToAnEnding } from '@/measure/strangers/stranger-story';
import type { BeatWindow } from '@/measure/strangers/authored-files';
import { memoriesNamed } from '@/measure/offered-late';
import { sharesSubject } from '@/measure/strangers/shares-subject';
import { namesAny } from '@/measure/strangers/named-things';
import { isNamed, type ProfiledPerson } from '@/measure/strangers/people-named';
import { shareOf } from '@/measure/statistics';
import { sentenceKey } from '@/story/words/sentence-key';
import { isBeatBehind } from '@/story/state/story-state';

/** The premise is what the first scenes are about. */
const scenesOfPremise = 2;

/** Keys of the premise's sentences that the first two scenes do not have. */
export function premiseUntold({ scenes, authored }: StrangerStory): readonly string[] {
  const told = scenes
    .slice(0, scenesOfPremise)
    .flatMap(({ paragraphs }) => paragraphs.map(sentenceKey))
    .join(' ');
  return authored.premise.filter((key) => !` ${told} `.includes(` ${key} `));
}

export function premiseTold(story: StrangerStory): number | null {
  if (story.scenes.length === 0) return null;
  const untold = new Set(premiseUntold(story));
  return shareOf(story.authored.premise, (key) => !untold.has(key));
}

/** The words of the choices of each scene that offers any. */
export function offersOf({ scenes }: StrangerStory): readonly (readonly string[])[] {
  return scenes
    .map(({ scene }) => (scene.words?.choices ?? []).map(({ text }) => text))
    .filter((texts) => texts.length > 0);
}

export function choicesThatName(story: StrangerStory): number | null {
  return shareOf(offersOf(story).flat(), (text) => namesAny(text, story.authored.named));
}

export function scenesThatName({ scenes, authored }: StrangerStory): number | null {
  return shareOf(scenes, ({ paragraphs }) => namesAny(paragraphs.join(' '), authored.named));
}

export function distinctChoices(story: StrangerStory): number | null {
  const offered = offersOf(story).flat().map(sentenceKey);
  return offered.length === 0 ? null : new Set(offered).size / offered.length;
}

/** How often a scene offers what the one before it offered, and nothing else. */
export function sameChoicesAgain(story: StrangerStory): number | null {
  const sets = offersOf(story).map((texts) => texts.map(sentenceKey).sort().join('|'));
  return shareOf(
    sets.slice(1).map((set, at) => ({ set, before: sets[at] })),
    ({ set, before }) => set === before,
  );
}

/** Choices whose memory was never made, or has nothing of what they name, in words. */
export function falseReasons(story: StrangerStory): readonly string[] {
  const { campaign, authored } = story;
  return memoriesNamed(story)
    .filter(
      ({ choice, memory }) =>
        memory === null || !sharesSubject(choice, memory, { campaign, named: authored.named }),
    )
    .map(
      ({ scene, choice, because }) =>
        `scene ${String(scene)}: "${choice.text}" from "${because.text}"`,
    );
}

const isQuotation = /["“”«»]/;

export function isMet({ scenes }: StrangerStory, person: ProfiledPerson): boolean {
  return scenes.some(({ paragraphs }) => isNamed(person, paragraphs.join('\n')));
}

export function doesSpeak({ scenes }: StrangerStory, person: ProfiledPerson): boolean {
  return scenes.some(({ paragraphs }) =>
    paragraphs.some((paragraph) => isQuotation.test(paragraph) && isNamed(person, paragraph)),
  );
}

export function peopleMet(story: StrangerStory): number | null {
  return story.scenes.length === 0
    ? null
    : shareOf(story.authored.people, (person) => isMet(story, person));
}

export function peopleWhoSpeak(story: StrangerStory): number | null {
  return story.scenes.length === 0
    ? null
    : shareOf(story.authored.people, (person) => doesSpeak(story, person));
}

export function engineSentences({ scenes }: StrangerStory): number | null {
  const sentences = scenes.flatMap(({ scene }) => (scene.words?.paragraphs ?? []).flat());
  return shareOf(sentences, ({ by }) => by === 'engine');
}

/** A beat with a window, and the scene the player read it in; null when it never came. */
export type WindowedBeat = BeatWindow & { readonly scene: number | null };

/** One that never came counts only when its author would not do without it and its last scene was walked past. */
export function windowedBeats({ walk, authored }: StrangerStory): readonly WindowedBeat[] {
  return authored.windows.flatMap((window): readonly WindowedBeat[] => {
    const told = walk.find(({ after }) => isBeatBehind(after, window.beat));
    if (told !== undefined) return [{ ...window, scene: told.scene.number }];
    const isMissed = !window.isSkippable && window.max !== null && walk.length > window.max;
    return isMissed ? [{ ...window, scene: null }] : [];
  });
}

export function isInWindow({ scene, min, max }: WindowedBeat): boolean {
  return scene !== null && scene >= min && (max === null || scene <= max);
}

export function endsInTime({ walk }: StrangerStory): boolean {
  const last = walk[walk.length - 1];
  const isAtEnd = (last?.scene.outcome.ending ?? null) !== null;
  return isAtEnd && walk.length <= scenesToAnEnding;
}
