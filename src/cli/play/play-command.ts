import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { openNodeEngine, type NodeEngine } from '@/cli/kit/open-node-engine';
import { openSession } from '@/cli/kit/open-session';
import type { Output } from '@/cli/kit/output';
import { listSource, pipeSource, randomSource, type ActionSource } from '@/cli/play/action-source';
import { askPlayer } from '@/cli/play/ask-player';
import { beginStory, chooseStory, type AskWho, type StoryWish } from '@/cli/play/choose-story';
import { jsonView } from '@/cli/play/json-view';
import { keyboardAsker } from '@/cli/play/keyboard-asker';
import { keyboardSource } from '@/cli/play/keyboard-source';
import type { Choosing } from '@/cli/play/parse-choose';
import { openedCampaign } from '@/cli/play/opened-campaign';
import { playStory, type Played, type PlayEnd, type PlayParts } from '@/cli/play/play-story';
import type { PlayView } from '@/cli/play/play-view';
import { tellOfCampaign } from '@/cli/play/tell-of-campaign';
import { TerminalView } from '@/cli/play/terminal-view';
import { tellOfModel } from '@/cli/embedder/tell-of-model';
import { runHello } from '@/cli/kit/run-hello';
import type { Surroundings } from '@/cli/kit/surroundings';
import { onTerminalResized } from '@/cli/kit/terminal';
import type { StorySession } from '@/engine/session/story-session';
import { lockStory } from '@/hosts/node/story-lock';

export type PlayWish = StoryWish & {
  readonly choosing: Choosing | null;
  readonly scenes: number;
  readonly trace: boolean;
  readonly timings: boolean;
};

export type PlayCommand = {
  readonly surroundings: Surroundings;
  readonly output: Output;
  readonly wish: PlayWish;
};

/** `narratoria play` */
export async function playCommand(
  { surroundings, output, wish }: PlayCommand,
  interruption: AbortController,
): Promise<ExitCode> {
  const { signal } = interruption;
  const node = await openNodeEngine(surroundings, output.options.data, signal);
  // One for all stories of the run: what comes after `new` is meant for the next one.
  const scripted = scriptedSource(wish, output);
  try {
    for (const lost of await node.engine.lostStories(signal))
      output.talk(
        `${lost} was here and is gone. \`narratoria story delete ${lost}\` if you do not miss it.`,
      );
    for (const { message } of (await node.engine.skills(signal)).skipped) output.talk(message);
    const opened = await openedBy({ node, surroundings, output, wish }, signal);
    return await playStories(
      { node, output, wish: { ...wish, campaign: opened ?? wish.campaign }, scripted, opened },
      interruption,
    );
  } finally {
    scripted?.close();
    await node.close();
  }
}

async function openedBy(
  { node, surroundings, output, wish }: PlayCommand & { readonly node: NodeEngine },
  signal: AbortSignal,
): Promise<string | null> {
  const { campaign: name } = wish;
  if (name === null) return null;
  const { root } = surroundings;
  return openedCampaign(node.engine, { name, root, data: output.options.data }, signal);
}

type Run = Pick<PlayCommand, 'output' | 'wish'> & {
  readonly node: NodeEngine;
  /** The campaign that was just taken in from elsewhere. */
  readonly opened: string | null;
  /** Null where the player is asked, or chance; they begin anew with each story. */
  readonly scripted: ActionSource | null;
};

/** The story asked for, and those that are begun after it. */
async function playStories(run: Run, interruption: AbortController): Promise<ExitCode> {
  const { node, output, wish, opened } = run;
  const { signal } = interruption;
  let { scenes } = wish;
  const askWho = isAsked(wish, output) ? askAtKeyboard(output, interruption) : null;
  let id = await chooseStory(node.engine, { ...wish, askWho }, signal);
  for (;;) {
    const release = lockStory(output.options.data, id);
    try {
      const session = await openSession(node.engine, { id, output }, signal);
      const { playthrough } = session;
      const findings = playthrough.campaign === opened ? 'counted' : 'named';
      await tellOfCampaign(node.engine, playthrough, { output, findings }, signal);
      const played = await playSession(session, { ...run, scenes }, interruption);
      scenes -= played.scenes;
      if (played.end !== 'new') {
        // Nobody waits any more.
        if (!signal.aborted) await node.engine.tidy(signal);
        tellOfModel(node.engine.embedders, output);
        return farewell(played.end, session, run, signal);
      }
      const { campaign } = session.playthrough;
      id = await beginStory(node.engine, { ...wish, campaign, askWho }, signal);
    } finally {
      release();
    }
  }
}

async function playSession(
  session: StorySession,
  run: Run & { readonly scenes: number },
  interruption: AbortController,
): Promise<Played> {
  const parts = partsFor(session, run, interruption);
  const close = (): void => {
    parts.source.close();
  };
  interruption.signal.addEventListener('abort', close);
  try {
    return await playStory(session, { ...parts, scenes: run.scenes }, interruption.signal);
  } finally {
    interruption.signal.removeEventListener('abort', close);
    if (parts.source !== run.scripted) close();
  }
}

function partsFor(
  session: StorySession,
  { output, wish, node, scripted }: Run,
  interruption: AbortController,
): Omit<PlayParts, 'scenes'> {
  const { trace, timings } = wish;
  const isInteractive = isAsked(wish, output);
  const viewOf = (isTyped: boolean): PlayView =>
    output.options.json
      ? jsonView(output, { timings })
      : new TerminalView(output, { trace, timings, isTyped });
  if (!isInteractive)
    return {
      view: viewOf(false),
      source: scripted ?? randomSource(session.playthrough.seed),
      isInteractive,
      onWaiting: () => undefined,
    };
  const view = new TerminalView(output, { trace, timings, isTyped: true });
  const prompt = { prompt: output.styled('magenta', '  › '), look: output.look };
  const source = keyboardSource(prompt, () => {
    interruption.abort();
  });
  const stopListening = onTerminalResized(() => {
    view.redraw();
    source.promptAgain();
  });
  const close = (): void => {
    stopListening();
    source.close();
  };
  // While the player reads the first scene the sandbox starts, so that the first choice is as quick as the rest.
  const onWaiting = (): void => {
    void runHello(node.scripts, interruption.signal);
  };
  return { view, source: { ...source, close }, isInteractive, onWaiting };
}

function askAtKeyboard(output: Output, interruption: AbortController): NonNullable<AskWho> {
  return async (form, said) => {
    const asker = keyboardAsker(output, () => {
      interruption.abort();
    });
    try {
      return await askPlayer(form, said, asker);
    } finally {
      asker.close();
    }
  };
}

/** Somebody is at a terminal, and nothing was said of what they choose. */
function isAsked({ choosing }: PlayWish, { options }: Output): boolean {
  return choosing === null && process.stdin.isTTY && !options.json;
}

function scriptedSource(wish: PlayWish, output: Output): ActionSource | null {
  const { choosing } = wish;
  if (choosing === null) return isAsked(wish, output) ? null : pipeSource();
  return choosing.kind === 'random' ? null : listSource(choosing);
}

function farewell(
  end: Exclude<PlayEnd, 'new'>,
  session: StorySession,
  { output, scripted }: Run,
  signal: AbortSignal,
): ExitCode {
  const unused = scripted?.unused?.() ?? [];
  if (unused.length > 0) output.talk(`Not used of --choose: ${unused.join(', ')}.`);
  const scene = session.path[session.path.length - 1]?.number ?? 0;
  if (end === 'left' || end === 'input-ended')
    output.talk(
      `The story is saved at scene ${String(scene)}. \`narratoria play\` goes on from there.`,
    );
  return signal.aborted ? exitCode.interrupted : exitCode.done;
}
