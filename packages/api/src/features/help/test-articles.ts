import { expect } from 'vitest';
import type { TestDesk } from '../../test/harness.ts';

let made = 0;

/** What tests do with the articles of acme, as its agent and as visitors. */
export function articlesOf(desk: TestDesk) {
  const as = desk.acme.agent;
  return {
    async write(input: Record<string, unknown> = {}) {
      made += 1;
      const body = {
        title: `Article ${made}`,
        content: `<p>Text ${made}</p>`,
        slug: `article-${made}`,
        isPublished: true,
        ...input,
      };
      const answer = await desk.call('helpArticles.create', { as, body });
      expect(answer.status).toBe(201);
      return answer.body;
    },

    change: (id: string, body: object, headers: Record<string, string> = {}) =>
      desk.call('helpArticles.update', { as, params: { id }, body, headers }),

    read: (slug: string) =>
      desk.call('publicHelp.article', { params: { subdomain: 'acme', slug } }),

    async find(q: string) {
      const params = { subdomain: 'acme' };
      const answer = await desk.call('publicHelp.search', { params, query: { q } });
      expect(answer.status).toBe(200);
      return answer.body;
    },
  };
}
