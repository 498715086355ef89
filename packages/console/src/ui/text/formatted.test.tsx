import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { markup } from '../../../../../e2e/markup.ts';
import { filesBeside, LaterFormatted } from '../LaterFormatted.tsx';
import { safeFragment } from './safe-fragment.ts';

afterEach(cleanup);

const src = '/files/acme.f1.abc.sig/leak.png';

describe('removes everything that runs or loads from HTML that the server has not sanitized', () => {
  test.each(markup)('%j', (html) => {
    const fragment = safeFragment(html);
    for (const element of fragment.querySelectorAll('*')) {
      expect(element.localName).toMatch(
        /^(p|div|br|hr|h3|h4|ul|ol|li|blockquote|pre|code|strong|em|s|sub|sup|a|img|table|caption|thead|tbody|tfoot|tr|th|td)$/,
      );
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(
          /^(href|target|rel|src|alt|loading|start|colspan|rowspan|class|tabindex|role|aria-label)$/,
        );
        if (name === 'src') expect(value).toMatch(/^\/files\//);
        if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/files\/)/i);
        if (name === 'class') expect([element.localName, value]).toEqual(['div', 'wide']);
      }
    }
  });
});

test('shows formatting in place of the text, links that open in a new tab, and pictures that open in full size', async () => {
  const html = `<p>The <strong>lid</strong>, <a href="https://a.example/">here</a></p><img src="${src}" alt="Leak">`;
  render(<LaterFormatted html={html}>The lid, here</LaterFormatted>);
  expect((await screen.findByText('lid')).localName).toBe('strong');
  expect(screen.queryByText('The lid, here')).toBeNull();
  const link = screen.getByRole('link', { name: 'here' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer nofollow',
  ]);
  expect(screen.getByRole('link', { name: 'Leak' }).getAttribute('href')).toBe(src);
});

test('shows the collapsed part of a plain email below its text, on demand', async () => {
  render(
    <LaterFormatted html={null} foldedHtml="<blockquote>Does it boil?</blockquote>">
      Yes
    </LaterFormatted>,
  );
  const summary = await screen.findByText('Show more');
  expect(screen.getByText('Yes')).toBeTruthy();
  expect(screen.queryByText('Does it boil?')).toBeNull();
  await userEvent.click(summary);
  expect((await screen.findByText('Does it boil?')).localName).toBe('blockquote');
});

test('highlights mentions in the formatted text of a note, too', () => {
  const marks = (text: string) =>
    text.split(/(@Jonas)/).map((part) => ({ text: part, id: part === '@Jonas' ? 'u1' : null }));
  const fragment = safeFragment('<p>Ask <strong>@Jonas</strong> or @Jonas now</p>', marks);
  const found = [...fragment.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(found).toEqual(['@Jonas', '@Jonas']);
  expect(fragment.textContent).toBe('Ask @Jonas or @Jonas now');
});

test('does not list a file below the text if it is in the text', () => {
  const files = [{ url: src }, { url: '/files/acme.f2.abc.sig/manual.pdf' }];
  expect(filesBeside(files, `<img src="${src}" alt="">`)).toEqual([files[1]]);
  expect(filesBeside(files, null)).toEqual(files);
});
