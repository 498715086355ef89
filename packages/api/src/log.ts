import pino, { type Logger } from 'pino';

/** The facts about one request for the log. */
export interface RequestFacts {
  requestId: string;
  operation: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  ip: string;
}

export interface OpenLog {
  log: Logger;
  logRequest: (facts: RequestFacts) => void;
  /** Writes pending lines. */
  close(): void;
}

/** Characters that are written at once. */
const enough = 4096;

interface Destination {
  write(text: string): unknown;
  flush?(): void;
  flushSync?(): void;
}

/** The log of the server: lines of JSON, written together within half a second. */
export function openLog(level: string, destination: Destination = standardOutput()): OpenLog {
  const lines = gathered(destination);
  const log = pino({ level, base: null, redact: ['req.headers.authorization'] }, lines);
  const flushing = setInterval(lines.flush, 500).unref();
  process.on('exit', lines.flushSync);
  return {
    log,
    logRequest(facts) {
      if (log.isLevelEnabled('info')) lines.write(lineOf(facts, Date.now()));
    },
    close() {
      clearInterval(flushing);
      process.off('exit', lines.flushSync);
      lines.end();
    },
  };
}

const standardOutput = () => pino.destination({ fd: 1, sync: false });

/** Writes many lines at once, because the destination measures everything it buffers at each write. */
function gathered(destination: Destination) {
  let waiting = '';
  let maxWaiting = enough;
  const handOn = () => {
    if (waiting) destination.write(waiting);
    waiting = '';
  };
  return {
    write(line: string) {
      waiting += line;
      if (waiting.length >= maxWaiting) handOn();
    },
    flush() {
      handOn();
      destination.flush?.();
    },
    flushSync() {
      handOn();
      destination.flushSync?.();
    },
    /** Later lines are written one by one. */
    end() {
      maxWaiting = 0;
      handOn();
      destination.flushSync?.();
    },
  };
}

/** The line that the logger would write, in a fraction of the time. */
const lineOf = ({ requestId, operation, method, path, status, ms, ip }: RequestFacts, at: number) =>
  `{"level":30,"time":${at},"requestId":${quoted(requestId)},"operation":${quoted(operation)},"method":${quoted(method)},"path":${quoted(path)},"status":${status},"ms":${ms},"ip":${quoted(ip)},"msg":"request"}\n`;

/** Letters, digits and characters that JSON doesn't escape. */
const plain = /^[ !#-[\]-~]*$/;
const quoted = (text: string) => (plain.test(text) ? `"${text}"` : JSON.stringify(text));
