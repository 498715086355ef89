import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../test-page.ts';

let articleNodes: (html: string, site: string) => Node[] | undefined;

// The policy is created once per page.
beforeEach(async () => {
  vi.resetModules();
  ({ articleNodes } = await import('./article-html.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const shown = (html: string) => {
  const box = document.createElement('div');
  box.append(...(articleNodes(html, site) ?? ['nothing']));
  return box;
};

test('an article keeps its markup, in order', () => {
  expect(shown('<p>One <b>litre</b></p>of<ul><li>water</li></ul>').innerHTML).toBe(
    '<p>One <b>litre</b></p>of<ul><li>water</li></ul>',
  );
});

test("URLs of links and pictures are resolved to the article's own site, and links open in a new tab", () => {
  const box = shown(
    '<a href="/public/help/acme/article/a">A</a><a href="https://elsewhere.example/x">B</a><a name="c">C</a><img src="/files/p.png" alt="">',
  );
  const [own, other, plain] = box.querySelectorAll('a');
  expect(own?.getAttribute('href')).toBe(`${site}/public/help/acme/article/a`);
  expect(other?.getAttribute('href')).toBe('https://elsewhere.example/x');
  expect([own?.target, other?.target, plain?.target]).toEqual(['_blank', '_blank', '']);
  expect(plain?.hasAttribute('href')).toBe(false);
  expect(box.querySelector('img')?.src).toBe(`${site}/files/p.png`);
});

test('returns no article if its links are invalid', () => {
  expect(articleNodes('<a href="http://">A</a>', site)).toBeUndefined();
});

test('creates a policy on a page with Trusted Types once, which leaves the HTML unchanged', () => {
  const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(shown('<b>One</b>').innerHTML).toBe('<b>One</b>');
  expect(shown('<b>Two</b>').innerHTML).toBe('<b>Two</b>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['helpdesk']);
});

test("uses the HTML that the page's policy returns", () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => ({ createHTML: (html: string) => html.toUpperCase() }),
  });
  expect(shown('a litre').textContent).toBe('A LITRE');
});

test('returns no article if the page does not allow our policy', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Policy "helpdesk" disallowed');
    },
  });
  expect(articleNodes('<b>One</b>', site)).toBeUndefined();
});
