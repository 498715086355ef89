import { vi } from 'vitest';

/** A WebSocket without a network: the test plays the server. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  readonly url: string;
  readonly protocols: string[];
  readonly sent: Record<string, unknown>[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string, protocols: string[]) {
    this.url = url;
    this.protocols = protocols;
    opened.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  /** Closes it like the page would. */
  close(code = 1005) {
    this.cut(code);
  }

  accept(...frames: object[]) {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.serve(...frames);
  }

  serve(...frames: object[]) {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** Closes it like the server, or the network, would. */
  cut(code = 1006) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const opened: FakeSocket[] = [];

/** Replaces WebSocket with fakes; returns those opened so far, newest last. */
export function fakeSockets(): readonly FakeSocket[] {
  opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return opened;
}
