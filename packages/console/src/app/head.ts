// Built into a separate script in the head of the page, which runs before the first paint while everything else is
// loading: it applies the theme, and starts the requests that the page at this address will need.

import type {} from '../data/idle-pages.ts';
import { startEarlyReads } from '../data/offline/early-reads.ts';
import { organizationOfPath, pathInOrganization } from '../data/organization-address.ts';
import { matchesPath } from '../data/page-path.ts';
import { authToken } from '../data/signing-in/auth-token.ts';

/** The files of pages, and for each page the indexes of its files; the build fills them in. */
declare const __FILES__: readonly string[];
declare const __LIST__: string;
declare const __PAGE_FILES__: readonly { path: string; isOpen: boolean; files: number[] }[];

const { documentElement: root } = document;
// Mirrors ui/theme.ts.
const theme = kept('helpdesk_theme');
root.classList.add(`theme-${theme === 'green' || theme === 'purple' ? theme : 'blue'}`);
const system = window.matchMedia('(prefers-color-scheme: dark)');
darken();
// The system may switch to dark in the evening.
system.addEventListener('change', darken);
start();

/** Applies the chosen color scheme; by default the one of the system. */
function darken() {
  const chosen = kept('helpdesk_dark');
  root.classList.toggle('dark', chosen === null ? system.matches : chosen === 'true');
}

function start() {
  const { pathname } = window.location;
  const token = kept('auth_token') && authToken();
  const path = pathInOrganization(pathname);
  const page = __PAGE_FILES__.find((one) => matchesPath(one.path, path));
  if (!page || (!page.isOpen && !token)) return;
  window.pageFiles = __LIST__;
  for (const at of page.files) preload(__FILES__[at] ?? '');
  if (page.isOpen || !token) return;
  root.classList.add('is-starting');
  // The server sent the landing page, as there was no session cookie.
  const entry = document.querySelector<HTMLMetaElement>('meta[name="helpdesk-entry"]');
  if (entry) {
    Object.assign(root, { lang: 'en', dir: 'ltr' });
    void import(/* @vite-ignore */ entry.content);
  }
  startEarlyReads(token, organizationOfPath(pathname));
}

function preload(file: string) {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (file.endsWith('.css')) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is disabled.
    return null;
  }
}
