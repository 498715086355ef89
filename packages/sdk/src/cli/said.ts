import { HelpdeskError } from '../error.ts';

/** Exit codes of commands; scripts may rely on them. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 3, unreachable: 4 } as const;

/** An error that stops a command, with a message for the user. */
export class Stop extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Where a command reads and writes; tests replace it. */
export interface Terminal {
  /** Results, for people and pipes. */
  write(text: string): void;
  /** Everything else, such as progress, questions and errors. */
  note(text: string): void;
  /** Reads all of standard input. */
  read(): Promise<string>;
  /** Asks a question and returns the answer; null without a user at the terminal. */
  ask(question: string): Promise<string | null>;
  env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user stops the process with Ctrl+C. */
  signal: AbortSignal;
}

/** Returns the message and the exit code for an error. */
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
