import type { ReactNode } from 'react';
import type { ReactFormState } from 'react-dom/client';

/** What the stream of React carries: the page, and what an action gave. */
export interface Payload {
  root: ReactNode;
  formState?: ReactFormState | undefined;
  returnValue?: unknown;
}

/** What the build for HTML has. */
export interface Drawing {
  draw(stream: ReadableStream<Uint8Array>, formState?: ReactFormState): Promise<ReadableStream>;
}
