import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import type { Names } from '../../outbound/names.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import type { Received } from '../test-inbox.ts';
import { type Came, checkSender } from './sender-check.ts';
import { type MailServer, startMailServer } from './test-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** visitor.example signs its email, sends from 1.1.1.1 and wants all other email rejected; lax.example only monitors. */
const zone: Record<string, unknown[]> = {
  'TXT k._domainkey.visitor.example': [[`v=DKIM1; k=rsa; p=${key}`]],
  'TXT _dmarc.visitor.example': [['v=DMARC1; p=reject']],
  'TXT visitor.example': [['v=spf1 ip4:1.1.1.1 -all']],
  'TXT _dmarc.lax.example': [['v=DMARC1; p=none']],
  'TXT _dmarc.acme.example': [['v=DMARC1; p=quarantine']],
};

type Records = Names['records'];

const answers: Records = async (name, type) => {
  const found = zone[`${type} ${name}`];
  if (!found) throw Object.assign(new Error('None'), { code: 'ENOTFOUND' });
  return found;
};
const never: Records = () => new Promise(() => {});

const config = { mailAuthServer: null, mailInDomain: 'help.example.com' };
const abroad: Came = {
  ip: '9.9.9.9',
  helo: 'mx.elsewhere.example',
  from: 'x@elsewhere.example',
};
const vera = 'vera@visitor.example';

async function written(mail: object, isSigned: boolean): Promise<Buffer> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(isSigned && {
      dkim: {
        domainName: 'visitor.example',
        keySelector: 'k',
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
    }),
  });
  const { message } = await transport.sendMail({
    from: `Vera <${vera}>`,
    to: 'acme@help.example.com',
    subject: 'Kettle',
    text: 'It is cold.',
    ...mail,
  });
  return message as unknown as Buffer;
}

const check = (raw: Buffer, came: Came, sender = vera, records = answers, limit = 60_000) =>
  checkSender({ config, names: { records } }, raw, came, sender, { limit });

describe('the sender check', () => {
  it('passes if the domain has signed the email, from any server', async () => {
    expect(await check(await written({}, true), abroad)).toEqual({
      result: 'passed',
      domain: 'visitor.example',
      policy: 'reject',
      spf: null,
      dkim: 'pass',
    });
  });

  it("passes if the domain's own server has sent it", async () => {
    const came = { ip: '1.1.1.1', helo: 'mx.visitor.example', from: vera };
    expect(await check(await written({}, false), came)).toMatchObject({
      result: 'passed',
      spf: 'pass',
      dkim: null,
    });
  });

  it('fails if it came from elsewhere without a signature', async () => {
    expect(await check(await written({}, false), abroad)).toMatchObject({
      result: 'failed',
      policy: 'reject',
    });
    const asIfOurs = { ...abroad, from: vera };
    expect(await check(await written({}, false), asIfOurs)).toMatchObject({
      result: 'failed',
      spf: 'fail',
    });
  });

  it('fails if its text was changed after signing', async () => {
    const raw = (await written({}, true)).toString('latin1').replace('It is cold.', 'Pay me now!');
    expect(await check(Buffer.from(raw, 'latin1'), abroad)).toMatchObject({
      result: 'failed',
      dkim: 'neutral',
    });
  });

  it('ignores signatures of other domains, and never waits for their keys', async () => {
    const raw = (await written({}, true))
      .toString('latin1')
      .replace('d=visitor.example', 'd=slow.elsewhere.example');
    const records: Records = (name, type) =>
      name.includes('elsewhere') ? never(name, type) : answers(name, type);
    expect(await check(Buffer.from(raw, 'latin1'), abroad, vera, records)).toMatchObject({
      result: 'failed',
      dkim: null,
    });
  });

  it('fails if an email names two senders', async () => {
    const raw = await written({}, true);
    const two = Buffer.concat([Buffer.from('From: Boss <boss@acme.example>\r\n'), raw]);
    expect(await check(two, abroad, 'boss@acme.example')).toMatchObject({ result: 'failed' });
  });

  it('fails if a signature covers only a part of the body', async () => {
    const raw = (await written({}, true))
      .toString('latin1')
      .replace('q=dns/txt;', 'q=dns/txt; l=5;');
    expect(raw).toContain('l=5');
    expect(await check(Buffer.from(raw, 'latin1'), abroad)).toMatchObject({ result: 'failed' });
  });

  it('is empty if the domain publishes no policy', async () => {
    const raw = await written({ from: 'a@silent.example' }, false);
    expect(await check(raw, abroad, 'a@silent.example')).toMatchObject({
      result: 'none',
      policy: null,
    });
  });

  it('is unknown without the IP address of the client, unless the email is signed', async () => {
    const behind = { ip: '10.0.0.2', helo: null, from: vera };
    expect(await check(await written({}, false), behind)).toMatchObject({ result: 'unknown' });
    expect(await check(await written({}, true), behind)).toMatchObject({ result: 'passed' });
    const byHttp = { ip: null, helo: null, from: null };
    expect(await check(await written({}, false), byHttp)).toMatchObject({ result: 'unknown' });
  });

  it('is unknown if a signature fails, as long as another fact could still prove the sender', async () => {
    const raw = (await written({}, true)).toString('latin1').replace('It is cold.', 'Pay me now!');
    const changed = Buffer.from(raw, 'latin1');
    const behind = { ip: null, helo: null, from: vera };
    expect(await check(changed, behind)).toMatchObject({ result: 'unknown' });
    const keyFails: Records = async (name, type) => {
      if (!name.includes('_domainkey')) return answers(name, type);
      throw Object.assign(new Error('Busy'), { code: 'ESERVFAIL' });
    };
    const signed = await written({}, true);
    expect(await check(signed, abroad, vera, keyFails)).toMatchObject({ result: 'unknown' });
  });

  it('is unknown while DNS hangs or fails', async () => {
    const raw = await written({}, true);
    expect(await check(raw, abroad, vera, never, 50)).toMatchObject({ result: 'unknown' });
    const refused: Records = async () => {
      throw Object.assign(new Error('Refused'), { code: 'EREFUSED' });
    };
    expect(await check(raw, abroad, vera, refused)).toMatchObject({ result: 'unknown' });
  });
});

test('trusts a server in front only by its exact name, and only its first header', async () => {
  const behind = {
    config: { ...config, mailAuthServer: 'mx.acme.example' },
    names: { records: never },
  };
  const result = (headers: string) =>
    checkSender(behind, Buffer.from(`${headers}\r\nFrom: ${vera}\r\n\r\nHello`), abroad, vera);
  const failed =
    'Authentication-Results: mx.acme.example;\r\n spf=softfail (no (really) p=none) smtp.mailfrom=x.example;\r\n dkim=none;\r\n dmarc=fail (p=REJECT sp=NONE) header.from=visitor.example';
  const passed =
    'Authentication-Results: MX.acme.example 1; dkim=fail header.d=a.example; dkim=pass header.d=visitor.example; dmarc=pass header.from=visitor.example';
  expect(await result(failed)).toEqual({
    result: 'failed',
    domain: 'visitor.example',
    policy: 'reject',
    spf: 'softfail',
    dkim: 'none',
  });
  expect(await result(`${passed}\r\n${failed}`)).toMatchObject({ result: 'passed', dkim: 'pass' });
  expect(await result(`${failed}\r\n${passed}`)).toMatchObject({ result: 'failed' });
  const others = passed.replace('MX.acme', 'mx.elsewhere');
  expect(await result(others)).toMatchObject({ result: 'unknown' });
  const ofAnother = passed.replace('header.from=visitor.example', 'header.from=x.example');
  expect(await result(ofAnother)).toMatchObject({ result: 'unknown' });
  expect(await result('X-Nothing: there')).toMatchObject({ result: 'unknown' });
});

describe('an email with a forged sender', () => {
  let mail: MailServer;
  const token = 'a-token-of-a-provider-that-hands-us-mail';
  beforeAll(async () => {
    mail = await startMailServer({ mailInToken: token });
    mail.server.context.names = { ...mail.server.context.names, records: answers };
  });
  afterAll(() => mail.stop());
  afterEach(() => {
    mail.server.context.names.records = answers;
  });

  /** Delivers an email through the HTTP hook, as a provider that got it from this IP address. */
  async function arrive(mailOf: Posted, ip: string, isSigned = false): Promise<Received[]> {
    const before = mail.inbox.received.length;
    const raw = await written(mailOf, isSigned);
    const query = new URLSearchParams({
      to: mailOf.to.replace(/^.*<|>$/g, ''),
      from: 'x@elsewhere.example',
      ip,
    });
    const answer = await fetch(`${mail.server.url}/api/inbound/mail?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      body: new Uint8Array(raw),
    });
    expect(answer.status).toBe(202);
    await mail.server.drain();
    return mail.inbox.received.slice(before);
  }

  const as = () => mail.server.acme.admin;
  const tickets = async () =>
    (await mail.server.call('tickets.list', { as: as(), query: { sort: '-createdAt' } })).body;
  const open = async (id: string) =>
    (await mail.server.call('tickets.get', { as: as(), params: { id } })).body;
  const held = async () => (await mail.server.call('mailbox.listHeld', { as: as() })).body;
  const first = (from: string, subject: string): Posted => ({
    from,
    to: 'acme@help.example.com',
    subject,
    text: 'It is cold.',
  });

  it('opens a ticket with a mark, and sends nothing to a person who may not have written', async () => {
    const sent = await arrive(first(`Vera <${vera}>`, 'Forged'), '9.9.9.9');
    expect(sent.filter(({ to }) => String(to).includes(vera))).toEqual([]);
    const made = (await tickets()).find(({ subject }) => subject === 'Forged');
    expect((await open(made?.id ?? '')).descriptionSenderCheck).toMatchObject({
      result: 'failed',
      domain: 'visitor.example',
      policy: 'reject',
    });
  });

  // A separate address, because each gets a limited number of confirmations an hour.
  const una = 'una@visitor.example';

  it('is quoted in the confirmation only if its sender is proved, in both parts', async () => {
    const text = 'It is <i>cold</i> – why?';
    const proved = await arrive({ ...first(`Una <${una}>`, 'Proved'), text }, '9.9.9.9', true);
    expect(proved).toHaveLength(1);
    expect(proved[0]?.text).toContain(`\n> You wrote:\n> ${text}\n`);
    expect(proved[0]?.html).toContain('It is &lt;i&gt;cold&lt;/i&gt; – why?');
    expect(proved[0]?.headers.subject?.join()).not.toContain('Proved');

    // Without DNS the result is unknown, as for a form.
    mail.server.context.names.records = async () => {
      throw Object.assign(new Error('Refused'), { code: 'EREFUSED' });
    };
    const unknown = await arrive({ ...first(`Una <${una}>`, 'Unknown'), text }, '9.9.9.9');
    expect(unknown).toHaveLength(1);
    expect(unknown[0]?.raw).not.toContain('cold');
  });

  it('is not quoted in the confirmation after its text or its requester was changed', async () => {
    const { org } = mail.server.acme;
    const { confirmation } = await import('../mails/customer-mail.ts');
    const organization = await readOrganization(org);
    const { config, database } = mail.server.context;
    const sender = { config, directory: database.directory, org, organization, isConfirmed: true };
    await arrive(first(`Una <${una}>`, 'Changed'), '9.9.9.9', true);
    const id = (await tickets()).find(({ subject }) => subject === 'Changed')?.id ?? '';
    const made = { customerEmail: una, description: 'It is cold.', id };
    const textOf = async (change: object) => {
      const ticket = { ...made, ...change } as never;
      const draft = await confirmation(sender, {
        ticket,
        actor: { type: 'system', userId: null, name: null },
      });
      return draft?.content.text ?? '';
    };
    expect(await textOf({})).toContain('> It is cold.');
    expect(await textOf({ description: 'As it was before somebody changed it' })).not.toContain(
      'cold',
    );
    expect(await textOf({ customerEmail: 'ada@visitor.example' })).not.toContain('cold');
    await org.write((tx) => ticketRows(tx).update({ id }, { source: 'form' }));
    expect(await textOf({})).not.toContain('cold');
  });

  it('joins its ticket with a mark, and adds no one to Cc', async () => {
    const [confirmation] = await arrive(first(`Vera <${vera}>`, 'Joined'), '9.9.9.9', true);
    if (!confirmation) throw new Error('No mail went out');
    const made = (await tickets()).find(({ subject }) => subject === 'Joined');
    const answer = {
      ...answerTo(confirmation, `Vera <${vera}>`, 'Send it to Hugo.'),
      cc: 'hugo@visitor.example',
    };
    await arrive(answer, '9.9.9.9');
    const ticket = await open(made?.id ?? '');
    expect(ticket.descriptionSenderCheck).toMatchObject({ result: 'passed' });
    expect(ticket.messages).toMatchObject([
      { message: 'Send it to Hugo.', senderCheck: { result: 'failed' } },
    ]);
    expect(ticket.ccs).toEqual([]);
  });

  it('is quarantined if it names a team member, until it is released', async () => {
    const [confirmation] = await arrive(first(`Vera <${vera}>`, 'Staff'), '9.9.9.9', true);
    const id = (await tickets()).find(({ subject }) => subject === 'Staff')?.id ?? '';
    expect(confirmation).toBeDefined();
    const agent = mail.server.acme.agent;
    await mail.server.call('tickets.update', {
      as: as(),
      params: { id },
      body: { assignedAgentId: agent.userId },
    });
    const { replyAddress } = await import('../sending/reply-address.ts');
    const email = agent.email;
    zone[`TXT _dmarc.${email.split('@')[1]}`] = [['v=DMARC1; p=quarantine']];
    const to = replyAddress(mail.server.context.config, mail.server.acme.id, id, email) ?? '';
    await arrive(
      { from: email, to, subject: 'Re: Staff', text: 'Pay to another account.' },
      '9.9.9.9',
    );
    expect((await open(id)).messages).toEqual([]);
    const [one] = await held();
    expect(one).toMatchObject({
      sender: email,
      reason: 'It claims to be from a team member, but their domain rejects it',
    });
    await mail.server.call('mailbox.takeIn', { as: as(), params: { id: one?.id ?? '' } });
    await mail.server.drain();
    expect((await open(id)).messages).toMatchObject([
      { authorType: 'staff', senderCheck: { result: 'failed', policy: 'quarantine' } },
    ]);
    // A domain with the policy "none" only monitors, so nothing is quarantined.
    zone[`TXT _dmarc.${email.split('@')[1]}`] = [['v=DMARC1; p=none']];
    await arrive({ from: email, to, subject: 'Re: Staff', text: 'It is on its way.' }, '9.9.9.9');
    expect((await open(id)).messages).toMatchObject([
      {},
      { message: 'It is on its way.', senderCheck: { result: 'failed', policy: 'none' } },
    ]);
  });

  it('shows its mark only to the staff', async () => {
    const { customer, org } = mail.server.acme;
    const body = { subject: 'Mine', description: 'It is cold.' };
    const { id } = (await mail.server.call('tickets.create', { as: customer, body })).body;
    const sender_check = JSON.stringify({ result: 'failed', domain: 'x.example' });
    const nothing = { html: null, folded: null, markdown: null };
    await org.write((tx) =>
      tx.insert('message_html', { message_id: id, ...nothing, sender_check }),
    );
    const own = await mail.server.call('tickets.get', { as: customer, params: { id } });
    expect(own.body.descriptionSenderCheck).toBeNull();
  });

  it('is accepted without a mark while DNS fails', async () => {
    mail.server.context.names.records = async () => {
      throw Object.assign(new Error('Late'), { code: 'ETIMEOUT' });
    };
    await arrive(first(`Vera <${vera}>`, 'Late names'), '9.9.9.9');
    const made = (await tickets()).find(({ subject }) => subject === 'Late names');
    expect((await open(made?.id ?? '')).descriptionSenderCheck).toMatchObject({
      result: 'unknown',
    });
  });
});
