import type { FoundPerson, Reading } from '@/reading/found/reading';
import { inert } from '@/reading/story/made-passage';
import type { PremiseCore } from '@/reading/story/premise-core';
import type { ReadEnding } from '@/reading/story/read-ending';

/** Where the author wrote no ending: made of the premise's matter, of promises, and of what people feel by then. */
export function closings({ people }: Reading, core: PremiseCore): readonly ReadEnding[] {
  const [first, second = first] = people.filter(({ isSilent }) => !isSilent);
  const matter = inert(core.matter);
  const name = first?.shortName ?? '';
  const promises = [
    '{if counters.read_broken > 0: One promise you made here was not kept. It is told as well, more briefly than the rest. | }',
    '{if counters.read_kept > 0: What you gave your word for you have kept, and that is what they will say of you first. | }',
    `{if counters.read_for_it > 1: Those to whom you spoke of ${matter} have not forgotten how you spoke. | }`,
  ].join(' ');
  const of = (
    id: string,
    title: string,
    prose: readonly string[],
    acts: readonly string[],
  ): ReadEnding => ({ ending: { id, title, prose: prose.filter((text) => text !== '') }, acts });
  return [
    of(
      'read_stay',
      'You stayed',
      [
        `You stay until ${matter} is settled. It is not done in a day, and some of it will never be quite done, but it is carried by more than one from now on.`,
        feeling(
          first,
          '{x} never thank{x.s} you in so many words. {x.they} keep{x.s} a place for you, which is more.',
          '{x} watch{x.es} you as one watches somebody who may still go. You do not go.',
        ),
        promises,
        `Later, when the story of ${matter} is told, some leave you out of it and some put you at the beginning. You were there. You know which.`,
      ],
      [
        first === undefined
          ? `See to ${core.matter} yourself, to the end.`
          : `Stay, and settle ${core.matter} with ${name}.`,
      ],
    ),
    of(
      'read_go',
      'You went',
      [
        `You go, and leave ${matter} to those who have to live with it. It goes on without you, a little otherwise than it would have.`,
        feeling(
          second,
          '{x} come{x.s} along for the first part of the way and talk{x.s} about other things. At the end of it neither of you knows how to stop walking.',
          '{x} {x.does} not see you off. Somebody tells you long afterwards that it was meant as a kindness.',
        ),
        promises,
        `You could have had the last word about ${matter}. It was somebody else who said it.`,
      ],
      [
        second === undefined
          ? `Leave ${core.matter} as it is, and go.`
          : `Go, and leave ${core.matter} to ${second.shortName}.`,
      ],
    ),
    of(
      'read_say',
      'It was said',
      [
        `You say aloud what you have found out about ${matter}. Once begun it takes hardly longer than any other thing one says, and then it is no secret any more, and belongs to everybody.`,
        feeling(
          first,
          '{x} {x.is} the first to nod. After that it is easier.',
          '{x} {x.is} the last to look up. But {x.they} look{x.s} up.',
        ),
        promises,
        `What comes of ${matter} will need years. It has a beginning now, and you were its beginning.`,
      ],
      [`Say before everybody what you know of ${core.matter}.`],
    ),
  ];
}

/** By what somebody feels when it ends. */
function feeling(person: FoundPerson | undefined, warm: string, cold: string): string {
  if (person === undefined) return '';
  const put = (text: string): string =>
    text.replaceAll('{x}', `{${person.id}}`).replaceAll('{x.', `{${person.id}.`);
  return `{if feeling.${person.id} > 9: ${put(warm)} | ${put(cold)}}`;
}
