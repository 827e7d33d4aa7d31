import type { ScriptTask } from '@/ports/contract-tests/script-dialect';

type Impossible = Readonly<Partial<Record<ScriptTask, string>>>;

const notStarted = 'a module is evaluated, and needs no right to be started';
const asItsUser = 'without confinement a process reads whatever its user may read';

/** What a kind of host cannot do, and why; whoever runs the suite runs all the rest. */
export const impossibleTasks = {
  sameThread: {
    'not-executable': notStarted,
    'native-call': 'nobody else is there to end a loop that never polls',
  },
  threads: { 'not-executable': notStarted },
  confinedPrograms: {},
  programs: { 'code-of-another-skill': asItsUser, 'data-of-another-skill': asItsUser },
} satisfies Readonly<Record<string, Impossible>>;

export type KindOfScriptHost = keyof typeof impossibleTasks;

export function isPossibleOn(kind: KindOfScriptHost, { task }: { readonly task: ScriptTask }) {
  return !(task in impossibleTasks[kind]);
}
