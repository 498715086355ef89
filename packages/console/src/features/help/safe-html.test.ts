import { afterEach, expect, test, vi } from 'vitest';
import { safeHtml } from './safe-html.ts';

afterEach(() => vi.unstubAllGlobals());

test('an article is shown without scripts, styles and external images', () => {
  const html =
    '<h2 id="x" class="y" style="color:red" name="z">A</h2>' +
    '<p data-a="1" aria-label="b" onclick="alert(1)">B <a href="https://example.com">c</a></p>' +
    '<img src="/files/o1/a.webp" alt="d" srcset="https://evil.example/x 2x">' +
    '<img src="https://evil.example/x" alt="e"><img src="/other.png" alt="f">' +
    '<table background="/files/x"><tbody><tr><td>g</td></tr></tbody></table>';
  expect(String(safeHtml(html))).toBe(
    '<h2>A</h2><p>B <a href="https://example.com">c</a></p>' +
      '<img src="/files/o1/a.webp" alt="d"><img alt="e"><img alt="f">' +
      '<table><tbody><tr><td>g</td></tr></tbody></table>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<form></form>',
  '<input>',
  '<button></button>',
  '<video src="/files/a" poster="/files/b"></video>',
  '<audio src="/files/a"></audio>',
  '<picture><source srcset="/files/a"></picture>',
  '<svg><a></a></svg>',
  '<math></math>',
])('%s is removed completely', (html) => {
  expect(String(safeHtml(`a${html}b`)).replace(/<\/?p>/g, '')).toBe('ab');
});

test('with Trusted Types, the editor gets HTML with styles and without scripts', async () => {
  class Trusted {
    readonly toString: () => string;
    constructor(html: string) {
      this.toString = () => html;
    }
  }
  type Rules = { createHTML: (html: string) => unknown };
  const policies = new Map<string, Rules>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return { ...rules, createHTML: (html: string) => new Trusted(html) };
    },
  });
  vi.resetModules();
  const fresh = await import('./safe-html.ts');
  const pasted =
    '<b style="font-weight:normal">a</b><img src="https://a.example/x"><script></script>';
  const forEditor = '<b style="font-weight:normal">a</b><img src="https://a.example/x">';
  expect(String(policies.get('default')?.createHTML(pasted))).toBe(forEditor);
  // The HTML for readers is a trusted value, and doesn't affect the editor's.
  const shown = fresh.safeHtml(pasted);
  expect(shown).toBeInstanceOf(Trusted);
  expect(String(shown)).toBe('<b>a</b><img>');
  expect(String(policies.get('default')?.createHTML(pasted))).toBe(forEditor);
});
