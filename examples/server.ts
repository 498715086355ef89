import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Options {
  port: number;
  /** The URL of the helpdesk for browsers: `https://help.example.com`. */
  helpdeskUrl: string;
  host?: string;
}

interface Page {
  file: string;
  headers?: Record<string, string>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
// The compiled server is in dist/, but the pages are not.
const home = path.basename(here) === 'dist' ? path.dirname(here) : here;

/** The folders of pages that need a build. */
const sites = new Set(['react', 'preact', 'vue', 'svelte', 'playground', 'headless']);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the host pages; resolves once they can be opened. Replaces `{{HELPDESK}}` in them with the helpdesk's URL. */
export function serveExamples({ port, helpdeskUrl, host }: Options): Promise<Server> {
  const helpdesk = new URL(helpdeskUrl).origin;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.page');
    const page = pageFor(pathname, helpdesk);
    const content = page && (await readFile(path.join(home, page.file)).catch(() => undefined));
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (!page || !content) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
      return;
    }
    const type = types[path.extname(page.file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...page.headers });
    response.end(
      type.startsWith('text/html') ? String(content).replaceAll('{{HELPDESK}}', helpdesk) : content,
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function pageFor(pathname: string, helpdesk: string): Page | undefined {
  if (pathname === '/') return { file: 'pages/index.html' };
  const built = /^\/([a-z]+)\/?$/.exec(pathname)?.[1] ?? '';
  if (sites.has(built)) return { file: `${built}/dist/index.html` };
  if (pathname === '/strict-csp.html') {
    return {
      file: 'pages/strict-csp.html',
      headers: { 'content-security-policy': strict(helpdesk) },
    };
  }
  const [, site = '', asset] = /^\/([a-z]+)\/(assets\/[\w.-]+)$/.exec(pathname) ?? [];
  if (asset && sites.has(site)) return { file: `${site}/dist/${asset}` };
  const page = /^\/([\w-]+\.(?:html|css|svg))$/.exec(pathname)?.[1];
  return page ? { file: `pages/${page}` } : undefined;
}

/** Allows only the helpdesk's script and API, and no styles, not even the page's own. */
function strict(helpdesk: string): string {
  return [
    "default-src 'none'",
    `script-src ${helpdesk}`,
    `connect-src ${helpdesk}`,
    "style-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
