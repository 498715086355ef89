import { vi } from 'vitest';

/** A WebSocket that goes nowhere: a test plays the server. */
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

  /** As the page closes it. */
  close(code = 1005) {
    this.cut(code);
  }

  accept(...frames: object[]) {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tell(...frames);
  }

  tell(...frames: object[]) {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** As the server, or the network, ends it. */
  cut(code = 1006) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const opened: FakeSocket[] = [];

/** Puts fake sockets in the place of real ones; answers those opened so far, the newest last. */
export function fakeSockets(): readonly FakeSocket[] {
  opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return opened;
}
