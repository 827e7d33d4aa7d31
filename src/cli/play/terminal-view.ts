import type { Choice } from '@/contracts/generated/choice';
import type { Recap } from '@/engine/library/recap';
import type { ReplyEvent, SceneEvent, TurnEvent } from '@/engine/turn-data/turn-event';
import type { SceneWhy } from '@/engine/why/reasons';
import type { Output } from '@/cli/kit/output';
import { clearScreen, lineEnd, terminalColumns, type Shown } from '@/cli/kit/terminal';
import { rollLine } from '@/cli/play/roll-line';
import { changedLine } from '@/cli/play/standing-lines';
import type { PlayView } from '@/cli/play/play-view';
import { whyLines } from '@/cli/play/why-lines';
import { plainProse } from '@/cli/kit/plain-prose';
import { wrapText } from '@/cli/kit/wrap-text';
import { whereItLeads } from '@/story/words/where-it-leads';

const widest = 76;
const indent = '  ';
const newLine: Shown = [lineEnd, indent];

export type TerminalOptions = {
  readonly trace: boolean;
  readonly timings: boolean;
  /** A person types at this terminal, and so has already seen what was chosen. */
  readonly isTyped: boolean;
};

/** The story as prose: sentences appear as they come, then the dice, then numbered choices. */
export class TerminalView implements PlayView {
  private column = 0;
  private paragraph = -1;
  private hasStreamed = false;
  private scene: SceneEvent | null = null;
  private changed: string | null = null;
  /** What the turn began with that is being told. */
  private taken: string | null = null;

  constructor(
    private readonly output: Output,
    private readonly options: TerminalOptions,
  ) {}

  private tracePlan(event: Extract<TurnEvent, { readonly type: 'plan' }>): void {
    const { requestId, metadata } = event.plan;
    this.output.talk(this.dim(`plan ${requestId}: ${toolList(event)}`));
    for (const { skill, because } of metadata?.reasons ?? [])
      this.output.talk(this.dim(`  ${skill}: ${because}`));
  }

  show(event: TurnEvent): void {
    switch (event.type) {
      case 'turn':
        this.beginTurn(event.choice?.text ?? null);
        return;
      case 'plan':
        if (this.options.trace) this.tracePlan(event);
        return;
      case 'tool':
        if (this.options.trace)
          this.output.talk(
            this.dim(`tool ${event.toolId} ${event.state} ${event.ms.toFixed(1)} ms`),
          );
        return;
      case 'roll':
        this.write([lineEnd, indent, this.output.styled('cyan', rollLine(event)), lineEnd]);
        return;
      case 'notice':
        this.say(event.message);
        return;
      case 'telling':
        this.hasStreamed = false;
        this.paragraph = -1;
        return;
      case 'sentence':
        this.stream(event.text, event.paragraph);
        return;
      case 'scene':
        this.endScene(event);
        return;
      case 'reply':
        this.writeReply(event);
        return;
      case 'end':
        this.writeEnding(event.title);
        return;
      case 'setting':
        this.changed = changedLine(event.setting);
        return;
      case 'story':
      case 'activity':
      case 'choices':
        return;
    }
  }

  /** After a resize the lines already there are broken: the scene at hand is drawn anew. */
  redraw(): void {
    if (this.scene === null) return;
    clearScreen();
    this.drawProse(this.scene);
    this.drawChoices(this.scene.choices);
  }

  say(sentence: string): void {
    for (const line of wrapText(this.output.plain(sentence), this.width()))
      this.output.talk(this.dim([indent, line]));
  }

  explain(why: SceneWhy): void {
    this.output.talk('');
    for (const line of whyLines(why, this.width()))
      this.output.talk(line === '' ? '' : this.dim(`${indent}${line}`));
    this.output.talk('');
  }

  /** Beside the story, like all talk: set off by a rule, each sentence with its scene before it. */
  remind({ chapter, sentences }: Recap): void {
    const rule = this.dim(`${indent}│ `);
    const most = Math.max(...sentences.map(({ scene }) => String(scene).length));
    this.output.talk('');
    this.output.talk([rule, this.dim(`Previously: ${chapter}`)]);
    for (const { text, scene } of sentences)
      for (const [at, line] of this.lines(text, this.width() - most - 4).entries()) {
        const number = (at === 0 ? String(scene) : '').padStart(most);
        this.output.talk([rule, this.dim(number), '  ', this.output.styled('italic', line)]);
      }
  }

  private beginTurn(taken: string | null): void {
    this.hasStreamed = false;
    this.paragraph = -1;
    this.taken = taken;
    if (taken !== null && !this.options.isTyped) this.echo(taken);
  }

  private echo(said: string): void {
    this.write([lineEnd, indent, this.dim(`> ${said}`), lineEnd]);
  }

  /** Words are wrapped as they come: a paragraph is never held back until it is whole. */
  private stream(text: string, paragraph: number): void {
    if (paragraph !== this.paragraph) {
      this.write(this.paragraph < 0 ? newLine : [lineEnd, newLine]);
      this.column = 0;
      this.paragraph = paragraph;
    }
    for (const word of plainProse(this.output.plain(text)).split(/\s+/)) {
      if (this.column > 0 && this.column + 1 + word.length > this.width()) {
        this.write(newLine);
        this.column = 0;
      }
      this.write(this.column === 0 ? word : ` ${word}`);
      this.column += word.length + (this.column === 0 ? 0 : 1);
    }
    this.hasStreamed = true;
  }

  private endScene(scene: SceneEvent): void {
    this.scene = scene;
    if (this.hasStreamed) {
      this.write(lineEnd);
      this.sayChanged();
    } else this.drawProse(scene);
    this.hasStreamed = false;
    if (this.options.trace)
      for (const { kind, message } of scene.log ?? [])
        this.output.talk(this.dim(`log ${kind}: ${message}`));
    this.drawChoices(scene.choices);
    if (this.options.timings) {
      const { plan, run, words } = scene.ms;
      const shown = [plan, run, words].map((ms) => ms.toFixed(1)).join(' + ');
      this.output.talk(this.dim(`${indent}plan + run + words: ${shown} ms`));
    }
  }

  /** For who reads along; whoever pipes a story wants the story. */
  private sayChanged(): void {
    if (this.changed === null || !this.options.isTyped) return;
    this.output.talk('');
    this.say(this.changed);
  }

  private drawProse(scene: SceneEvent): void {
    const heading = `${String(scene.number)} · ${scene.place}`;
    this.write([newLine, this.dim(heading), lineEnd]);
    for (const paragraph of scene.paragraphs) {
      const text = paragraph.map((sentence) => sentence.text).join(' ');
      this.write([this.lines(text, this.width()).map((line) => [newLine, line]), lineEnd]);
    }
  }

  private drawChoices(choices: readonly Choice[]): void {
    if (choices.length === 0) return;
    const wrapped = (text: string): readonly string[] =>
      wrapText(this.output.plain(text), this.width() - 3);
    this.write(lineEnd);
    for (const [index, choice] of choices.entries()) {
      const number = this.output.styled('magenta', String(index + 1));
      const lines = wrapped(choice.text);
      const notes = wrapped(noteOn(choice)).map((line) => this.dim(line));
      const below = [...lines, ...notes].map((line, at) =>
        at === 0 ? line : [newLine, '   ', line],
      );
      this.write([indent, number, '  ', below, lineEnd]);
    }
    this.write(lineEnd);
  }

  /** Under the scene, which stands: nothing is numbered anew. */
  private writeReply({ said, paragraphs, suggestions }: ReplyEvent): void {
    // What is left of a line is told after the scene that the line began with.
    if (!this.options.isTyped && said !== this.taken) this.echo(said);
    for (const paragraph of paragraphs) {
      const text = paragraph.map((sentence) => sentence.text).join(' ');
      this.write([this.lines(text, this.width()).map((line) => [newLine, line]), lineEnd]);
    }
    for (const { text, choice } of suggestions) {
      const at = this.scene?.choices.findIndex(({ id }) => id === choice) ?? -1;
      const number = this.output.styled('magenta', at < 0 ? '·' : String(at + 1));
      const [first = '', ...more] = this.lines(text, this.width() - 3);
      const below = more.map((line) => [newLine, '   ', line]);
      this.write([newLine, number, '  ', first, below]);
    }
    if (suggestions.length === 1) this.write([lineEnd, newLine, this.dim('Type yes to do that.')]);
    this.taken = null;
    this.write([suggestions.length > 0 ? lineEnd : '', lineEnd]);
  }

  private writeEnding(title: string): void {
    this.write([newLine, this.output.styled('bold', `— ${title} —`), lineEnd, lineEnd]);
  }

  private lines(text: string, width: number): readonly string[] {
    return wrapText(plainProse(this.output.plain(text)), width);
  }

  private dim(shown: Shown): Shown {
    return this.output.styled('dim', shown);
  }

  private width(): number {
    return Math.min(widest, (terminalColumns() ?? widest) - 2 * indent.length);
  }

  private write(shown: Shown): void {
    this.output.draw(shown);
  }
}

/** What the player should know before choosing: what is rolled, how hard it is, and the author's hint. */
function noteOn(choice: Choice): string {
  const { difficulty, intent, hint, risked } = choice;
  const odds =
    difficulty === null ? null : { low: 'likely', even: 'even odds', high: 'risky' }[difficulty];
  const stat = odds === null ? null : (intent.stat ?? null);
  const rolled = [stat, odds].filter((part) => part !== null).join(', ');
  const roll = rolled === '' || risked === undefined ? rolled : `${rolled}: ${risked}`;
  const place = whereItLeads(choice);
  const way = place === null ? '' : `to ${place}`;
  return [way, roll, hint ?? ''].filter((part) => part !== '').join('. ');
}

function toolList({ plan }: Extract<TurnEvent, { type: 'plan' }>): string {
  return (
    plan.tools.map(({ toolId, toolPath }) => `${toolId} = ${toolPath}`).join(', ') || 'no tools'
  );
}
