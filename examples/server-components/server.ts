/**
 * A tool for the team with React server components: `npx vite build` and `HELPDESK_URL=… HELPDESK_API_KEY=… PORT=4100 npx
 * tsx server.ts`. Server components read tickets with a key, a client component has the form, and a server action sends the
 * reply. The key acts for a member and needs tickets:read and tickets:update.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const entry = pathToFileURL(path.join(dist, 'rsc/index.js')).href;
const { default: handler } = (await import(entry)) as {
  default: (request: Request) => Promise<Response>;
};

const server = createServer(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
  const asset = path.join(dist, 'client', path.normalize(url.pathname));
  if (url.pathname.startsWith('/assets/') && existsSync(asset)) {
    outgoing.writeHead(200, { 'content-type': 'text/javascript' });
    return pipeline(createReadStream(asset), outgoing).catch(() => {});
  }
  try {
    const hasBody = incoming.method === 'POST';
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headersDistinct).map(([name, values = []]) => [
        name,
        values.join(', '),
      ]),
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    } as RequestInit);
    const answer = await handler(request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), outgoing);
    else outgoing.end();
  } catch (error) {
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  }
});
server.listen(Number(process.env.PORT ?? 4100), () => console.log('listening'));
