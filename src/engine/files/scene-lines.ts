import { eventJson, type PrintedEvent } from '@/engine/files/event-json';
import { sceneEvent } from '@/engine/telling/finish-scene';
import { storedId } from '@/foundation/ids';
import type { Campaign } from '@/story/campaign/campaign';
import type { PlanTrace } from '@/story/log/plan-trace';
import type { Scene } from '@/story/log/scene';

/**
 * What `play --json` told of a scene, made again from the log: of a tool it knows how it ended, not when
 * it began.
 */
export function sceneLines(scene: Scene, campaign: Campaign): readonly string[] {
  return [...sceneEvents(scene, campaign)].map(eventLine);
}

export function eventLine(event: PrintedEvent): string {
  return JSON.stringify(eventJson(event, { timings: false }));
}

function* sceneEvents(scene: Scene, campaign: Campaign): Generator<PrintedEvent> {
  const { number, outcome, words } = scene;
  const { taken, plans, notices, roll, ending } = outcome;
  const choice = taken === null ? null : { id: taken.choice, text: taken.text };
  yield { type: 'turn', scene: number, choice };
  for (const trace of plans) yield* planEvents(trace);
  for (const notice of notices) yield { type: 'notice', ...notice };
  if (roll !== null) yield { type: 'roll', ...roll };
  if (words === null) return;
  for (const [index, paragraph] of words.paragraphs.entries())
    for (const sentence of paragraph) yield { type: 'sentence', ...sentence, paragraph: index };
  if (words.choices.length > 0) yield { type: 'choices', choices: words.choices };
  yield sceneEvent(scene, { plan: 0, run: 0, words: 0 });
  if (ending === null) return;
  const title = campaign.endings.get(ending)?.title ?? ending;
  yield { type: 'end', ending, title, cameBack: null };
}

function* planEvents({ plan, tools }: PlanTrace): Generator<PrintedEvent> {
  yield { type: 'plan', plan };
  for (const { toolId, state } of tools)
    yield {
      type: 'tool',
      toolId: storedId.tool(toolId),
      state: state as Extract<PrintedEvent, { readonly type: 'tool' }>['state'],
      ms: 0,
    };
}
