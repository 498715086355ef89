import type { Result } from './contract/operations.ts';

/** What a form in a frame reports to the page around it. Answers come only where the form names the site as allowed. */
export type FormFrameMessage =
  | { type: 'widget:loaded'; formId: string }
  | { type: 'widget:submit'; data: Record<string, unknown> }
  | { type: 'widget:success'; response: Result<'widget.submit'> }
  | { type: 'widget:error'; message: string; reason?: string }
  /** The height of what is shown, in pixels. */
  | { type: 'widget:height'; height: number };

/** As much of an iframe as is needed: this file compiles without a browser's types. */
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
 * Listens to the messages of the form in a frame, and of nothing else: a message must come from this frame's
 * window and from the origin of its URL. Returns a function that stops it.
 */
export function listenToForm(frame: Frame, hear: (message: FormFrameMessage) => void): () => void {
  const onMessage = ({ source, origin, data }: FrameMessage) => {
    if (!source || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    if (/^widget:(loaded|submit|success|error|height)$/.test(data?.type)) hear(data);
  };
  page.addEventListener('message', onMessage);
  return () => page.removeEventListener('message', onMessage);
}

/** Keeps a frame as high as the form in it, so that it never scrolls. Returns a function that stops it. */
export function fitToForm(frame: Frame): () => void {
  return listenToForm(frame, (message) => {
    if (message.type === 'widget:height') frame.height = String(Math.ceil(message.height));
  });
}
