// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValueShape } from './contract-types';

const boundaries = {"lines": ["list", "text"], "veils": ["list", "text"]} as const;
const body = {"campaign": "text", "campaignTitle": "text", "campaignPin?": {"version": "text", "sha256": "text"}, "seed": "number", "style": ["one","terse","vivid","poetic"], "boundaries?": boundaries, "clock": ["one","seeded","system"], "startingPatch": "object", "startAtBeat": "text?"} as const;
const intent = {"kind": "text", "target?": "text", "with?": "text", "stat?": "text", "difficulty?": ["one","low","even","high"], "tone?": "text", "faction?": "text", "requires?": {"stat": "text", "above?": "number"}, "refused?": "text", "goal?": "text", "left?": "truth", "leadsTo?": "text", "elseTo?": "text"} as const;
const taken = {"choice": "text?", "text": "text", "intent": intent} as const;
const plan = {"requestId": "text", "narrative?": "text?", "tools": ["list", {"toolId": "text", "toolPath": "text", "input?": "object", "dependencies?": ["list", "text"], "required?": "truth", "async?": "truth", "retryPolicy?": {"maxRetries?": "number", "backoffMs?": "number"}}], "parallel?": "truth", "disabledSkills?": ["list", "text"], "metadata?": {"generationAttempt?": "number", "parentPlanId?": "text?", "sceneType?": "text", "reasons?": ["list", {"skill": "text", "because": "text", "score?": "number"}]}} as const;
const planTrace = {"plan": plan, "at?": "number", "rung?": "text", "success": "truth", "failureReason": "text?", "tools": ["list", {"toolId": "text", "state": "text", "retryCount": "number", "code?": "text?", "error": "text?"}], "faults?": ["list", {"toolId": "text", "skill": "text", "code": "text", "message": "text", "details?": "object"}]} as const;
const roll = {"formula": "text", "dice": ["list", {"sides": "number?", "value": "number?", "dropped?": "truth"}], "modifiers": ["list", {"name": "text", "value": "number?", "reason": "text"}], "total": "number", "band": "text?"} as const;
const toldPart = {"part": "text", "passage": "text", "memory?": "text", "asks?": "text", "asOf?": "object"} as const;
const memory = {"id": "text", "scene": "text", "summary": "text", "timestamp": "time", "characters": ["list", "text"], "witnesses?": ["list", "text"], "about": "text?", "location": "text?", "significance": ["one","low","medium","high"], "kind": "text?", "due?": {"since": "number", "by": "number"}, "tags?": ["list", "text"], "isPinned?": "truth", "episode?": ["one","triumph","failure"]} as const;
const recalled = {"id": "text", "summary": "text", "timestamp": "text", "relevance": "number?", "cosine?": "number?", "why?": {"words": ["list", "text"], "lexical": "number", "scenesAgo": "number?", "witnesses": ["list", "text"], "significance": ["one","low","medium","high"]}, "episode?": ["one","triumph","failure"]} as const;
const offer = {"text": "text", "difficulty": ["one","low","even","high",null], "hint": "text?", "by": "text", "skill": "text", "intent": ["nothing or", intent]} as const;
const maker = {"skill": "text", "version": "text", "script": "text", "toolId": "text"} as const;
const asset = {"id": "text", "scene": "text", "name": "text", "kind": "text", "mediaType": "text", "metadata": "object", "madeBy": maker, "bytes": "number", "checksum": "text", "at": "number"} as const;
const outcome = {"taken": ["nothing or", taken], "plans": ["list", planTrace], "roll": ["nothing or", roll], "patch": "object", "told": ["list", toldPart], "beat": "text?", "consequences?": ["list", "text"], "ending": "text?", "memories": ["list", memory], "recalled": ["list", recalled], "notices": ["list", {"kind": "text", "message": "text", "details?": ["list", "text"]}], "offered?": ["list", offer], "assets?": ["list", asset], "uiEvents?": ["list", {"toolId": "text", "skill": "text", "event": "text", "payload": "object"}], "log?": ["list", {"kind": "text", "message": "text", "beat?": "text", "passage?": "text"}], "secureSeed?": "number", "diceOf?": "text"} as const;
const sentence = {"text": "text", "by": "text", "from?": "text", "original?": {"text": "text", "by": "text"}, "isFlagged?": "truth"} as const;
const paragraph = ["list", sentence] as const;
const paragraphs = ["list", paragraph] as const;
const choice = {"id": "text", "text": "text", "intent": intent, "because": ["list", {"kind": ["one","memory","person","beat","item","place","stat","skill"], "id": "text", "text": "text"}], "difficulty": ["one","low","even","high",null], "hint": "text?", "risked?": "text", "by": "text"} as const;
const words = {"place": "text", "paragraphs": paragraphs, "choices": ["list", choice], "rung": "text", "plans?": ["list", planTrace], "assets?": ["list", asset]} as const;
const stored = {"kind": ["one","memory-stored"], "scenesBefore?": "number", "memory": memory} as const;
const corrected = {"kind": ["one","memory-corrected"], "scenesBefore?": "number", "memory": "text", "summary": "text"} as const;
const forgotten = {"kind": ["one","memory-forgotten"], "scenesBefore?": "number", "memory": "text"} as const;
const pinned = {"kind": ["one","memory-pinned"], "scenesBefore?": "number", "memory": "text", "isPinned": "truth"} as const;
const patched = {"kind": ["one","state-patched"], "scenesBefore?": "number", "patch": "object"} as const;
const retold = {"kind": ["one","told-differently"], "scenesBefore?": "number", "telling": {"paragraphs": paragraphs, "told": ["list", toldPart]}} as const;
const chosen = {"kind": ["one","telling-chosen"], "scenesBefore?": "number", "telling": "number"} as const;
const edited = {"kind": ["one","sentence-edited"], "scenesBefore?": "number", "sentence": "number", "of": "text", "text": "text?"} as const;
const flagged = {"kind": ["one","sentence-flagged"], "scenesBefore?": "number", "sentence": "number", "of": "text", "from": "text?", "isFlagged": "truth"} as const;
const change = ["kinds", {"memory-stored": stored, "memory-corrected": corrected, "memory-forgotten": forgotten, "memory-pinned": pinned, "state-patched": patched, "told-differently": retold, "telling-chosen": chosen, "sentence-edited": edited, "sentence-flagged": flagged}] as const;
const file = {"name": "text", "metadata": "object", "madeBy": maker} as const;

export const shapesOfRowContent = { body, outcome, words, change, file } satisfies Readonly<Record<string, ValueShape>>;
