import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { use } from 'react';
import type { ReactFormState } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import type { Payload } from './payload.ts';

/** Renders the same page as HTML, for the first load and for browsers without scripts. */
export async function draw(stream: ReadableStream<Uint8Array>, formState?: ReactFormState) {
  let payload: Promise<Payload> | undefined;
  function Root() {
    payload ??= createFromReadableStream<Payload>(stream);
    return use(payload).root;
  }
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  return renderToReadableStream(<Root />, { bootstrapScriptContent, formState });
}
