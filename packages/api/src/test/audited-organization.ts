import sharp from 'sharp';
import {
  type Act,
  type Audited,
  at,
  begin,
  call,
  directory,
  secrets,
  setUpTotp,
} from './audited-calls.ts';
import { makeTicket } from './factories.ts';
import { openImapStandIn } from './imap-server.ts';
import { openGoogle, signInToMailbox } from './mail-provider.ts';

const own = () => ({ id: at.server.acme.id });

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
const newAddress = async (name: string) =>
  (await call('supportAddresses.create', { body: { email: `${name}@acme.example` } })).body.id;
/** Runs some work while accepting the self-signed certificate of a stand-in. */
async function trusting<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  }
}
async function connectMailbox(id: string) {
  const imap = await openImapStandIn();
  const place = { host: '127.0.0.1', port: imap.port, username: 'support' };
  const body = { ...place, password: imap.password };
  try {
    return await trusting(() => call('supportAddresses.connectImap', { params: { id }, body }));
  } finally {
    await imap.close();
  }
}
async function connectByOAuth(id: string, email: string) {
  const { config } = at.server.context;
  const { standIn, mailProviders } = await openGoogle(config.publicUrl, email);
  Object.assign(config, { mailProviders });
  try {
    const body = { response: await signInToMailbox(at.server, at.server.acme.admin, id) };
    return await trusting(() => call('supportAddresses.finishOAuth', { params: { id }, body }));
  } finally {
    Object.assign(config, { mailProviders: {} });
    await standIn.close();
  }
}
async function setCaptcha() {
  secrets.push('captcha-secret-of-acme');
  const body = { provider: 'hcaptcha', siteKey: 'site-key', secret: 'captcha-secret-of-acme' };
  return call('organization.setCaptcha', { body });
}
const newReport = async () => (await call('savedReports.create')).body.id;
const newForm = async () => (await call('contactForms.create')).body.id;
/** A successful call for each audited operation on the organization. */
export const acts = {
  'organization.updateBranding': () =>
    call('organization.updateBranding', { body: { primaryColor: '#123456' } }),
  'organization.uploadLogo': async () =>
    fetch(`${at.server.url}/api/organization/logo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.server.acme.admin.token}` },
      body: form('logo', 'logo.png', 'image/png', await picture()),
    }),
  'organization.setNetworks': () =>
    call('organization.setNetworks', {
      body: { networks: [{ name: 'This machine', network: '127.0.0.0/8' }] },
    }),
  'organization.setCaptcha': () => setCaptcha(),
  'organization.removeCaptcha': async () => {
    await setCaptcha();
    return call('organization.removeCaptcha', { body: undefined });
  },
  'organization.updateGeneral': () => call('organization.updateGeneral'),
  'organization.requireSecondFactor': async () => {
    const as = await begin(at.server.acme.admin);
    await setUpTotp(as);
    const body = { isRequired: true, graceDays: 30 };
    const done = await at.server.call('organization.requireSecondFactor', { as, body });
    await directory().write((tx) => tx.update('users', {}, { second_factor_since: null }));
    await directory().write((tx) => tx.remove('totp_factors', {}));
    at.server.acme.admin = await begin(at.server.acme.admin);
    return done;
  },
  'organization.close': async () => {
    const { name } = (await call('organization.get', { body: undefined })).body.organization;
    const done = await call('organization.close', { body: { name } });
    await call('organization.reopen', { body: undefined });
    return done;
  },
  'organization.reopen': async () => {
    const { name } = (await call('organization.get', { body: undefined })).body.organization;
    await call('organization.close', { body: { name } });
    return call('organization.reopen', { body: undefined });
  },
  'organization.updateRetention': () =>
    call('organization.updateRetention', {
      body: {
        closeResolvedDays: null,
        deleteClosedMonths: 24,
        deleteMailsDays: null,
        deleteChatsMonths: null,
      },
    }),
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
    at.names.texts.set(domain.dnsRecord?.name ?? '', [domain.dnsRecord?.value ?? '']);
    return call('organization.verifyCustomDomain', { params: own(), body: undefined });
  },
  'organization.removeCustomDomain': () =>
    call('organization.removeCustomDomain', { params: own(), body: undefined }),
  'supportAddresses.create': () => call('supportAddresses.create'),
  'supportAddresses.update': async () =>
    call('supportAddresses.update', { params: { id: await newAddress('two') } }),
  'supportAddresses.delete': async () =>
    call('supportAddresses.delete', { params: { id: await newAddress('three') }, body: undefined }),
  'supportAddresses.connectImap': async () => connectMailbox(await newAddress('four')),
  'supportAddresses.finishOAuth': async () =>
    connectByOAuth(await newAddress('six'), 'six@acme.example'),
  'supportAddresses.disconnectImap': async () => {
    const params = { id: await newAddress('five') };
    await connectMailbox(params.id);
    return call('supportAddresses.disconnectImap', { params, body: undefined });
  },
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
  'metrics.reportXlsx': () => call('metrics.reportXlsx', { query: { report: 'tickets' } }),
  'metrics.sendReport': () => call('metrics.sendReport'),
  'savedReports.create': () => call('savedReports.create'),
  'savedReports.update': async () =>
    call('savedReports.update', { params: { id: await newReport() }, body: { name: 'Other' } }),
  'savedReports.delete': async () =>
    call('savedReports.delete', { params: { id: await newReport() }, body: undefined }),
  'tickets.import': () => call('tickets.import'),
  'tickets.delete': async () =>
    call('tickets.delete', { params: { id: await makeTicket(at.server.acme) }, body: undefined }),
  'tickets.deleteForGood': async () => {
    const id = await makeTicket(at.server.acme);
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
    const params = { id: await makeTicket(at.server.acme) };
    return at.server.call('v1Tickets.delete', { as: { token: key ?? '' }, params });
  },
  'v1ContactForms.delete': async () => {
    const body = { name: 'Deletes', permissions: ['contact_forms:delete'] };
    const { key } = (await call('apiKeys.create', { body })).body.data;
    const params = { formId: await newForm() };
    return at.server.call('v1ContactForms.delete', { as: { token: key ?? '' }, params });
  },
  'v1Organization.update': async () => {
    const body = { name: 'Changes', permissions: ['organization:update'] };
    const { key } = (await call('apiKeys.create', { body })).body.data;
    const changed = { name: `Acme of a key ${at.server.acme.canary}` };
    return at.server.call('v1Organization.update', { as: { token: key ?? '' }, body: changed });
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
  'contactForms.delete': async () =>
    call('contactForms.delete', { params: { id: await newForm() }, body: undefined }),
  'contactForms.exportSubmissions': () =>
    call('contactForms.exportSubmissions', {
      params: { id: at.server.acme.formId },
      body: undefined,
    }),
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
  'helpArticles.deleteTranslation': async () => {
    const { body } = await call('helpArticles.create', {
      body: { title: 'Translated', slug: 'translated-too', content: '<p>T</p>' },
    });
    const params = { id: body.id, language: 'de' };
    const said = { title: 'Neu', content: '<p>T</p>' };
    await call('helpArticles.saveTranslation', { params, body: said });
    return call('helpArticles.deleteTranslation', { params, body: undefined });
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
  'organization.startExport': async () => {
    const done = await call('organization.startExport', { body: undefined });
    await call('organization.deleteExport', {
      params: { exportId: done.body.id },
      body: undefined,
    });
    return done;
  },
  'organization.deleteExport': async () => {
    const { body } = await call('organization.startExport', { body: undefined });
    return call('organization.deleteExport', { params: { exportId: body.id }, body: undefined });
  },
  'audit.exportCsv': () => call('audit.exportCsv'),
  'audit.exportJsonl': () => call('audit.exportJsonl'),
} satisfies Partial<Record<Audited, Act>>;
