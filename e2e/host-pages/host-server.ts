import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { helpdeskUrl } from '../addresses.ts';

export interface HostPage {
  /** The content of the body; `{{script}}` becomes the script tag of the widget. */
  body: string;
  head?: string;
  headers?: Record<string, string>;
  html?: string;
}

/**
 * Serves a third-party site on a separate origin. Needs a real server: Chromium blocks pages mocked by a route from making
 * requests to this machine.
 */
export async function serveHostPages() {
  const script = `<script src="${helpdeskUrl}/widget.js" async></script>`;
  let shown: HostPage = { body: '' };
  const server = createServer((_, response) => {
    const { body, head = '', headers, html = 'lang="en"' } = shown;
    const content = `<!doctype html><html ${html}><head><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(content.replaceAll('{{script}}', script));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Puts a page on the site and returns its URL. */
    show(hostPage: HostPage) {
      shown = hostPage;
      return `http://127.0.0.1:${port}/`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
