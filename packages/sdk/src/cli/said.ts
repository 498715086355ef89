import { HelpdeskError } from '../error.ts';

/** How a command ends; scripts may rely on the numbers. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 3, unreachable: 4 } as const;

/** What stops a command, in a sentence for whoever typed it. */
export class Stop extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Where a command reads and writes; in tests something else than the terminal. */
export interface Terminal {
  /** Results, for people and pipes. */
  write(text: string): void;
  /** What is not the result: progress, questions, refusals. */
  note(text: string): void;
  /** All that comes on standard input. */
  read(): Promise<string>;
  /** The answer to a question; null where nobody can be asked. */
  ask(question: string): Promise<string | null>;
  env: Readonly<Record<string, string | undefined>>;
  /** Ends with the process: Ctrl+C. */
  signal: AbortSignal;
}

/** An error as a sentence and an exit code. */
export function stopOf(error: unknown, url: string): Stop {
  if (error instanceof Stop) return error;
  if (!(error instanceof HelpdeskError)) {
    return new Stop(error instanceof Error ? error.message : String(error));
  }
  const { status, code, serverMessage, retryAfter } = error;
  if (code === 'network') {
    const sentence = `Can't reach ${url}. Check the address and that the server is running.`;
    return new Stop(sentence, exitCodes.unreachable);
  }
  if (code === 'timeout') return new Stop(`${url} didn't respond in time.`, exitCodes.unreachable);
  if (code === 'unreadable' || code === 'http') {
    return new Stop(`${url} isn't a Helpdesk server.`, exitCodes.unreachable);
  }
  if (status === 401) {
    const sentence = `Your key is no longer valid at ${url}. Sign in again: helpdesk login`;
    return new Stop(sentence, exitCodes.notSignedIn);
  }
  if (status === 403) return new Stop(`Your key doesn't allow this: ${sentenceOf(serverMessage)}`);
  if (status === 429) {
    return new Stop(`Rate limit reached. Try again in ${Math.ceil(retryAfter ?? 60)} seconds.`);
  }
  if (status >= 500) {
    const stands = `Server error: ${sentenceOf(serverMessage)}`;
    return new Stop(stands, exitCodes.unreachable);
  }
  return new Stop(sentenceOf(serverMessage));
}

const sentenceOf = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
