// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expireArchived } from './store/archive/expire.ts';

let server: TestServer;
let id: string;
let agent: TestMember;
let admin: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());

const act = async (
  verb: 'restore' | 'deleteForGood' | 'markSpam' | 'unmarkSpam',
  ids: string[] = [id],
  as: TestMember = admin,
) => {
  const { status, error } = await server.call(`tickets.${verb}`, { as, body: { ids } });
  expect(status, error?.message).toBe(200);
};

describe('searching spam and trash', () => {
  const find = async (place: 'Deleted' | 'Spam', q: string, more = {}, as: TestMember = admin) => {
    const query = { q, limit: 50, ...more };
    const { body, headers } = await server.call(`tickets.list${place}`, { as, query });
    return {
      ids: body.map((ticket) => ticket.id),
      total: Number(headers.get('x-total-count')),
      next: new URL(/<(.*)>/.exec(headers.get('link') ?? '<>')?.[1] ?? '', server.url).searchParams,
    };
  };

  test('finds words in number, subject, requester and messages, ignoring case and accents', async () => {
    const subject = 'Zänkische 100%_Uhr';
    id = await makeTicket(server.acme, {
      subject,
      description: 'It ticks loudly',
      customerName: 'Quirin Xaver',
      customerEmail: 'quirin@uhren.example',
    });
    const body = { message: 'Wind up the pendulum', isInternal: true };
    await server.call('tickets.reply', { as: agent, params: { id }, body });
    const { body: ticket } = await server.call('tickets.get', { as: agent, params: { id } });
    const words = [
      'zankische',
      '100%_',
      ticket.ticketNumber,
      'xAVER',
      '@uhren',
      'ticks',
      'pendulum',
    ];
    for (const place of ['Spam', 'Deleted'] as const) {
      if (place === 'Spam') await act('markSpam');
      else await server.call('tickets.delete', { as: admin, params: { id } });
      for (const q of words) {
        const { ids, total } = await find(place, ` ${q} `);
        expect([q, ids, total]).toEqual([q, [id], 1]);
      }
      const other = place === 'Spam' ? 'Deleted' : 'Spam';
      expect((await find(other, 'pendulum')).ids).toEqual([]);
      expect((await find(place, 'assigned_agent_id')).ids).toEqual([]);
      expect((await find(place, '100_%')).ids).toEqual([]);
      await act(place === 'Spam' ? 'unmarkSpam' : 'restore');
      expect((await find(place, 'pendulum')).ids).toEqual([]);
    }
  });

  test('returns matches in pages, most recently archived first, of one organization only', async () => {
    const subject = 'Gargoyle';
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.unshift(await makeTicket(server.acme, { subject }));
    const foreign = await makeTicket(server.globex, { subject });
    for (const one of [...ids].reverse()) await act('markSpam', [one]);
    await act('markSpam', [foreign], server.globex.admin);
    const first = await find('Spam', 'gargoyle', { limit: 3 });
    expect(first).toMatchObject({ ids: ids.slice(0, 3), total: 5 });
    expect(first.next.get('q')).toBe('gargoyle');
    const cursor = first.next.get('cursor') ?? '';
    expect((await find('Spam', 'gargoyle', { limit: 3, cursor })).ids).toEqual(ids.slice(3));
    expect((await find('Spam', 'gargoyle', {}, server.globex.admin)).ids).toEqual([foreign]);
  });

  test('finds spam from a blocked sender, also after it moves to the trash', async () => {
    const body = { value: 'peacock.example' };
    await server.call('blockedSenders.create', { as: admin, body });
    await server.call('publicForms.submit', {
      params: { subdomain: 'acme' },
      body: {
        formId: server.acme.formId,
        data: {
          name: 'P',
          email: 'p@peacock.example',
          subject: 'Feathers',
          message: 'Ostentation',
        },
      },
    });
    const [spam = ''] = (await find('Spam', 'ostentation')).ids;
    expect(spam).not.toBe('');
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await server.acme.org.write((tx) =>
      tx.update('put_away_tickets', { id: spam }, { put_away_at: old }),
    );
    await expireArchived(server.context.database);
    expect((await find('Spam', 'ostentation')).ids).toEqual([]);
    expect((await find('Deleted', 'ostentation')).ids).toEqual([spam]);
    await act('deleteForGood', [spam]);
    const { org } = server.acme;
    expect(await org.all(org.from('put_away_words').where('id', spam))).toEqual([]);
  });
});
