// The engine runs on Hermes, whose AbortSignal has these three members and no more
// (no `reason`, `throwIfAborted`, `any`, `timeout`). Declaring only them makes the core
// type check refuse code that would crash on a phone.
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
