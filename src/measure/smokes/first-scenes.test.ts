import path from 'node:path';

import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { never, testEngine, testHost } from '@/engine/testing/test-engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { playToMeasure } from '@/measure/play-to-measure';
import { placeOf } from '@/story/state/story-state';

const campaigns = folderFileStore(path.resolve(__dirname, '../../../campaigns'));
const host = testHost({ content: { campaigns }, compute: { scripts: scriptsInThisProcess() } });

/** What whoever has read three scenes can say, and a phrase that says it however those scenes went. */
const said: Readonly<Record<string, RegExp>> = {
  'who the player is': /You are the Assessor/,
  'what the player came for': /All that is wanted of you is one number/,
  'where the player wants to go': /home to the desk in the capital/,
  'what is to be lost': /loses desk, coat and seal/,
  'what more than forty-one does': /four of its people are sent away/,
  'what spares a field': /round (?:any|ground) that (?:does|has)|go round/,
  'what forty-one does': /(?:forty-one)[^.]*(?:over|across|through|comes? over this spot)/i,
  'who asks, and for whom': /Pruett[\s\S]*the Garrods/,
};

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'after three scenes it has been said who the player is, what is wanted and what can be lost, and the roof is left: seed %i',
  async (seed) => {
    const wanted = { campaign: 'forty-three-smokes', scenes: 3, seed };
    const story = await playToMeasure(await testEngine(host), wanted, never);
    if (!story.ok) throw new Error(story.error);
    const { scenes } = story.value;
    const words = scenes.flatMap(({ paragraphs }) => paragraphs).join('\n');
    const unsaid = Object.entries(said).filter(([, phrase]) => !phrase.test(words));
    expect(unsaid.map(([what]) => what)).toEqual([]);
    expect(scenes.map(({ after }) => placeOf(after)).at(-1)).not.toBe('ridge');
  },
);
