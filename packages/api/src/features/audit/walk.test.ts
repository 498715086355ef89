import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { Permission } from '@helpdesk/sdk/rules/roles';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { bodies } from '../../test/accepted-bodies.ts';
import { makeAuthenticator } from '../../test/authenticator.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test/harness.ts';
import { startNameServer, type TestNameServer } from '../../test/name-server.ts';
import { confirmationExpiry, confirmationLink } from '../accounts/confirmation-link.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { resetToken } from '../accounts/reset-link.ts';
import { openReset } from '../accounts/store/password-reset.ts';
import { invitationToken } from '../team/invitation-link.ts';

const ids = Object.keys(operations) as OperationId[];
const auditedOf = (id: OperationId) => (operations[id] as Operation).audited;

/** What administrators alone may do. */
const administrative: readonly Permission[] = [
  'manage_organization',
  'manage_team',
  'manage_settings',
  'invite_users',
  'remove_users',
  'change_user_roles',
];

/** What changes nothing of the organization, or is told elsewhere. */
const left: Partial<Record<OperationId, string>> = {
  'organization.testEmail': 'sends a mail to whoever asks for it',
  'organization.updateFirstSteps': 'puts a list away',
  'mailTexts.preview': 'shows what it would look like',
  'mailbox.test': 'sends a mail to itself',
  'mailbox.takeIn': 'opens a ticket, whose timeline tells of it',
  'webhooks.test': 'sends an example',
  'webhooks.redeliver': 'sends again; the deliveries tell of it',
  'webhooks.redeliverFailed': 'sends again; the deliveries tell of it',
  'tickets.mail': 'reads one mail of one ticket',
};

test('what only administrators may do, deletes for all, or takes data away is in the audit log', () => {
  const isAdministrative = (id: OperationId) =>
    operations[id].method !== 'GET' &&
    operations[id].access.some(
      ({ scheme, permissions }) =>
        scheme === 'session' &&
        permissions.some((one) => administrative.includes(one as Permission)),
    );
  const isExport = (id: OperationId) => /\.(csv|jsonl?)$/.test(operations[id].path);
  const isDeletion = (id: OperationId) => /^v1(Tickets|ContactForms)\.delete$/.test(id);
  const isProof = (id: OperationId) => /^auth\.(login|answer|signup|reset)/.test(id);
  const missing = ids.filter(
    (id) =>
      (isAdministrative(id) || isExport(id) || isDeletion(id) || isProof(id)) &&
      !auditedOf(id) &&
      !left[id] &&
      id !== 'docs.openapi',
  );
  expect(missing).toEqual([]);
});

type Audited = {
  [Id in OperationId]: (typeof operations)[Id] extends { audited: string } ? Id : never;
}[OperationId];

let server: TestServer;
let names: TestNameServer;
const password = 'a quiet harbour';
/** What must never be in the log. */
const secrets: string[] = [password, 'another quiet harbour'];

beforeAll(async () => {
  names = await startNameServer();
  server = await startTestServer({
    dnsServers: [names.address],
    rateLimits: false,
    allowPrivateTargets: true,
  });
  const password_hash = await hashPassword(password);
  secrets.push(password_hash);
  await directory().write((tx) => tx.update('users', {}, { password_hash }));
}, 60_000);
afterAll(async () => {
  await server.stop();
  await names.stop();
});

const directory = () => server.context.database.directory;
const begin = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await directory().write((tx) => startSession(tx, member.userId)),
});
const entries = async (query: Record<string, string | number> = {}) =>
  (await server.call('audit.list', { as: server.acme.admin, query: { limit: 200, ...query } }))
    .body;

/** A call of an audited operation that succeeds. */
type Act = () => Promise<{ status: number }>;

const call = <Id extends OperationId>(id: Id, options: CallOptions = {}) =>
  server.call(id, { as: server.acme.admin, body: bodies[id], ...options });
const own = () => ({ id: server.acme.id });

const form = (field: string, name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
  const data = new FormData();
  data.append(field, new File([bytes], name, { type }));
  return data;
};
const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#24b' } })
      .png()
      .toBuffer(),
  );

async function newKey() {
  const { body } = await call('apiKeys.create');
  secrets.push(body.data.key ?? '');
  return body.data;
}
const newWebhook = async () => {
  const { body } = await call('webhooks.create');
  secrets.push(body.data.secret ?? '');
  return body.data;
};
const newTag = async (name: string) => (await call('tags.create', { body: { name } })).body.id;
const newForm = async () => (await call('contactForms.create')).body.id;
async function newInvitation(email: string) {
  const { body } = await call('team.invite', { body: { email, role: 'agent' } });
  return body.id;
}
const tokenOf = (id: string) => invitationToken(server.context.config, id);

/** A member who was just invited, with a password. */
async function join(email: string): Promise<TestMember> {
  const id = await newInvitation(email);
  const names = { firstName: 'Nora', lastName: 'New', invitationToken: tokenOf(id) };
  const body = { email, password, confirmPassword: password, ...names };
  const { body: joined } = await server.call('auth.signup', { body });
  secrets.push(joined.token ?? '');
  const userId = joined.user?.id ?? '';
  return { userId, email, token: joined.token ?? '', role: 'agent' };
}
const memberIdOf = async (email: string) =>
  (await call('team.list')).body.find((one) => one.user.email === email)?.id ?? '';

async function setUpTotp(as: TestMember) {
  const { body } = await server.call('account.startTotp', { as });
  secrets.push(body.secret);
  const code = TOTP.generate({ secret: Secret.fromBase32(body.secret) });
  return {
    secret: body.secret,
    done: await server.call('account.confirmTotp', { as, body: { code } }),
  };
}
async function addPasskey(as: TestMember) {
  const authenticator = makeAuthenticator(server.context.config.publicUrl);
  const { body: asked } = await server.call('account.startPasskey', { as });
  const response = authenticator.make(asked.options);
  const body = { challenge: asked.challenge, name: 'Laptop', response };
  const done = await server.call('account.addPasskey', { as, body });
  const { body: factors } = await server.call('account.secondFactor', { as });
  return { authenticator, done, params: { id: factors.passkeys[0]?.id ?? '' } };
}
const logIn = ({ email }: TestMember, given = password) =>
  server.call('auth.login', { body: { email, password: given } });

let number = 0;
/** Somebody of their own for each act on an account. */
const somebody = () => join(`person${++number}@acme.example`);

const acts: Record<Audited, Act> = {
  'auth.login': async () => logIn(server.acme.agent),
  'auth.signup': async () => {
    const body = {
      ...(bodies['auth.signup'] as object),
      email: 'nina@acme.example',
      password,
      confirmPassword: password,
    };
    const invitationToken = tokenOf(await newInvitation('nina@acme.example'));
    return server.call('auth.signup', { body: { ...body, invitationToken } });
  },
  'auth.answerChallenge': async () => {
    const who = await somebody();
    const { secret } = await setUpTotp(who);
    const { body } = await logIn(who);
    const timestamp = Date.now() + 30_000;
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    const challenge = body.challenge?.token ?? '';
    return server.call('auth.answerChallenge', { body: { challenge, code } });
  },
  'auth.answerPasskey': async () => {
    const { authenticator } = await addPasskey(await somebody());
    const { body } = await server.call('auth.startPasskey', { body: {} });
    const response = authenticator.use(body.options);
    return server.call('auth.answerPasskey', { body: { challenge: body.challenge, response } });
  },
  'auth.logout': async () => server.call('auth.logout', { as: await begin(server.acme.agent) }),
  'auth.resetPassword': async () => {
    const { userId } = await somebody();
    const id = await directory().write((tx) =>
      openReset(tx, userId, (reset) => resetToken(server.context.config, reset)),
    );
    const token = resetToken(server.context.config, id);
    secrets.push(token);
    const body = { token, newPassword: 'another quiet harbour' };
    return server.call('auth.resetPassword', { body });
  },
  'auth.confirmPassword': async () =>
    server.call('auth.confirmPassword', {
      as: await begin(server.acme.agent),
      body: { currentPassword: password },
    }),
  'auth.confirmEmail': async () => {
    const { userId, email } = await somebody();
    await directory().write((tx) =>
      tx.update('users', { id: userId }, { email_unconfirmed_since: '2026-01-01T00:00:00.000Z' }),
    );
    const link = confirmationLink(
      server.context.config,
      userId,
      email,
      confirmationExpiry(new Date().toISOString()),
    );
    return server.call('auth.confirmEmail', { body: { token: link.split('#token=').at(-1) } });
  },
  'invitations.accept': async () => {
    const id = await newInvitation(server.globex.agent.email);
    const params = { token: tokenOf(id) };
    return server.call('invitations.accept', { as: server.globex.agent, params });
  },
  'organization.updateBranding': () =>
    call('organization.updateBranding', { body: { primaryColor: '#123456' } }),
  'organization.uploadLogo': async () =>
    fetch(`${server.url}/api/organization/logo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.acme.admin.token}` },
      body: form('logo', 'logo.png', 'image/png', await picture()),
    }),
  'organization.updateGeneral': () => call('organization.updateGeneral'),
  'organization.requireSecondFactor': async () => {
    const as = await begin(server.acme.admin);
    await setUpTotp(as);
    const body = { isRequired: true, graceDays: 30 };
    const done = await server.call('organization.requireSecondFactor', { as, body });
    await directory().write((tx) => tx.update('users', {}, { second_factor_since: null }));
    await directory().write((tx) => tx.remove('totp_factors', {}));
    server.acme.admin = await begin(server.acme.admin);
    return done;
  },
  'organization.updateEmail': () => {
    secrets.push('smtp-pass-of-acme');
    const smtp = { host: 'mail.acme.example', port: 587, username: 'acme', secure: true };
    const smtpSettings = { ...smtp, password: 'smtp-pass-of-acme' };
    return call('organization.updateEmail', { body: { provider: 'smtp', smtpSettings } });
  },
  'organization.updateApi': () => call('organization.updateApi', { body: { apiKeyEnabled: true } }),
  'organization.regenerateApiKey': async () => {
    const done = await call('organization.regenerateApiKey', { body: undefined });
    secrets.push(done.body.apiKey ?? '');
    return done;
  },
  'organization.setCustomDomain': () =>
    call('organization.setCustomDomain', {
      params: own(),
      body: { customDomain: 'help.acme.example' },
    }),
  'organization.verifyCustomDomain': async () => {
    const body = { customDomain: 'help.acme.example' };
    const { body: domain } = await call('organization.setCustomDomain', { params: own(), body });
    names.texts.set(domain.dnsRecord?.name ?? '', [domain.dnsRecord?.value ?? '']);
    return call('organization.verifyCustomDomain', { params: own(), body: undefined });
  },
  'organization.removeCustomDomain': () =>
    call('organization.removeCustomDomain', { params: own(), body: undefined }),
  'mailTexts.update': () =>
    call('mailTexts.update', {
      params: { kind: 'reply', language: 'de' },
      body: { opening: 'Guten Tag' },
    }),
  'mailTexts.reset': async () => {
    const params = { kind: 'reply', language: 'de' };
    await call('mailTexts.update', { params, body: { opening: 'Guten Morgen' } });
    return call('mailTexts.reset', { params, body: undefined });
  },
  'metrics.report': () => call('metrics.report', { query: { report: 'tickets' } }),
  'metrics.sendReport': () => call('metrics.sendReport'),
  'tickets.import': () => call('tickets.import'),
  'tickets.delete': async () =>
    call('tickets.delete', { params: { id: await makeTicket(server.acme) }, body: undefined }),
  'tickets.deleteForGood': async () => {
    const id = await makeTicket(server.acme);
    await call('tickets.delete', { params: { id }, body: undefined });
    return call('tickets.deleteForGood', { body: { ids: [id] } });
  },
  'v1Tickets.delete': async () => {
    const { key } = (
      await call('apiKeys.create', {
        body: { name: 'Deletes', permissions: ['tickets:delete', 'contact_forms:delete'] },
      })
    ).body.data;
    secrets.push(key ?? '');
    const params = { id: await makeTicket(server.acme) };
    return server.call('v1Tickets.delete', { as: { token: key ?? '' }, params });
  },
  'v1ContactForms.delete': async () => {
    const body = { name: 'Deletes', permissions: ['contact_forms:delete'] };
    const { key } = (await call('apiKeys.create', { body })).body.data;
    const params = { formId: await newForm() };
    return server.call('v1ContactForms.delete', { as: { token: key ?? '' }, params });
  },
  'v1Organization.update': async () => {
    const body = { name: 'Changes', permissions: ['organization:update'] };
    const { key } = (await call('apiKeys.create', { body })).body.data;
    const changed = { name: `Acme of a key ${server.acme.canary}` };
    return server.call('v1Organization.update', { as: { token: key ?? '' }, body: changed });
  },
  'tags.update': async () =>
    call('tags.update', { params: { id: await newTag('One') }, body: { name: 'Uno' } }),
  'tags.delete': async () =>
    call('tags.delete', { params: { id: await newTag('Two') }, body: undefined }),
  'tags.merge': async () => {
    const body = { tagIds: [await newTag('Three')] };
    return call('tags.merge', { params: { id: await newTag('Four') }, body });
  },
  'tags.restore': async () => {
    const params = { id: await newTag('Five') };
    await call('tags.delete', { params, body: undefined });
    return call('tags.restore', { params, body: undefined });
  },
  'team.invite': () =>
    call('team.invite', { body: { email: 'guest@acme.example', role: 'agent' } }),
  'team.revokeInvitation': async () =>
    call('team.revokeInvitation', {
      params: { id: await newInvitation('away@acme.example') },
      body: undefined,
    }),
  'team.resendInvitation': async () =>
    call('team.resendInvitation', {
      params: { id: await newInvitation('again@acme.example') },
      body: undefined,
    }),
  'team.setRole': async () => {
    const { email } = await somebody();
    return call('team.setRole', {
      params: { memberId: await memberIdOf(email) },
      body: { role: 'admin' },
    });
  },
  'team.remove': async () => {
    const { email } = await somebody();
    return call('team.remove', { params: { memberId: await memberIdOf(email) }, body: undefined });
  },
  'team.resetSecondFactor': async () => {
    const who = await somebody();
    await setUpTotp(who);
    const params = { memberId: await memberIdOf(who.email) };
    return call('team.resetSecondFactor', { params, body: undefined });
  },
  'contactForms.delete': async () =>
    call('contactForms.delete', { params: { id: await newForm() }, body: undefined }),
  'contactForms.exportSubmissions': () =>
    call('contactForms.exportSubmissions', { params: { id: server.acme.formId }, body: undefined }),
  'chatbot.delete': async () => {
    const { body } = await call('chatbot.create');
    return call('chatbot.delete', { params: { id: body.id }, body: undefined });
  },
  'chatbot.exportJson': () => call('chatbot.exportJson'),
  'chatbot.exportCsv': () => call('chatbot.exportCsv'),
  'cannedReplies.exportJson': () => call('cannedReplies.exportJson'),
  'cannedReplies.exportCsv': () => call('cannedReplies.exportCsv'),
  'helpCategories.delete': async () => {
    const { body } = await call('helpCategories.create', { body: { name: 'Gone', slug: 'gone' } });
    return call('helpCategories.delete', { params: { id: body.id }, body: undefined });
  },
  'helpArticles.delete': async () => {
    const category = { name: 'Kept', slug: 'kept' };
    const { body: kept } = await call('helpCategories.create', { body: category });
    const article = { title: 'T', slug: 't', content: '<p>T</p>', categoryId: kept.id };
    const { body } = await call('helpArticles.create', { body: article });
    return call('helpArticles.delete', { params: { id: body.id }, body: undefined });
  },
  'chat.updateSettings': () => call('chat.updateSettings'),
  'chat.newIdentitySecret': async () => {
    const done = await call('chat.newIdentitySecret', { body: undefined });
    secrets.push(done.body.secret);
    return done;
  },
  'profile.update': async () =>
    call('profile.update', { as: await somebody(), body: { firstName: 'Norah' } }),
  'profile.changePassword': async () => {
    const body = { currentPassword: password, newPassword: 'another quiet harbour' };
    return call('profile.changePassword', { as: await somebody(), body });
  },
  'sessions.end': async () => {
    const who = await somebody();
    await begin(who);
    const { body } = await server.call('sessions.list', { as: who });
    const other = body.find(({ isCurrent }) => !isCurrent);
    return call('sessions.end', { as: who, params: { id: other?.id ?? '' }, body: undefined });
  },
  'sessions.endOthers': async () => {
    const as = await somebody();
    await begin(as);
    return call('sessions.endOthers', { as, body: undefined });
  },
  'account.confirmTotp': async () => (await setUpTotp(await somebody())).done,
  'account.removeTotp': async () => {
    const as = await somebody();
    await setUpTotp(as);
    return call('account.removeTotp', { as, body: undefined });
  },
  'account.addPasskey': async () => (await addPasskey(await somebody())).done,
  'account.renamePasskey': async () => {
    const as = await somebody();
    const { params } = await addPasskey(as);
    return call('account.renamePasskey', { as, params, body: { name: 'Phone' } });
  },
  'account.removePasskey': async () => {
    const as = await somebody();
    const { params } = await addPasskey(as);
    return call('account.removePasskey', { as, params, body: undefined });
  },
  'account.makeRecoveryCodes': async () => {
    const as = await somebody();
    await setUpTotp(as);
    const done = await call('account.makeRecoveryCodes', { as, body: undefined });
    secrets.push(...done.body.recoveryCodes);
    return done;
  },
  'apiKeys.create': async () => {
    const done = await call('apiKeys.create');
    secrets.push(done.body.data.key ?? '');
    return done;
  },
  'apiKeys.update': async () =>
    call('apiKeys.update', {
      params: { id: (await newKey()).id },
      body: { permissions: ['tickets:read'], expiresAt: '2099-01-01T00:00:00.000Z' },
    }),
  'apiKeys.delete': async () =>
    call('apiKeys.delete', { params: { id: (await newKey()).id }, body: undefined }),
  'apiKeys.rotate': async () => {
    const done = await call('apiKeys.rotate', {
      params: { id: (await newKey()).id },
      body: { overlapHours: 1 },
    });
    secrets.push(done.body.data.key ?? '');
    return done;
  },
  'webhooks.create': async () => {
    const done = await call('webhooks.create');
    secrets.push(done.body.data.secret ?? '');
    return done;
  },
  'webhooks.update': async () =>
    call('webhooks.update', { params: { id: (await newWebhook()).id }, body: { name: 'Other' } }),
  'webhooks.delete': async () =>
    call('webhooks.delete', { params: { id: (await newWebhook()).id }, body: undefined }),
  'webhooks.rotateSecret': async () => {
    const done = await call('webhooks.rotateSecret', {
      params: { id: (await newWebhook()).id },
      body: undefined,
    });
    secrets.push(done.body.data.secret ?? '');
    return done;
  },
  'audit.exportCsv': () => call('audit.exportCsv'),
  'audit.exportJsonl': () => call('audit.exportJsonl'),
};

describe('each call of an audited operation that succeeds leaves an entry', () => {
  test.each(Object.keys(acts) as Audited[])('%s', async (id) => {
    const before = (await entries({ operation: id }))[0]?.number ?? 0;
    const done = await acts[id]();
    expect([200, 201, 202, 204], JSON.stringify(done)).toContain(done.status);
    const found = (await entries({ operation: id })).filter(({ number }) => number > before);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({
      operation: id,
      object: auditedOf(id),
      outcome: 'done',
      address: expect.stringContaining('127.0.0.1'),
      requestId: expect.any(String),
    });
    expect(found[0]?.actor.type).not.toBe('unknown');
    expect(found[0]?.actor.name).toEqual(expect.any(String));
  });
});

test('after all of it the chain is intact, and no secret is in the log', async () => {
  const { body } = await server.call('audit.verify', { as: server.acme.admin });
  expect(body).toMatchObject({ isIntact: true, brokenAt: null });
  expect(body.entries).toBeGreaterThan(Object.keys(acts).length);
  const response = await fetch(`${server.url}/api/audit.jsonl`, {
    headers: { Authorization: `Bearer ${server.acme.admin.token}` },
  });
  const log = await response.text();
  expect(secrets.filter((one) => one.length > 0).length).toBeGreaterThan(20);
  expect(secrets.filter((one) => one.length > 0 && log.includes(one))).toEqual([]);
});
