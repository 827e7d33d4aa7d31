import type { Reading, Excerpt } from '@/reading/found/reading';
import { inert, madePassage } from '@/reading/story/made-passage';
import { keptInMind } from '@/reading/story/kept-in-mind';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Beat } from '@/story/campaign/beat';
import type { Passage, PassageMemory } from '@/story/campaign/passage';

/**
 * A premise of more words is told in two scenes. What stands between its halves pulls out whoever reads: the page
 * that an author wrote to begin with is one page, long as it may be for a scene.
 */
const mostAtOnce = 320;
const firstPart = 200;

/** So many sentences of a scene's are kept in mind. */
const mostKept = 7;

const premiseBeat = 'read_premise';

type Part = readonly (readonly Excerpt[])[];

/** The premise, whole, in the author's words. */
export function opening(reading: Reading): {
  readonly passages: readonly Passage[];
  readonly beats: readonly Beat[];
} {
  const { premise, everywhere, places } = reading;
  const told = premise.filter((paragraph) => paragraph.length > 0);
  const paragraphs =
    told.length > 0
      ? told
      : [[...everywhere, ...places.flatMap(({ excerpts }) => excerpts)].slice(0, 2)];
  const words = (part: Part): number => part.flat().reduce((sum, each) => sum + each.words, 0);
  let cut = paragraphs.length;
  if (words(paragraphs) > mostAtOnce) {
    cut = 1;
    while (cut < paragraphs.length - 1 && words(paragraphs.slice(0, cut)) < firstPart) cut += 1;
  }
  const prose = (part: Part): readonly string[] =>
    part
      .map((paragraph) => paragraph.map(({ text }) => inert(text)).join(' '))
      .filter((text) => text !== '');
  const rest = prose(paragraphs.slice(cut));
  return {
    passages: [
      madePassage({
        id: 'read-opening',
        part: 'opening',
        prose: prose(paragraphs.slice(0, cut)),
        alsoRemembered: keptOf(paragraphs.slice(0, cut), reading),
      }),
      ...(rest.length === 0
        ? []
        : [
            madePassage({
              id: 'read-opening-2',
              part: 'pressure',
              beat: premiseBeat,
              prose: rest,
              alsoRemembered: keptOf(paragraphs.slice(cut), reading),
            }),
          ]),
    ],
    beats:
      rest.length === 0
        ? []
        : [
            plainBeat(premiseBeat, {
              title: 'How it begins',
              priority: 'critical',
              isSkippable: true,
              sceneCount: { min: 2, max: 3 },
            }),
          ],
  };
}

function keptOf(part: Part, reading: Reading): readonly PassageMemory[] {
  const sentences = part.flat().map(({ text }) => text);
  return keptInMind(sentences, { ...reading, things: reading.props }, mostKept);
}
