import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

async function read(content: string) {
  const { slug } = await articles.write({ content });
  const response = await fetch(`${server.url}/public/help/acme/article/${slug}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { page: await response.text(), frames: /frame-src ([^;]+)/.exec(policy)?.[1] };
}
const link = (url: string, text = url) =>
  `<p><a href="${url.replaceAll('&', '&amp;')}">${text}</a></p>`;

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com',
    '/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?si=a-b_c',
    'https://www.youtube-nocookie.com',
    '/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://www.youtube.com/watch?t=9&v=dQw4w9WgXcQ&list=PL1',
    'https://www.youtube-nocookie.com',
    '/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://vimeo.com/123456789',
    'https://player.vimeo.com',
    '/video/123456789?autoplay=1&amp;dnt=1',
  ],
])(
  '%s alone in a paragraph can be played, and loads nothing from its site before',
  async (url, origin, path) => {
    const { page, frames } = await read(link(url, 'How to descale'));
    expect(page).toContain(
      `<figure class="video" data-embed="${origin}${path}"><b>How to descale</b>`,
    );
    expect(page).toContain(`<a href="${url.replaceAll('&', '&amp;')}" rel="noopener`);
    expect(page).toMatch(/loads when you play this video, and can then see your IP address/);
    expect(page).toMatch(/<script src="\/public\/help-assets\/article/);
    expect(page).not.toContain('<iframe');
    expect(frames).toBe(origin);
  },
);

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ%22onload=x',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/12',
])('%s stays a link', async (url) => {
  const { page, frames } = await read(link(url, 'a video'));
  expect(page).not.toContain('class="video"');
  expect(frames).toBeUndefined();
});

test('a video link within a sentence stays a link', async () => {
  const { page, frames } = await read(
    '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">this</a>.</p>',
  );
  expect(page).not.toContain('class="video"');
  expect(frames).toBeUndefined();
});
