import { describe, expect, it } from 'vitest';
import { createHelpdesk, HelpdeskError } from './index.ts';
import { MockedRefusal, mockFetch } from './testing.ts';

const baseUrl = 'https://help.example.com';

describe('mockFetch', () => {
  it('answers operations and keeps what was asked', async () => {
    const fetch = mockFetch({
      'tickets.list': [],
      'publicOrganization.get': ({ params }) => ({
        id: 'o',
        name: 'Acme',
        subdomain: params.subdomain ?? '',
        logoUrl: null,
        primaryColor: '#3B82F6',
        languages: ['en'],
        ownWords: [],
      }),
    });
    const helpdesk = createHelpdesk({ baseUrl, fetch });
    expect((await helpdesk.publicOrganization.get({ subdomain: 'acme' })).subdomain).toBe('acme');
    expect(await helpdesk.tickets.list({ status: 'open' })).toHaveLength(0);
    expect(fetch.calls.map(({ operation }) => operation)).toEqual([
      'publicOrganization.get',
      'tickets.list',
    ]);
    expect(fetch.calls[1]?.query).toEqual({ status: 'open' });
  });

  it('tells fixed paths from ids', async () => {
    const stats = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
    const fetch = mockFetch({ 'tickets.stats': stats });
    expect(await createHelpdesk({ baseUrl, fetch }).tickets.stats()).toEqual(stats);
  });

  it('refuses as the server does', async () => {
    const fetch = mockFetch({
      'tickets.delete': new MockedRefusal(
        403,
        'You do not have permission to do this',
        'forbidden',
      ),
    });
    const deleting = createHelpdesk({ baseUrl, fetch }).tickets.delete({ id: 't' });
    await expect(deleting).rejects.toThrow(HelpdeskError);
    await expect(deleting).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('refuses a field as the server does', async () => {
    const errors = [{ field: 'slug', code: 'slug_taken', message: 'The slug is taken' }];
    const refusal = new MockedRefusal(409, 'The slug is taken', 'slug_taken', errors);
    const helpdesk = createHelpdesk({ baseUrl, fetch: mockFetch({ 'helpArticles.get': refusal }) });
    await expect(helpdesk.helpArticles.get({ id: 'a' })).rejects.toMatchObject({ errors });
  });

  it('answers when a promise does, as a slow server', async () => {
    const stats = { total: 2, open: 2, in_progress: 0, resolved: 0, closed: 0 };
    const fetch = mockFetch({ 'tickets.stats': () => Promise.resolve(stats) });
    expect(await createHelpdesk({ baseUrl, fetch }).tickets.stats()).toEqual(stats);
  });

  it('names an operation that the test forgot', async () => {
    const helpdesk = createHelpdesk({ baseUrl, fetch: mockFetch({}), retries: 0 });
    await expect(helpdesk.tickets.stats()).rejects.toMatchObject({
      serverMessage: 'mockFetch has no answer for tickets.stats',
    });
  });
});
