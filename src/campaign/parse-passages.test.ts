import fc from 'fast-check';

import { parseYaml } from '@/foundation/parse-yaml';
import { parsePassages } from '@/campaign/parse-passages';
import { parseCondition } from '@/story/conditions/parse-condition';
import type { Passage } from '@/story/campaign/passage';
import { anyTime } from '@/story/campaign/any-time';

const file = 'plot/passages/weir.md';

function parse(...lines: readonly string[]) {
  return parsePassages(file, lines.join('\n'), parseYaml);
}

function only(...lines: readonly string[]): Passage {
  const { passages, findings } = parse(...lines);
  expect(findings).toEqual([]);
  expect(passages.length).toBe(1);
  return passages[0] as Passage;
}

function expression(text: string) {
  const condition = parseCondition(text);
  return condition.ok ? condition.value : condition.error;
}

describe('a passage', () => {
  it('has an id, a part, its prose in paragraphs, and defaults for the rest', () => {
    expect(
      only('## weir', 'part: place', '', 'The weir has', 'a voice.', '', 'It counts.'),
    ).toEqual({
      id: 'weir',
      part: 'place',
      conditions: anyTime,
      once: true,
      weight: 1,
      effects: [],
      memory: null,
      prose: ['The weir has a voice.', 'It counts.'],
      choices: [],
    });
  });

  it('has every condition of its header', () => {
    const { conditions } = only(
      '## oda-remembers',
      'part: reaction',
      'where: [weir, mill]',
      'who: oda',
      'speaker: oda',
      'scene: dialogue',
      'intent: talk',
      'asks: [bell, the hours]',
      'outcome: [success, partial]',
      'beat: storm',
      'after: [first]',
      'before: [last]',
      'time: dusk',
      'mood: uneasy',
      'first: true',
      'has: lantern',
      'feeling: oda > 30',
      'if: flags.seen and scene_count > 2',
      'cast: {stranger: {trait: shy, not: oda}, other: {}}',
      'recalls: {about: oda, kind: promise}',
      '',
      'Oda looks up.',
    );
    expect(conditions).toEqual({
      where: ['weir', 'mill'],
      who: ['oda'],
      speaker: 'oda',
      scene: ['dialogue'],
      intent: ['talk'],
      asks: ['bell', 'the hours'],
      outcome: ['success', 'partial'],
      beat: 'storm',
      after: ['first'],
      before: ['last'],
      time: ['dusk'],
      mood: ['uneasy'],
      first: true,
      has: ['lantern'],
      expressions: [expression('feeling.oda > 30'), expression('flags.seen and scene_count > 2')],
      cast: { stranger: { trait: 'shy', not: ['oda'] }, other: { trait: null, not: [] } },
      recalls: { about: 'oda', kind: 'promise' },
    });
  });

  it('may be told again, weigh more, change things and be remembered', () => {
    const passage = only(
      '## a',
      'part: outcome',
      'once: false',
      'weight: 3',
      'effects: ["set flags.seen true", "lose boot"]',
      'memory: {text: "You lost a boot.", kind: loss, about: oda, significance: high}',
      '',
      'Splash.',
    );
    expect(passage).toMatchObject({
      once: false,
      weight: 3,
      effects: [
        { kind: 'set', path: 'flags.seen', value: true },
        { kind: 'lose', item: 'boot', count: 1 },
      ],
      memory: { text: 'You lost a boot.', kind: 'loss', about: 'oda', significance: 'high' },
    });
  });

  it('may say its memory in one line, and its effects over several', () => {
    expect(
      only('## a', 'part: outcome', 'effects:', '  - go weir', 'memory: It rained.', '', 'Rain.'),
    ).toMatchObject({
      effects: [{ kind: 'go', place: 'weir' }],
      memory: { text: 'It rained.', kind: null, about: null, significance: 'medium' },
    });
  });

  it('has its choices in lines that start with >', () => {
    const { prose, choices } = only(
      '## a',
      'part: outcome',
      '',
      'You are over.',
      '',
      '> Call to Oda. [talk oda]',
      '> Go on. [move mill; hint: "Wet; cold."] -> on',
    );
    expect(prose).toEqual(['You are over.']);
    expect(choices.map(({ text, hint, leadsTo }) => [text, hint, leadsTo])).toEqual([
      ['Call to Oda.', null, null],
      ['Go on.', 'Wet; cold.', 'on'],
    ]);
  });

  it('may be other words for others', () => {
    const { passages, findings } = parse(
      '## again',
      'part: retelling',
      'of: weir-plank',
      '',
      'So.',
    );
    expect({ passages, findings }).toMatchObject({
      passages: [{ id: 'again', part: 'retelling', retells: ['weir-plank'], prose: ['So.'] }],
      findings: [],
    });
  });

  it('may have a blank line between its heading and its header', () => {
    expect(only('## a', '', 'part: place', 'where: weir', '', 'Prose.')).toMatchObject({
      conditions: { where: ['weir'] },
      prose: ['Prose.'],
    });
  });

  it('may have lines that end as on Windows', () => {
    const { passages } = parsePassages(
      file,
      '---\r\npart: place\r\n---\r\n## a\r\n\r\nProse.\r\n',
      parseYaml,
    );
    expect(passages).toMatchObject([{ id: 'a', part: 'place', prose: ['Prose.'] }]);
  });
});

describe('front matter', () => {
  it('gives defaults to every passage of the file, which a header may overrule', () => {
    const { passages } = parse(
      ...['---', 'part: place', 'where: weir', '---'],
      ...['## one', '', 'Plain.'],
      ...['## two', 'where: mill', '', 'Elsewhere.'],
    );
    expect(passages.map(({ id, part, conditions }) => [id, part, conditions.where])).toEqual([
      ['one', 'place', ['weir']],
      ['two', 'place', ['mill']],
    ]);
  });

  it('leaves prose alone that only looks like a header', () => {
    const passage = only('---', 'part: place', '---', '## one', 'Note: she waits.', 'It rains.');
    expect(passage.prose).toEqual(['Note: she waits. It rains.']);
  });

  it('that does not parse is named with its line, and the passages still load', () => {
    const { passages, findings } = parse(
      '---',
      'a: [',
      '---',
      '## one',
      'part: place',
      '',
      'Prose.',
    );
    expect(findings).toMatchObject([{ file, code: 'not-yaml', line: 2, column: 5 }]);
    expect(findings[0]?.message).toMatch(/^front matter: /);
    expect(passages.map(({ id }) => id)).toEqual(['one']);
  });
});

describe('[arch §6.2.13] a passage is told all the same', () => {
  it('where only its weight, its memory or whether it returns is wrong', () => {
    const { passages, findings } = parse(
      ...['## a', 'part: place', 'weight: much', 'once: no way'],
      ...['memory: {text: "It rained.", significance: huge}', '', 'Prose.'],
    );
    expect(passages).toMatchObject([
      { id: 'a', weight: 1, once: true, memory: { text: 'It rained.', significance: 'medium' } },
    ]);
    expect(findings).toMatchObject([
      { file, line: 1, message: 'a: once must be true or false' },
      { file, line: 1, message: 'a: weight must be a number' },
      { file, line: 1, message: 'a: memory.significance must be one of "low", "medium", "high"' },
    ]);
  });

  it('where a key has nothing after it', () => {
    expect(
      only('---', 'mood:', '---', '## a', 'part: place', 'where:', '', 'Prose.'),
    ).toMatchObject({ conditions: { where: [], mood: [] } });
  });

  it('where the front matter has a key that nobody reads', () => {
    const { passages, findings } = parse(
      '---',
      'wher: weir',
      '---',
      '## a',
      'part: place',
      '',
      'P.',
    );
    expect(passages.map(({ id }) => id)).toEqual(['a']);
    expect(findings).toMatchObject([
      {
        file,
        line: 1,
        severity: 'warning',
        code: 'unknown-field',
        message: 'front matter: "wher" is not a key of a passage',
        suggestion: 'did you mean "where"?',
      },
    ]);
  });
});

describe('[arch §6.2.11] who made a file', () => {
  const passages = ['## a', 'part: place', '', 'One.', '## b', 'part: place', '', 'Two.'];
  const provenance =
    'provenance: {source_model: gemma, generated_at: 2026-02-03T11:00:00Z, seed_data: bread}';

  it('is said in its front matter', () => {
    expect(parse('---', 'generated: true', provenance, '---', ...passages).findings).toEqual([]);
  });

  it('and what is wrong with that is said once, whatever passages it has', () => {
    const read = parse('---', 'generated: true', '---', ...passages);
    expect(read.passages.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(read.findings).toMatchObject([
      { file, line: 1, message: 'front matter: provenance is missing' },
    ]);
  });
});

describe('[arch §6.2.13] a fault has its file and line, and the rest loads', () => {
  const good = ['## good', 'part: place', '', 'Prose.', ''];

  it.each([
    [
      'an unknown part',
      ['part: chorus'],
      'part must be one of "opening", "outcome", "place", "waylaid", "reaction", "pressure", "callback", "breather", "ending", "choices", "retelling"',
    ],
    ['no part', ['where: weir'], 'part is missing'],
    [
      'a retelling of nothing',
      ['part: retelling'],
      'of is missing: the passage it has other words for',
    ],
    [
      'a retelling that would change something',
      ['part: retelling', 'of: good', 'effects: ["set flags.seen true"]'],
      'a retelling has no effects, memory or choices of its own',
    ],
    [
      'an unknown effect',
      ['part: place', 'effects: ["explode mill"]'],
      '"explode mill" is not an effect',
    ],
    [
      'a condition that does not parse',
      ['part: place', 'if: a =='],
      '"a ==" at character 5: the condition stops in the middle',
    ],
    [
      'a condition that is refused',
      ['part: place', 'if: a && b'],
      '"a && b" at character 3: a condition cannot use &&: write and',
    ],
    [
      'a feeling that is none',
      ['part: place', 'feeling: oda >'],
      '"feeling.oda >" at character 14: the condition stops in the middle',
    ],
    [
      'a condition of the wrong kind',
      ['part: place', 'where: {id: weir}'],
      'where must be text or a list',
    ],
    [
      'a time of day by the clock',
      ['part: place', 'time: [dawn, "07:00"]'],
      'time[1] must be one of "dawn", "morning", "noon", "afternoon", "dusk", "evening", "night"',
    ],
    ['a key that is misspelt', ['part: place', 'wher: weir'], '"wher" is not a key of a passage'],
    [
      'a key of another form',
      ['part: place', 'chapter: two'],
      '"chapter" is not a key of a passage',
    ],
    ['a header that is no YAML', ['part: place', 'where: [weir'], /^header: /],
    [
      'a choice with an unknown setting',
      ['part: place', '', '> Go. [move; speed: 1]'],
      '"speed: 1" is not known in "> Go. [move; speed: 1]"',
    ],
    [
      'a choice with an unknown risk',
      ['part: place', '', '> Go. [move; risk: much]'],
      'risk "much" is not low, even or high in "> Go. [move; risk: much]"',
    ],
  ])('%s', (_, lines, message) => {
    const { passages, findings } = parse(...good, '## bad', ...lines, '', 'Prose.');
    expect(passages.map(({ id }) => id)).toEqual(['good']);
    expect(findings).toMatchObject([{ file, line: 6 }]);
    const said = findings[0]?.message.replace(/^bad: /, '') ?? '';
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  it('a heading that is no id, whose words do not become prose of the passage before', () => {
    const { passages, findings } = parse(...good, '## The Weir', 'part: place', '', 'Lost.');
    expect(passages).toMatchObject([{ id: 'good', prose: ['Prose.'] }]);
    expect(findings).toMatchObject([
      { file, line: 6, message: 'The Weir: an id has only a-z, 0-9, - and _' },
    ]);
  });

  it('the line counts front matter too', () => {
    const { findings } = parse('---', 'where: weir', '---', '', '## bad', '', 'Prose.');
    expect(findings).toMatchObject([{ line: 5 }]);
  });
});

it('never throws, whatever the text (seed 46)', () => {
  const pieces = fc.constantFrom(
    ...[
      '---\n',
      '## a\n',
      '## ',
      'part: place\n',
      'if: ',
      'effects: [',
      '\n',
      '> go',
      ' -> b',
      '{',
    ],
    ...['}', ': ', '- ', '"', '\t', 'memory: &a *a\n', '!!binary x\n', 'recalls: {about: 1}\n'],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((list) => list.join('')),
    fc.string({ maxLength: 200 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { passages, findings } = parsePassages(file, text, parseYaml);
      expect(passages.length + findings.length).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1_500, seed: 46 },
  );
});
