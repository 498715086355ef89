import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const change = (body: object, as = server.acme.admin) =>
  server.call('organization.updateGeneral', { as, body });
const said = async (body: object) => {
  const { status, error } = await change(body);
  return status === 200 ? 'taken' : error.message;
};

describe('general settings', () => {
  it('change one by one; omitted ones stay unchanged', async () => {
    const hours = { enabled: true, start: '08:30', end: '16:00', days: ['friday', 'monday'] };
    const changed = await change({
      organizationName: ' Acme Ltd ',
      timezone: 'Europe/Berlin',
      autoAssignment: true,
      businessHours: hours,
    });
    const wanted = {
      name: 'Acme Ltd',
      subdomain: 'acme',
      timezone: 'Europe/Berlin',
      ticketPrefix: 'TK',
      autoAssignment: true,
      businessHours: { ...hours, days: ['monday', 'friday'] },
      organizationKey: server.acme.id,
    };
    expect(changed.body).toMatchObject(wanted);
    expect((await change({})).body).toMatchObject(wanted);
    const read = await server.call('organization.settings', { as: server.acme.admin });
    expect(read.body).toEqual(changed.body);
    const shown = await server.call('organization.get', { as: server.acme.customer });
    expect(shown.body.organization.name).toBe('Acme Ltd');
  });

  it('rejects an invalid name or prefix', async () => {
    expect(await said({ organizationName: '  ' })).toBe('Organization name is required');
    expect(await said({ ticketPrefix: ' ' })).toBe('Ticket prefix is required');
  });

  it('accepts only existing time zones', async () => {
    for (const timezone of ['', 'Mars/Olympus', '+02:00', 'Europe/Berlin; drop table', '../etc']) {
      expect(await said({ timezone }), timezone).toBe('Please choose a time zone');
    }
    expect((await change({ timezone: 'america/new_york' })).body.timezone).toBe('America/New_York');
    expect((await change({ timezone: 'UTC' })).body.timezone).toBe('UTC');
  });

  it('accepts only valid business hours', async () => {
    const hours = { enabled: true, start: '09:00', end: '17:00', days: ['monday'] };
    const times = [
      { ...hours, start: '9:00' },
      { ...hours, start: '24:00' },
    ];
    for (const businessHours of times) {
      expect(await said({ businessHours })).toBe('Please enter a time such as 09:00');
    }
    expect(await said({ businessHours: { ...hours, end: '09:00' } })).toBe(
      'Business hours must not end when they start',
    );
    expect(await said({ businessHours: { ...hours, days: [] } })).toBe(
      'Please choose at least one working day',
    );
    expect((await change({ businessHours: { ...hours, days: ['someday'] } })).status).toBe(400);
    const night = { ...hours, start: '22:00', end: '06:00', days: ['sunday', 'sunday'] };
    expect((await change({ businessHours: night })).body.businessHours.days).toEqual(['sunday']);
  });

  it('returns 304 until something changes', async () => {
    const as = server.acme.admin;
    const first = await server.call('organization.settings', { as });
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await server.call('organization.settings', { as, headers })).status).toBe(304);
    await change({ autoAssignment: false });
    expect((await server.call('organization.settings', { as, headers })).status).toBe(200);
  });
});

test('PT-10: a ticket prefix has letters and digits, and numbers stay unique when it changes', async () => {
  const sentence = 'Ticket prefix can only contain letters and digits and must begin with a letter';
  for (const ticketPrefix of ['<b>', 'TK/', 'T K', '7TK', 'TK-', 'ТК', 'TK\u202e', '=TK']) {
    expect(await said({ ticketPrefix }), ticketPrefix).toBe(sentence);
  }
  const long = 'Ticket prefix must be at most 10 characters';
  expect(await said({ ticketPrefix: 'A'.repeat(11) })).toBe(long);
  expect(await said({ ticketPrefix: 'A'.repeat(900_000) })).toBe(long);
  expect((await change({ ticketPrefix: 'x'.repeat(1_100_000) })).status).toBe(413);

  const prefixes = ['hd', 'TK', 'HD', 'tk2'];
  await Promise.all(
    prefixes.flatMap((ticketPrefix) => [
      makeTicket(server.acme),
      change({ ticketPrefix }),
      makeTicket(server.acme),
    ]),
  );
  const { org } = server.acme;
  const rows = await org.all<{ number: string }>(org.from('tickets').select('number'));
  const serials = rows.map(({ number }) => number.split('-').at(-1));
  expect(new Set(serials).size).toBe(8);
  for (const { number } of rows) expect(number).toMatch(/^(TK|HD|TK2)-\d{4}-\d{6}$/);
});

test("S12: only admins see settings; other members get the organization's public data", async () => {
  const { acme, call } = server;
  for (const as of [acme.agent, acme.customer]) {
    for (const id of [
      'organization.settings',
      'organization.updateGeneral',
      'organization.updateEmail',
      'organization.updateApi',
      'organization.apiKey',
      'organization.regenerateApiKey',
    ] as const) {
      const body = /update/.test(id) ? {} : undefined;
      expect((await call(id, { as, body })).status, id).toBe(403);
    }
    const { body } = await call('organization.get', { as });
    expect(Object.keys(body.organization).sort()).toEqual([
      'autoAssignment',
      'businessHours',
      'emailFrom',
      'id',
      'languages',
      'logoUrl',
      'mailsTicketLinks',
      'name',
      'primaryColor',
      'signature',
      'subdomain',
      'ticketPrefix',
      'timezone',
    ]);
  }
});
