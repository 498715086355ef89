import { type Act, at, call, secrets } from './audited-calls.ts';
import { startOidcServer } from './oidc-server.ts';

/** Sets up single sign-on with a new provider. */
async function setUp() {
  const provider = await startOidcServer([`${at.server.url}/sso/callback`]);
  try {
    const { issuer, clientId, clientSecret } = provider;
    secrets.push(clientSecret);
    return await call('sso.update', { body: { issuer, clientId, clientSecret } });
  } finally {
    await provider.stop();
  }
}

async function addDomain(domain: string) {
  const done = await call('sso.addDomain', { body: { domain } });
  const row = done.body.domains.find((one) => one.domain === domain);
  at.names.texts.set(row?.record.name ?? '', [row?.record.value ?? '']);
  return { done, params: { id: row?.id ?? '' } };
}

async function makeRole(name: string) {
  const done = await call('team.createRole', {
    body: { name, permissions: ['view_all_tickets'] },
  });
  return { done, params: { roleId: done.body.id } };
}

/** A successful call for each audited operation on single sign-on and roles. */
export const acts = {
  'sso.update': setUp,
  'sso.remove': async () => {
    await setUp();
    return call('sso.remove', { body: undefined });
  },
  'sso.require': () => call('sso.require', { body: { isRequired: false } }),
  'sso.addDomain': async () => (await addDomain('one.example')).done,
  'sso.verifyDomain': async () => {
    const { params } = await addDomain('two.example');
    return call('sso.verifyDomain', { params, body: undefined });
  },
  'sso.removeDomain': async () => {
    const { params } = await addDomain('three.example');
    return call('sso.removeDomain', { params, body: undefined });
  },
  'team.createRole': async () => (await makeRole('Lead')).done,
  'team.updateRole': async () => {
    const { params } = await makeRole('Second line');
    return call('team.updateRole', { params, body: { name: 'Third line' } });
  },
  'team.deleteRole': async () => {
    const { params } = await makeRole('Nobody');
    return call('team.deleteRole', { params, body: undefined });
  },
  'sentences.update': () =>
    call('sentences.update', {
      params: { language: 'en' },
      body: { sentences: [{ name: 'help.welcome', text: 'What are you looking for?' }] },
    }),
} satisfies Record<string, Act>;
