import type { Result } from './contract/operations.ts';

/** Messages from a form in an iframe to its page. Answers are included only if the form allows the site. */
export type FormFrameMessage =
  | { type: 'widget:loaded'; formId: string }
  | { type: 'widget:submit'; data: Record<string, unknown> }
  | { type: 'widget:success'; response: Result<'widget.submit'> }
  | { type: 'widget:error'; message: string; reason?: string }
  /** The content height in pixels. */
  | { type: 'widget:height'; height: number };

/** The part of an iframe element that is needed here: this file compiles without browser types. */
export interface Frame {
  readonly contentWindow: unknown;
  readonly src: string;
  height: string;
}

interface FrameMessage {
  source: unknown;
  origin: string;
  data: FormFrameMessage;
}

const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (message: FrameMessage) => void): void;
  removeEventListener(type: 'message', listener: (message: FrameMessage) => void): void;
};

/**
 * Calls `hear` with messages from the form in an iframe. Messages from other windows or origins are ignored. Returns a function that stops
 * listening.
 */
export function listenToForm(frame: Frame, hear: (message: FormFrameMessage) => void): () => void {
  const onMessage = ({ source, origin, data }: FrameMessage) => {
    if (!source || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    if (/^widget:(loaded|submit|success|error|height)$/.test(data?.type)) hear(data);
  };
  page.addEventListener('message', onMessage);
  return () => page.removeEventListener('message', onMessage);
}

/** Keeps the height of an iframe equal to its form, so it never scrolls. Returns a function that stops it. */
export function fitToForm(frame: Frame): () => void {
  return listenToForm(frame, (message) => {
    if (message.type === 'widget:height') frame.height = String(Math.ceil(message.height));
  });
}
