import type { Schema } from '@helpdesk/sdk';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { vi } from 'vitest';
import { place, site } from '../../test-page.ts';
import { answerCalls, settled } from '../../test-server.ts';
import { draw } from './search.ts';

/** Time in milliseconds that the box waits for another key before it searches. */
const pause = 150;

export const organization: Schema<'PublicOrganization'> = {
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#10B981',
  languages: ['en'],
  ownWords: [],
};
const updatedAt = '2026-11-20T09:30:00.000Z';

export const found = (
  slug: string,
  more: Partial<Schema<'PublicFoundArticle'>> = {},
): Schema<'PublicFoundArticle'> => ({
  id: slug,
  slug,
  title: slug,
  excerpt: '',
  titleParts: [{ text: slug, isHit: false }],
  excerptParts: [],
  category: null,
  score: 1,
  updatedAt,
  ...more,
});

export const article = (
  slug: string,
  more: Partial<Schema<'PublicArticle'>> = {},
): Schema<'PublicArticle'> => ({
  id: `id-${slug}`,
  slug,
  title: `About ${slug}`,
  content: `<p>All about ${slug}</p>`,
  files: [],
  excerpt: `All about ${slug}`,
  isPublished: true,
  categoryId: null,
  category: null,
  tags: [],
  updatedAt,
  ...more,
});

/** A help center with three articles about kettles. */
export const center = {
  'publicOrganization.get': organization,
  'publicHelp.search': ['kettles', 'lids', 'spouts'].map((slug) => found(slug)),
  'publicHelp.article': ({ params }) => article(params.slug ?? ''),
  'publicHelp.recordView': undefined,
} satisfies MockedAnswers;

export const pageOf = (slug: string) => `${site}/public/help/acme/article/${slug}`;

/** Renders the search box of Acme, with helpers for what a visitor does. */
export function placeSearch(answers: MockedAnswers = {}, props: object = {}) {
  const calls = answerCalls({ ...center, ...answers });
  const placed = place({ draw }, { organization: 'acme', ...props });
  const { root } = placed;
  const one = (selector: string) => root.querySelector<HTMLElement>(selector);
  const box = one('input') as HTMLInputElement;
  const options = () => [...root.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const type = (text: string) => {
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    ...placed,
    one,
    box,
    options,
    type,
    /** Presses a key; returns whether the element handled it itself. */
    async press(key: string, more: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      box.dispatchEvent(event);
      await settled();
      return event.defaultPrevented;
    },
    /** Clicks a link; returns whether the element opened it itself. */
    async click(element: Element | null | undefined, more: MouseEventInit = {}) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
      const isOurs = new Promise<boolean>((done) =>
        root.addEventListener(
          'click',
          () => {
            done(event.defaultPrevented);
            // A test can't navigate.
            event.preventDefault();
          },
          { once: true },
        ),
      );
      element?.dispatchEvent(event);
      await settled();
      return isOurs;
    },
    async search(text: string) {
      type(text);
      await vi.advanceTimersByTimeAsync(pause);
      await settled();
    },
    /** Returns the calls of one operation. */
    asked: (operation: string) => calls.filter((call) => call.operation === operation),
    isOpen: () => !one('[part=results]')?.hidden,
    status: () => one('p.hidden')?.textContent,
    active: () => options().findIndex((option) => option.ariaSelected === 'true'),
  };
}
