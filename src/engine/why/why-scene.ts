import type { SceneToExplain, SceneWhy } from '@/engine/why/reasons';
import { whyChoice } from '@/engine/why/why-choice';
import { whySentence } from '@/engine/why/why-sentence';
import { tellingsOf } from '@/story/log/tellings';

/** Why each sentence stands there, and why each choice is offered. */
export function whyScene(toExplain: SceneToExplain): SceneWhy {
  const { scene } = toExplain;
  const { tellings, current } = tellingsOf(scene);
  const sentences = (scene.words?.paragraphs ?? []).flat();
  return {
    scene: scene.number,
    telling: current + 1,
    tellings: tellings.length,
    sentences: sentences.map((sentence, at) => ({
      ...sentence,
      number: at + 1,
      reasons: whySentence(sentence, toExplain),
    })),
    choices: (scene.words?.choices ?? []).map((choice, at) => ({
      id: choice.id,
      number: at + 1,
      text: choice.text,
      reasons: whyChoice(choice, toExplain),
    })),
  };
}
