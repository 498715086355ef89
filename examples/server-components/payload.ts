import type { ReactNode } from 'react';
import type { ReactFormState } from 'react-dom/client';

/** The contents of React's stream: the page, and the result of an action. */
export interface Payload {
  root: ReactNode;
  formState?: ReactFormState | undefined;
  returnValue?: unknown;
}

/** The exports of the build for HTML. */
export interface Drawing {
  draw(stream: ReadableStream<Uint8Array>, formState?: ReactFormState): Promise<ReadableStream>;
}
