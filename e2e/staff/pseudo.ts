import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';

/** Builds the console with the texts of a pseudo-locale. */
export async function pseudoConsole(locale: 'en-XA' | 'ar-XB') {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-pseudo-'));
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', directory, '--emptyOutDir'], {
    cwd: path.join(import.meta.dirname, '../../packages/console'),
    env: { ...process.env, NODE_ENV: 'production', CONSOLE_LOCALE: locale },
  });
  const html = readFileSync(path.join(directory, 'index.html'), 'utf8');
  return {
    /** Makes a page load this console instead of the server's. */
    async serve(page: Page) {
      await page.route('**/assets/**', (route) => {
        const file = path.join(directory, new URL(route.request().url()).pathname);
        return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
      });
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, body: html });
      });
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Records the server's responses, because pages show much of their text unchanged. */
export async function answersOf(page: Page) {
  // Records inside the page, because the browser may discard response bodies before a test reads them.
  await page.addInitScript(() => {
    const answers: Promise<string>[] = [];
    const load = window.fetch;
    window.fetch = async (...request) => {
      const answer = await load(...request);
      answers.push(
        answer
          .clone()
          .text()
          .catch(() => ''),
      );
      return answer;
    };
    Object.assign(window, { answers });
  });
  const kept = new Set<string>();
  return async () => {
    const answers = await page.evaluate(() =>
      Promise.all((window as unknown as { answers: Promise<string>[] }).answers),
    );
    for (const answer of answers) kept.add(answer.replaceAll('\\"', '"').replaceAll('\\n', ' '));
    return [...kept].join('\n');
  };
}

/** Returns the words on a page, including labels, that are not in any catalog. */
export const wordsOutside = (page: Page) =>
  page.evaluate(() => {
    const isShown = (node: Node) =>
      node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
    const outside: string[] = [];
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !isShown(node) ||
        node.parentElement?.closest('script, style, noscript, pre, code, textarea, [lang=en]')
      )
        continue;
      let text = '';
      for (const letter of node.textContent ?? '') {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else if (depth === 0) text += letter;
      }
      outside.push(text);
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt]',
    )) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        outside.push((element.getAttribute(name) ?? '').replaceAll(/⟦.*⟧/gs, ''));
      }
    }
    return [...new Set(outside.map((text) => text.trim()))].filter((text) =>
      /[A-Za-z]{2}/.test(text),
    );
  });
