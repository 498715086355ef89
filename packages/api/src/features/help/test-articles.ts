import { expect } from 'vitest';
import type { TestServer } from '../../test/harness.ts';

let made = 0;

/** Test helpers for Acme's articles, for its agent and visitors. */
export function articlesOf(server: TestServer) {
  const as = server.acme.agent;
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
      const answer = await server.call('helpArticles.create', { as, body });
      expect(answer.status).toBe(201);
      return answer.body;
    },

    change: (id: string, body: object, headers: Record<string, string> = {}) =>
      server.call('helpArticles.update', { as, params: { id }, body, headers }),

    read: (slug: string) =>
      server.call('publicHelp.article', { params: { subdomain: 'acme', slug } }),

    async find(q: string) {
      const params = { subdomain: 'acme' };
      const answer = await server.call('publicHelp.search', { params, query: { q } });
      expect(answer.status).toBe(200);
      return answer.body;
    },
  };
}
