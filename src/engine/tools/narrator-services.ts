import { fail, succeed } from '@/foundation/result';
import type { TellingVoice } from '@/engine/turn-data/telling-voice';
import type { ServiceProviders } from '@/skills/service-table';

/** The narrator ladder for scripts of a telling plan. */
export function narratorServices(voice: TellingVoice): ServiceProviders {
  return {
    'narrator.generate': ({ purpose = 'prose' }) => {
      const { paragraphs, rung } = voice.words();
      const sentences = paragraphs.flatMap((paragraph, index) =>
        paragraph.map(({ text, by }) => ({ text, by, paragraph: index })),
      );
      const by = sentences[0]?.by ?? 'engine';
      if (purpose === 'choices')
        return succeed({ text: '', rung, by: 'engine', choices: voice.choices() });
      return succeed({ text: textOf(paragraphs), rung, by, sentences });
    },
  };
}

/** Paragraphs as one text, a blank line between them. */
export function textOf(paragraphs: ReturnType<TellingVoice['words']>['paragraphs']): string {
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n');
}

/** What happened is written down: while it is told, nothing of it can be changed. */
export const tooLateServices: ServiceProviders = {
  'memory.store': () => tooLate('memory.store'),
  'reputation.update': () => tooLate('reputation.update'),
  'perception.init': () => tooLate('perception.init'),
  'perception.update': () => tooLate('perception.update'),
  'random.secure': () => tooLate('random.secure'),
};

function tooLate(method: string) {
  const message = `${method} comes too late: what happened is written down, and only told now`;
  return fail({ code: 'too-late', message });
}
