import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const offer = (languages: unknown, as = server.acme.admin) =>
  server.call('organization.updateGeneral', { as, body: { languages } as object });

/** The languages in the first responses for visitors' elements: form, chat and search. */
async function learnt(org: 'acme' | 'globex') {
  const form = await server.call('widget.form', {
    params: { formId: server[org].formId },
    query: { org },
  });
  const chat = await server.call('publicChat.welcome', { params: { subdomain: org } });
  const search = await server.call('publicOrganization.get', { params: { subdomain: org } });
  return [
    form.body.organization.languages,
    chat.body.organization.languages,
    search.body.languages,
  ];
}

test('only English is offered until an organization chooses its languages', async () => {
  expect(await learnt('globex')).toEqual([['en'], ['en'], ['en']]);
});

test('elements get the organization’s languages at once and in order, and other organizations’ do not', async () => {
  await learnt('acme');
  const { status, body } = await offer(['de', 'en', 'de', 'ar']);
  expect([status, body.languages]).toEqual([200, ['de', 'en', 'ar']]);
  const offered = ['de', 'en', 'ar'];
  expect(await learnt('acme')).toEqual([offered, offered, offered]);
  expect(await learnt('globex')).toEqual([['en'], ['en'], ['en']]);
  const member = await server.call('organization.get', { as: server.acme.customer });
  expect(member.body.organization.languages).toEqual(offered);
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { ticketPrefix: 'AC' },
  });
  expect((await learnt('acme'))[0]).toEqual(offered);
});

test('accepts only languages that the elements support, and at least one', async () => {
  const said = async (languages: unknown) => {
    const { status, error } = await offer(languages);
    return [status, error?.message];
  };
  expect(await said([])).toEqual([400, 'Please offer at least one language']);
  for (const wrong of [['sv'], ['en', 'xx'], ['de-AT'], ['__proto__']]) {
    expect(await said(wrong), wrong.join()).toEqual([400, 'Please choose a language']);
  }
  for (const wrong of ['de', null, [null]]) expect((await said(wrong))[0]).toBe(400);
  expect((await offer([...elementLanguages])).body.languages).toEqual(elementLanguages);
});

test('agents and customers cannot choose them', async () => {
  expect((await offer(['en'], server.acme.agent)).status).toBe(403);
  expect((await offer(['en'], server.acme.customer)).status).toBe(403);
});
