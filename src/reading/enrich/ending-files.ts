import { markdownFile, type GeneratedFile } from '@/reading/enrich/generated-file';
import type { Material } from '@/reading/enrich/material';
import { endingsFor, type EndingWords } from '@/reading/enrich/own-wordings';
import type { FoundPerson } from '@/reading/found/reading';

/** Three answers to what the premise asks: to stay, to go, to say it. */
export function endingFiles({ company, matters, seeds }: Material): readonly GeneratedFile[] {
  const [first, second = first] = company;
  const matter = matters[0]?.name ?? 'what has happened';
  const origins = matters[0]?.at ?? null;
  return endingsFor.map((words) => {
    const { id, title, choice, prose } = filledEnding(words, { first, second, matter });
    return markdownFile(
      { path: `plot/endings/${id}.md`, kind: 'ending' },
      { header: { title, choice }, body: prose },
      { seeds, origins: origins === null ? [] : [origins] },
    );
  });
}

type Filling = {
  readonly first: FoundPerson | undefined;
  readonly second: FoundPerson | undefined;
  readonly matter: string;
};

function filledEnding(words: EndingWords, { first, second, matter }: Filling): EndingWords {
  const named = (text: string): string =>
    text
      .replaceAll('{matter}', matter)
      .replace(/\bfeeling\.(first|second)\b/g, (_, role: string) => `feeling.${idOf(role)}`)
      .replace(
        /\{(first|second)((?:\.[a-z]+)?)\}/g,
        (_, role: string, form: string) => `{${idOf(role)}${form}}`,
      );
  const idOf = (role: string): string => (role === 'first' ? first : second)?.id ?? '';
  const choice = words.choice
    .replaceAll('{matter}', matter)
    .replace('{with first}', first === undefined ? '' : ` with ${first.shortName}`)
    .replace('{the others}', second === undefined ? 'others' : second.shortName);
  const prose = words.prose.filter(
    (text) => first !== undefined || !text.startsWith('{if feeling'),
  );
  return { ...words, choice, prose: prose.map(named) };
}
