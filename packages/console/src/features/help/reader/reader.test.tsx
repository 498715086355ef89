import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleLike, categoryLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ArticleText, type Readable } from './ArticleText.tsx';
import ReaderDialog from './ReaderDialog.tsx';
import { readReaderPage } from './reader-page.ts';

const publicPage =
  '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/b.png">' +
  '<body><header><a href="/">Acme Help</a></header><main>Articles</main></body>';
let asked: string[] = [];
let page: { status: number; html: string | null; isDown?: boolean };
let styles: Record<string, string | null>;

/** A fake style sheet with its text, as jsdom has none. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  asked = [];
  page = { status: 200, html: publicPage };
  styles = { '/a.css': ':root{--a:1}body{margin:0}a,main{color:red}.body-text,html body .x{a:b}' };
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseXML: Document | null = null;
      responseType = '';
      onload = () => {};
      onerror = () => {};
      open(method: string, address: string) {
        asked.push(`${method} ${address}`);
      }
      send() {
        this.status = page.status;
        const isDocument = this.responseType === 'document' && page.html !== null;
        if (isDocument)
          this.responseXML = new DOMParser().parseFromString(page.html ?? '', 'text/html');
        queueMicrotask(() => (page.isDown ? this.onerror() : this.onload()));
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Serves style sheets, and answers the console's own requests. */
function answer(categories: Parameters<typeof answerOperations>[0]['helpCategories.list'] = []) {
  answerOperations({ 'helpCategories.list': categories });
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (!(address in styles)) return others(address, options);
    asked.push(`${options.credentials} ${address}`);
    const css = styles[address] ?? null;
    return new Response(css, { status: css === null ? 404 : 200 });
  });
}

describe('the look of the public page', () => {
  it('has its styles, scoped to one element instead of the window, and its header', async () => {
    answer();
    const { sheets, header } = await readReaderPage('acme');
    expect(asked).toEqual(['GET /public/help/acme', 'omit /a.css']);
    expect(header.textContent).toBe('Acme Help');
    expect((sheets as unknown as Sheet[]).map(({ text }) => text)).toEqual([
      ':host{--a:1}.page{margin:0}a,.main{color:red}.body-text,html .page .x{a:b}',
      ':host{display:block;background:var(--ground)}.page{min-height:0}',
    ]);
  });

  it.each([
    [{ status: 404, html: publicPage }, 'There is no page at /public/help/acme'],
    [{ status: 200, html: null }, 'There is no page at /public/help/acme'],
    [{ status: 200, html: publicPage, isDown: true }, 'There is no page at /public/help/acme'],
    [
      { status: 200, html: '<link rel="stylesheet" href="/a.css">' },
      'There is no help center at its address',
    ],
    [
      { status: 200, html: '<body><header>A</header></body>' },
      'There is no help center at its address',
    ],
    [{ status: 200, html: publicPage.replace('a.css', 'c.css') }, 'There is nothing at /c.css'],
  ])('fails for %j', async (found, message) => {
    page = found;
    styles['/c.css'] = null;
    answer();
    await expect(readReaderPage('acme')).rejects.toThrow(message);
  });
});

describe('the text of an article', () => {
  const draw = (article: Readable, categories = [categoryLike()]) => {
    answerOperations({ 'helpCategories.list': categories });
    return drawPage(() => <ArticleText article={article} />, member('agent'));
  };

  it('has title, category, date, tags and clean content', async () => {
    draw(articleLike({ tags: [' a ', '', 'b'], content: '<p onclick="x">Acid.</p>' }));
    expect(await screen.findByText('Care')).toBeDefined();
    const { innerHTML } = screen.getByRole('article');
    expect(innerHTML).toContain('<h1>Descaling</h1>');
    expect(innerHTML).toContain('>Updated Mar 5, 2026</span>');
    expect(innerHTML).toContain('<p>Acid.</p>');
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['a', 'b']);
  });

  it("has a placeholder title and today's date if the article is unfinished", async () => {
    const { content } = articleLike();
    draw({ title: '', content, categoryId: 'gone', tags: [' '] }, [categoryLike()]);
    expect(await screen.findByRole('heading', { name: 'Untitled article' })).toBeDefined();
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
    expect(screen.getByText(`Updated ${today}`)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
    expect(screen.queryByText('Care')).toBeNull();
  });
});

describe('the preview of an article', () => {
  const draw = (organizations?: never[]) =>
    drawPage(
      () => <ArticlePreview article={articleLike()} />,
      member('agent', organizations && { organizations }),
    );
  const shadowOf = () =>
    [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;

  it("has the public page's styles, isolated from those of the console", async () => {
    answer([categoryLike()]);
    draw();
    expect(await screen.findByText('Loading preview...')).toBeDefined();
    await waitFor(() => expect(shadowOf()?.querySelector('[inert] header')).toBeTruthy());
    const shadow = shadowOf() as ShadowRoot;
    expect(shadow.querySelector('h1')?.textContent).toBe('Descaling');
    const header = shadow.querySelector('.page [inert] header') as HTMLElement;
    expect(header.textContent).toBe('Acme Help');
    // Links in it would leave the console.
    expect(header.closest('[inert]')).not.toBeNull();
    expect(shadow.adoptedStyleSheets).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Descaling' })).toBeNull();
    expect(asked[0]).toBe('GET /public/help/acme');
  });

  it("is unstyled if the public page can't be loaded", async () => {
    page.status = 500;
    answer();
    draw();
    expect(await screen.findByRole('heading', { name: 'Descaling' })).toBeDefined();
    expect(shadowOf()).toBeUndefined();
  });
});

describe("the reader's view of an article", () => {
  const draw = (isPublished: boolean) => {
    page.status = 500;
    answerOperations({ 'helpCategories.list': failed });
    const closed = vi.fn();
    drawPage(
      () => <ReaderDialog title="Seen" article={articleLike({ isPublished })} onClose={closed} />,
      member('agent'),
    );
    return closed;
  };

  it('links to its public page', async () => {
    const closed = draw(true);
    const link = await screen.findByRole('link', { name: 'Open in the help center' });
    expect(link.getAttribute('href')).toBe('/public/help/acme/article/descaling');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.queryByText(/is a draft/)).toBeNull();
    screen.getByRole('button', { name: 'Close' }).click();
    expect(closed).toHaveBeenCalledOnce();
  });

  it("has no link while it's a draft", async () => {
    draw(false);
    expect(
      await screen.findByText("This article is a draft. Readers don't see it yet."),
    ).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
