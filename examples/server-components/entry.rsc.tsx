import {
  createTemporaryReferenceSet,
  decodeAction,
  decodeFormState,
  decodeReply,
  loadServerAction,
  renderToReadableStream,
} from '@vitejs/plugin-rsc/rsc';
import type { Drawing, Payload } from './payload.ts';
import { Page } from './Tickets.tsx';

/** The tool has its own sign-in; in this example, a cookie identifies the member. */
const isSignedIn = (cookie: string | null) =>
  /(?:^|; )session=session-of-grace(?:;|$)/.test(cookie ?? '');

const refuse = (status: number, message: string) => new Response(message, { status });

/** Responds with HTML, or with React's stream for a page that is already rendered. */
export default async function handler(request: Request): Promise<Response> {
  if (!isSignedIn(request.headers.get('cookie'))) return refuse(401, 'Please sign in');
  const url = new URL(request.url);
  const payload: Payload = { root: null };
  let temporaryReferences: unknown;
  if (request.method === 'POST') {
    // An action is called with the cookie, so other sites must not be able to call it.
    if (request.headers.get('origin') !== url.origin) return refuse(403, 'From another site');
    const action = request.headers.get('x-rsc-action');
    if (action) {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
      const body = isForm ? await request.formData() : await request.text();
      temporaryReferences = createTemporaryReferenceSet();
      const given = await decodeReply(body, { temporaryReferences });
      payload.returnValue = await (await loadServerAction(action))(...given);
    } else {
      const form = await request.formData();
      const called = await decodeAction(form);
      payload.formState = await decodeFormState(await called(), form);
    }
  }
  payload.root = <Page ticketId={url.searchParams.get('ticket')} />;
  const stream = renderToReadableStream<Payload>(payload, { temporaryReferences });
  if (request.headers.get('accept')?.includes('text/x-component')) {
    return new Response(stream, { headers: { 'content-type': 'text/x-component' } });
  }
  const { draw } = await import.meta.viteRsc.loadModule<Drawing>('ssr', 'index');
  const html = await draw(stream, payload.formState);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
