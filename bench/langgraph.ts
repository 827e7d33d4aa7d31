import { pathToFileURL } from 'node:url';

import type { CheckedTool } from '@/plan/check-plan';

import { otherPackage } from './other-package';

type Counted = { readonly ran: number };

/** As much of LangGraph as is used here; it is not among the packages of this project. */
type LangGraph = {
  readonly START: string;
  readonly END: string;
  readonly Annotation: {
    (channel: { reducer: (a: number, b: number) => number; default: () => number }): unknown;
    Root(channels: Readonly<Record<string, unknown>>): unknown;
  };
  readonly StateGraph: new (state: unknown) => {
    addNode(name: string, run: () => Counted): unknown;
    addEdge(from: string | readonly string[], to: string): unknown;
    compile(): { invoke(input: unknown, options: unknown): Promise<Counted> };
  };
};

/** Runs the same graph in LangGraph and says how many tools ran; null when it is not installed. */
export async function langgraphOf(
  tools: readonly CheckedTool[],
): Promise<(() => Promise<number>) | null> {
  const name = '@langchain/langgraph';
  const file = otherPackage('langgraph', name)?.load.resolve(name);
  if (file === undefined) return null;
  const { START, END, Annotation, StateGraph } = (await import(
    pathToFileURL(file).href
  )) as LangGraph;
  const ran = Annotation({ reducer: (before, more) => before + more, default: () => 0 });
  const graph = new StateGraph(Annotation.Root({ ran }));
  const waitedFor = new Set<string>(tools.flatMap(({ dependencies }) => dependencies));
  for (const { toolId } of tools) graph.addNode(toolId, () => ({ ran: 1 }));
  for (const { toolId, dependencies } of tools) {
    graph.addEdge(dependencies.length === 0 ? START : dependencies, toolId);
    if (!waitedFor.has(toolId)) graph.addEdge(toolId, END);
  }
  const compiled = graph.compile();
  return async () => (await compiled.invoke({ ran: 0 }, { recursionLimit: 10 * tools.length })).ran;
}
