const mostCharacters = 2_000;

/**
 * What programs say to people on stderr (001 §2.2), line by line, each with its script's name before it.
 * It is nobody's result.
 */
export class DiagnosticLines {
  private readonly open = new Map<string, { readonly decoder: TextDecoder; text: string }>();

  constructor(private readonly talk: (line: string) => void) {}

  write(script: string, bytes: Uint8Array): void {
    const stream = this.open.get(script) ?? { decoder: new TextDecoder(), text: '' };
    this.open.set(script, stream);
    const lines = (stream.text + stream.decoder.decode(bytes, { stream: true })).split('\n');
    stream.text = lines.pop() ?? '';
    for (const line of lines) this.tell(script, line);
  }

  /** A last line that nobody ended is a line too. */
  end(): void {
    for (const [script, { text }] of this.open) if (text !== '') this.tell(script, text);
    this.open.clear();
  }

  private tell(script: string, line: string): void {
    this.talk(`${script}: ${line.slice(0, mostCharacters).trimEnd()}`);
  }
}
