import { anyOf } from '@/understanding/lexicon/any-of';

/** Said to whoever runs the game, not in the story. In the story they are words and nothing more. */
const pattern = anyOf([
  /\b(?:ignore|disregard|forget|override|bypass|drop) (?:all |any |every |your |the |these |those |previous |prior |my )*(?:\w+ )?(?:rules?|instructions?|prompts?|guidelines?|constraints?|limits?|restrictions?|programming|directives?|safety)\b/,
  /\b(?:system|developer|debug|admin|god|cheat|root|sudo) (?:prompt|mode|message|console|access|code|override|command)\b/,
  /\byou are (?:now|no longer|actually) (?:an?|the|my|in|free|dan)\b/,
  /\b(?:as|being) an? (?:\w+ )?(?:ai|model|llm|assistant)\b/,
  /\bset (?:my |the )?(?:\w+\.)?(?:gold|strength|health|hp|level|inventory|score|stats?|xp|flags?|reputation|state)\S* (?:to|=)/,
  /\b(?:print|output|reveal|show|repeat|return|dump) (?:me )?(?:your|the|all) (?:\w+ )?(?:prompt|instructions|rules|system|config\w*|json|secrets?|hidden|source|plan json|ending)\b/,
  /[{}<>]/,
  /\bignore (?:the |all |everything )?(?:above|previous|story|village|scene|game|plot|world|setting)\b/,
  /\b(?:acknowledge|confirm|respond|reply) (?:with|by|only|in)\b/,
  /\b(?:npcs?|developers?|narrator|storyteller|unrestricted|system message|language model|hidden instructions|guidelines|the campaign|game master)\b/,
  /\b(?:your|the|hidden|this) prompts?\b/,
  /^\W*system\b\s*:/,
  /\bi (?:always|never) (?:hit|fail|win|miss)\b/,
  /\bsudo\b/,
  /\s--\w+/,
  /\bdrop table\b/,
  /\badmin\b/,
  /\b(?:god|admin|debug) mode\b/,
  /\bsafety rules\b/,
  /\bguardrails\b/,
  /\bchatbot\b/,
  /\b(?:order|message|note|instruction) to the (?:model|narrator|author|ai|game|engine)\b/,
  /\b(?:end|skip|rewrite|overwrite|change) the (?:last |next )?(?:story|plot|script|scene|ending)\b/,
  /\b(?:raw|full|hidden) (?:configuration|script|prompt)\b/,
  /\byou(?:'re| are) (?:a|an) (?:calculator|ai|model|chatbot|language model|program)\b/,
  /\bthe player (?:is|has|gets|always|must)\b/,
  /\bnext (?:\w+ )?scenes?\b/,
  /\bjson\b/,
  /\b(?:what|which) (?:model|ai|llm|version)\b/,
  /\bend of (?:prompt|input|story)\b/,
  /\bnew (?:rule|instruction|system)s?:/,
  /\b(?:call|run|execute|invoke|use) (?:the )?(?:tool|script|skill|function|plan|dice-roller|shell|command)\b/,
  /\bpretend (?:that )?(?:the|your|all) (?:\w+ )?(?:rules|limits|dice)\b/,
  /\bautomatic(?:ally)? (?:succeed|success|win)/,
  /\bi (?:\w+ly )?win\b/,
  /\b(?:skip|jump) to the (?:end|ending|credits)\b/,
  /\bthe (?:narrator|author|game|engine|planner|ai)(?: of \w+ \w+)? (?:must|should|will|has to|says|gives|now)\b/,
]);

const addressed =
  /^\s*(?:\w+ )?(?:assistant|narrator|chatbot|ai|gpt|gm|dm|game ?master|model)\b\s*[,:;]/;

/** What is left of a text when that is taken out, sentence by sentence. */
export function withoutWordsAboutRules(text: string): string {
  const sentences = text.replace(/([.!?])\s+/g, '$1\n').split('\n');
  const kept = sentences.filter((sentence) => !pattern.test(sentence) && !addressed.test(sentence));
  const rest = kept.join(' ');
  // Orders go on after the first: only what somebody does in the story is left of them.
  return kept.length < sentences.length && !/\b(?:i|i'm|i'll|my|we)\b/.test(rest) ? '' : rest;
}
