import { previewOf } from '@/ui/enrichment/preview-of';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';

const header = 'generated: true\nprovenance:\n  source_model: "narratoria/built-in-writer@1.0.0"';

describe('a file as somebody reads it who looks at no files', () => {
  it('is a person by name and role, with what they want and say', () => {
    const text = JSON.stringify({
      ...{ name: 'Ada', role: 'the ferrier', pronouns: 'she', background: 'She rows.' },
      motivations: ['Row less'],
      personality: { traits: ['patient', 'wet'] },
      speech_patterns: { examples: ['Mind the edge.'] },
      generated: true,
    });
    const path = 'characters/npcs/ada/profile_generated.json';
    expect(previewOf({ kind: 'person', path, text })).toEqual({
      title: 'Ada',
      first: 'the ferrier',
      parts: [
        { label: null, text: 'She rows.' },
        { label: enrichmentTexts.pronouns, text: 'she' },
        { label: enrichmentTexts.traits, text: 'patient\nwet' },
        { label: enrichmentTexts.wants, text: 'Row less' },
        { label: enrichmentTexts.says, text: '"Mind the edge."' },
      ],
    });
  });

  it('gives nothing of beats and endings away before it is opened', () => {
    const beats = JSON.stringify({ beats: [{ title: 'Fog', description: 'It comes in.' }] });
    expect(previewOf({ kind: 'beats', path: 'plot/beats_generated.json', text: beats })).toEqual({
      title: '1 turn of the story',
      first: null,
      parts: [{ label: 'Fog', text: 'It comes in.' }],
    });
    const ending = `---\ntitle: "Ashore"\nchoice: "Step ashore."\n${header}\n---\n\nYou step ashore.\n\n{if feeling.ada > 9: She waves. | She does not.}\n`;
    const path = 'plot/endings/ashore_generated.md';
    expect(previewOf({ kind: 'ending', path, text: ending })).toEqual({
      title: 'Ashore',
      first: null,
      parts: [
        { label: enrichmentTexts.lastChoice, text: 'Step ashore.' },
        { label: null, text: 'You step ashore.' },
        { label: null, text: enrichmentTexts.depends },
      ],
    });
  });

  it('is lore by its title and its first words', () => {
    const text = `---\r\n${header}\r\n---\r\n\r\n# The ferry\r\n\r\nIt is late.\r\n\r\nIt leaks.\r\n`;
    expect(previewOf({ kind: 'lore', path: 'lore/ferry_generated.md', text })).toEqual({
      title: 'The ferry',
      first: 'It is late.',
      parts: [
        { label: null, text: 'It is late.' },
        { label: null, text: 'It leaks.' },
      ],
    });
  });

  it.each([
    ['person', 'characters/npcs/ada/profile_generated.json', '{"name": '],
    ['beats', 'plot/beats_generated.json', '[]'],
  ] as const)('that a person has broken is shown as it is (%s)', (kind, path, text) => {
    expect(previewOf({ kind, path, text })).toEqual({
      title: path,
      first: null,
      parts: [{ label: null, text }],
    });
  });

  it.each([
    ['person', '{"name": 3, "motivations": "none", "personality": []}', '.json'],
    ['beats', '{"beats": {"fog": 1}}', '.json'],
    ['ending', 'title: none', '.md'],
    ['lore', '', '.md'],
  ] as const)('never fails over what a person wrote into it (%s)', (kind, text, ending) => {
    expect(typeof previewOf({ kind, path: `its${ending}`, text }).title).toBe('string');
  });
});
