import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { openNodeEngine } from '@/cli/kit/open-node-engine';
import { openSession } from '@/cli/kit/open-session';
import type { Output } from '@/cli/kit/output';
import { listSource, pipeSource, randomSource, type ActionSource } from '@/cli/play/action-source';
import { beginStory, chooseStory, type StoryWish } from '@/cli/play/choose-story';
import { jsonView } from '@/cli/play/json-view';
import { keyboardSource } from '@/cli/play/keyboard-source';
import type { Choosing } from '@/cli/play/parse-choose';
import { playStory, type PlayEnd, type PlayParts } from '@/cli/play/play-story';
import type { PlayView } from '@/cli/play/play-view';
import { tellOfCampaign } from '@/cli/play/tell-of-campaign';
import { TerminalView } from '@/cli/play/terminal-view';
import { runHello } from '@/cli/kit/run-hello';
import type { Surroundings } from '@/cli/kit/surroundings';
import { onTerminalResized } from '@/cli/kit/terminal';
import type { StorySession } from '@/engine/session/story-session';
import { lockStory } from '@/hosts/node/story-lock';
import type { ScriptHost } from '@/ports/script-host';

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
  const dataFolder = output.options.data;
  const node = await openNodeEngine(surroundings, dataFolder, signal);
  try {
    for (const lost of await node.engine.lostStories(signal))
      output.talk(
        `${lost} was here and is gone. \`narratoria story delete ${lost}\` if you do not miss it.`,
      );
    for (const { message } of (await node.engine.skills(signal)).skipped) output.talk(message);
    let id = await chooseStory(node.engine, wish, signal);
    for (;;) {
      const release = lockStory(dataFolder, id);
      try {
        const session = await openSession(node.engine, { id, output }, signal);
        await tellOfCampaign(node.engine, session.playthrough, output, signal);
        const end = await playSession(
          session,
          { output, wish, scripts: node.scripts },
          interruption,
        );
        if (end !== 'new') {
          // Nobody waits any more.
          if (!signal.aborted) await node.engine.tidy(signal);
          return farewell(end, session, output, signal);
        }
        id = await beginStory(
          node.engine,
          { ...wish, campaign: session.playthrough.campaign },
          signal,
        );
      } finally {
        release();
      }
    }
  } finally {
    await node.close();
  }
}

async function playSession(
  session: StorySession,
  setting: Setting,
  interruption: AbortController,
): Promise<PlayEnd> {
  const parts = partsFor(session, setting, interruption);
  const close = (): void => {
    parts.source.close();
  };
  interruption.signal.addEventListener('abort', close);
  try {
    const { scenes } = setting.wish;
    const end = await playStory(session, { ...parts, scenes }, interruption.signal);
    const unused = parts.source.unused?.() ?? [];
    if (unused.length > 0) setting.output.talk(`Not used of --choose: ${unused.join(', ')}.`);
    return end;
  } finally {
    interruption.signal.removeEventListener('abort', close);
    close();
  }
}

type Setting = Pick<PlayCommand, 'output' | 'wish'> & { readonly scripts: ScriptHost };

function partsFor(
  session: StorySession,
  { output, wish, scripts }: Setting,
  interruption: AbortController,
): Omit<PlayParts, 'scenes'> {
  const { choosing, trace, timings } = wish;
  const isInteractive = choosing === null && process.stdin.isTTY && !output.options.json;
  const viewOf = (isTyped: boolean): PlayView =>
    output.options.json
      ? jsonView(output, { timings })
      : new TerminalView(output, { trace, timings, isTyped });
  if (!isInteractive)
    return {
      view: viewOf(false),
      source: scriptedSource(choosing, session),
      isInteractive,
      onWaiting: () => undefined,
    };
  const view = new TerminalView(output, { trace, timings, isTyped: true });
  const source = keyboardSource(
    { prompt: output.styled('magenta', '  › '), look: output.look },
    () => {
      interruption.abort();
    },
  );
  const onResize = (): void => {
    view.redraw();
    source.promptAgain();
  };
  const stopListening = onTerminalResized(onResize);
  const close = (): void => {
    stopListening();
    source.close();
  };
  // While the player reads the first scene the sandbox starts, so that the first choice is as quick as the rest.
  const onWaiting = (): void => {
    void runHello(scripts, interruption.signal);
  };
  return { view, source: { ...source, close }, isInteractive, onWaiting };
}

function scriptedSource(choosing: Choosing | null, session: StorySession): ActionSource {
  if (choosing === null) return pipeSource();
  return choosing.kind === 'random' ? randomSource(session.playthrough.seed) : listSource(choosing);
}

function farewell(
  end: Exclude<PlayEnd, 'new'>,
  session: StorySession,
  output: Output,
  signal: AbortSignal,
): ExitCode {
  const scene = session.path[session.path.length - 1]?.number ?? 0;
  if (end === 'left' || end === 'input-ended')
    output.talk(
      `The story is saved at scene ${String(scene)}. \`narratoria play\` goes on from there.`,
    );
  return signal.aborted ? exitCode.interrupted : exitCode.done;
}
