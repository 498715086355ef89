import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHelpdesk, HelpdeskError } from './index.ts';
import { MockedRefusal, mockFetch } from './testing.ts';

const baseUrl = 'https://help.example.com';

describe('mockFetch', () => {
  it('responds to operations and records the calls', async () => {
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

  it('distinguishes fixed paths from IDs', async () => {
    const stats = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
    const fetch = mockFetch({ 'tickets.stats': stats });
    expect(await createHelpdesk({ baseUrl, fetch }).tickets.stats()).toEqual(stats);
  });

  it('fails as the server does', async () => {
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

  it('reports a field error as the server does', async () => {
    const errors = [{ field: 'slug', code: 'slug_taken', message: 'The slug is taken' }];
    const refusal = new MockedRefusal(409, 'The slug is taken', 'slug_taken', errors);
    const helpdesk = createHelpdesk({ baseUrl, fetch: mockFetch({ 'helpArticles.get': refusal }) });
    await expect(helpdesk.helpArticles.get({ id: 'a' })).rejects.toMatchObject({ errors });
  });

  it('accepts an async function, for a slow server', async () => {
    const stats = { total: 2, open: 2, in_progress: 0, resolved: 0, closed: 0 };
    const fetch = mockFetch({ 'tickets.stats': () => Promise.resolve(stats) });
    expect(await createHelpdesk({ baseUrl, fetch }).tickets.stats()).toEqual(stats);
  });

  describe('for a call that breaks a rule of the contract', () => {
    const answered = vi.fn(() => ({}) as never);
    const fetch = mockFetch({
      'tickets.create': answered,
      'tickets.list': answered,
      'tickets.get': answered,
      'organization.uploadLogo': answered,
      'contactForms.stats': new MockedRefusal(403, 'You may not', 'forbidden'),
    });
    const helpdesk = createHelpdesk({ baseUrl, fetch, retries: 0 });
    const send = (path: string, method: string, body?: unknown) =>
      fetch(`${baseUrl}${path}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        }),
      });
    const fieldsOf = async (response: Response) => {
      const { code, errors = [] } = await response.json();
      return [response.status, code, errors.map((one: { field: string }) => one.field)];
    };
    afterEach(() => answered.mockClear());

    it("fails with the server's message for each field, and does not call the mock", async () => {
      const creating = helpdesk.tickets.create({ subject: ' ', description: '' } as never);
      const refusal = await creating.catch((error: unknown) => error as HelpdeskError);
      if (!(refusal instanceof HelpdeskError)) throw new Error('It was answered');
      expect([refusal.status, refusal.code]).toEqual([400, 'validation_failed']);
      expect(refusal.field('subject')).toBe('Subject is required');
      expect(refusal.field('description')).toBe('Description is required');
      expect(answered).not.toHaveBeenCalled();
    });

    it('rejects fields that the operation does not have', async () => {
      const response = await send('/api/tickets', 'POST', {
        subject: 'Kettle',
        description: 'Cold',
        colour: 'red',
      });
      expect(await fieldsOf(response)).toEqual([400, 'validation_failed', ['colour']]);
    });

    it('rejects a missing body, and one of another type', async () => {
      for (const body of [[], 'text', null, undefined]) {
        const response = await send('/api/tickets', 'POST', body);
        expect(await fieldsOf(response)).toEqual([400, 'validation_failed', ['']]);
      }
    });

    it('rejects query and path parameters', async () => {
      for (const [path, field] of [
        ['/api/tickets?limit=0', 'limit'],
        ['/api/tickets?statuss=open', 'statuss'],
        ['/api/tickets?limit=1&limit=2', 'limit'],
        [`/api/tickets/${'x'.repeat(65)}`, 'id'],
      ]) {
        expect(await fieldsOf(await send(path ?? '', 'GET'))).toEqual([
          400,
          'validation_failed',
          [field],
        ]);
      }
    });

    it('accepts a form with a file', async () => {
      const logo = new File(['x'], 'logo.png', { type: 'image/png' });
      await helpdesk.organization.uploadLogo({ logo });
      expect(answered).toHaveBeenCalledOnce();
    });

    it('checks permissions before the input, as the server does', async () => {
      expect((await send('/api/contact-forms/stats?x=1', 'GET')).status).toBe(403);
    });
  });

  it('answers with a file', async () => {
    const fetch = mockFetch({ 'metrics.reportXlsx': new Blob(['PK']) });
    const file = await createHelpdesk({ baseUrl, fetch }).metrics.reportXlsx({ report: 'tags' });
    expect(await file.text()).toBe('PK');
  });

  it('names an operation without a mock', async () => {
    const helpdesk = createHelpdesk({ baseUrl, fetch: mockFetch({}), retries: 0 });
    await expect(helpdesk.tickets.stats()).rejects.toMatchObject({
      serverMessage: 'mockFetch has no answer for tickets.stats',
    });
  });
});
