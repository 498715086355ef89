import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { addMessage } from '../../features/tickets/store/replies/reply.ts';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const vera = 'Vera Visitor <vera@visitor.example>';
const own = '{agent.firstName} of support\nOpen {organization.businessHours}';

beforeEach(async () => {
  mailServer = await startMailServer();
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const receive = (mail: Posted) => mailServer.receive(mail);
const sign = (signature: string, as = server.acme.agent) =>
  server.call('profile.update', { as, body: { signature } });
const signForAll = (signature: string) =>
  server.call('organization.updateGeneral', { as: server.acme.admin, body: { signature } });
const opened = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;

async function write(): Promise<string> {
  const to = 'acme@help.example.com';
  const [confirmation] = await receive({ from: vera, to, subject: 'Kettle', text: 'It is cold.' });
  expect(confirmation?.text).not.toContain('support');
  const { body } = await server.call('tickets.list', { as: server.acme.agent });
  return body[0]?.id ?? '';
}

/** Returns the emails that are sent because of an action. */
async function mailsOf(act: () => Promise<{ status: number }>): Promise<Received[]> {
  const before = inbox.received.length;
  expect((await act()).status).toBeLessThan(300);
  await server.drain();
  return inbox.received.slice(before);
}

const reply = (id: string, body: object, as = server.acme.agent) =>
  mailsOf(() => server.call('tickets.reply', { as, params: { id }, body }));

/** Returns each text after a signature separator, up to the next empty line. */
const endOf = ({ text }: Received) =>
  text
    .split('\n-- \n')
    .slice(1)
    .map((part) => part.split('\n\n')[0]);

describe('a signature', () => {
  it("ends the email of a reply once, in both parts, and isn't part of the message", async () => {
    await sign(own);
    const id = await write();
    const [mail] = await reply(id, { message: 'Hold the button.' });
    if (!mail) throw new Error('No mail went out');
    expect(mail.text).toContain(
      'Hold the button.\n\n-- \nagent of support\nOpen around the clock\n\nTo respond, just reply',
    );
    expect(endOf(mail)).toEqual(['agent of support\nOpen around the clock']);
    expect(mail.html.match(/agent of support/g)).toHaveLength(1);
    expect((await opened(id)).messages.map(({ message }) => message)).toEqual(['Hold the button.']);
  });

  it('is in the copies to people in Cc, and in no note', async () => {
    await sign(own);
    const id = await write();
    const addCcs = [{ email: 'carl@visitor.example' }];
    await server.call('tickets.update', {
      as: server.acme.agent,
      params: { id },
      body: { addCcs },
    });
    const mails = await reply(id, { message: 'Hold the button.' });
    expect(mails.map(endOf)).toEqual(Array(2).fill(['agent of support\nOpen around the clock']));
    expect(await reply(id, { message: 'Hush', isInternal: true })).toEqual([]);
  });

  it("is the organization's if the member has none, and for programs", async () => {
    await sign(own);
    await signForAll('{agent.firstName|The team} of Acme');
    const id = await write();
    const { body } = await server.call('apiKeys.create', {
      as: server.acme.admin,
      body: { name: 'Shop', permissions: ['tickets:read', 'tickets:update'] },
    });
    const as = { token: body.data.key };
    const byKey = await mailsOf(() =>
      server.call('v1Tickets.reply', { as, params: { id }, body: { message: 'On its way.' } }),
    );
    expect(byKey.map(endOf)).toEqual([['The team of Acme']]);
    const byAdmin = await reply(id, { message: 'Hello' }, server.acme.admin);
    expect(byAdmin.map(endOf)).toEqual([['admin of Acme']]);
    await sign('');
    expect((await reply(id, { message: 'Hello' })).map(endOf)).toEqual([['agent of Acme']]);
    await signForAll('');
    expect((await reply(id, { message: 'Hello' })).map(endOf)).toEqual([
      [`acme ${server.acme.canary}`],
    ]);
  });

  it("of a former staff member isn't used", async () => {
    await sign(own);
    const id = await write();
    const before = inbox.received.length;
    // In one transaction, because the email is sent at once.
    await server.acme.org.write(async (tx) => {
      const { userId } = server.acme.agent;
      const said = { body: 'Hold the button.', authorType: 'staff', visibility: 'public' } as const;
      const author = { userId, authorName: 'Ben', authorEmail: null };
      const actor = { type: 'staff', userId, name: 'Ben' } as const;
      await addMessage(tx, id, { ...said, ...author }, actor);
      await tx.update('memberships', { user_id: userId }, { role: 'customer' });
    });
    await server.drain();
    expect(inbox.received[before]?.text).toContain('Hold the button.');
    expect(inbox.received[before]?.text).not.toContain('of support');
  });
});

describe('saving a signature', () => {
  it('applies only to the member, in one organization, and is only for staff', async () => {
    await signForAll('Acme');
    expect((await sign('Jonas')).body.organizations[0]).toMatchObject({
      signature: 'Jonas',
      organizationSignature: 'Acme',
    });
    const { body } = await server.call('auth.user', { as: server.acme.admin });
    expect(body.organizations[0]?.signature).toBeNull();
    expect((await sign('Vera', server.acme.customer)).status).toBe(403);
    const customer = await server.call('auth.user', { as: server.acme.customer });
    expect(customer.body.organizations[0]).not.toHaveProperty('signature');
  });

  it('is rejected with the reason', async () => {
    const sentences = [
      ['{?phone}', "A signature can't ask the agent a question. Remove it."],
      ['{first_name}', 'Unknown variable {first_name}. Did you mean {customer.firstName}?'],
      ['x'.repeat(1001), 'A signature can have up to 1000 characters'],
    ] as const;
    for (const [text, sentence] of sentences) {
      for (const { status, error } of [await sign(text), await signForAll(text)]) {
        expect([status, error.errors?.[0]]).toMatchObject([
          400,
          { field: 'signature', message: sentence },
        ]);
      }
    }
    const { body } = await server.call('organization.get', { as: server.acme.agent });
    expect(body.organization.signature).toBeNull();
  });
});

const marked = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** How mail programs quote, with the text of the answer. */
const shapes: Record<string, (mail: Received) => { text: string; isHtml?: true }> = {
  'above the quote': ({ text }) => ({
    text: `It boils!\n\nOn Fri, Nov 20, 2026 at 9:58 AM Acme wrote:\n\n${marked(text)}`,
  }),
  'below the quote': ({ text }) => ({
    text: `On Fri, Nov 20, 2026 at 9:58 AM Acme wrote:\n${marked(text)}\n\nIt boils!`,
  }),
  'between the lines': ({ text }) => ({
    text: marked(text).replace('> Hold the button.\n', '> Hold the button.\n\nIt boils!\n\n'),
  }),
  'below two quotes': ({ text }) => ({
    text: `> Earlier\n\nYes.\n\n${marked(text)}\n\nIt boils!`,
  }),
  'above a head': ({ text }) => ({
    text: `It boils!\n\nFrom: Acme <acme@help.example.com>\nSent: Friday, November 20, 2026 9:58 AM\nTo: Vera\nSubject: Re: Kettle\n\n${text}`,
  }),
  'above the HTML': ({ html }) => ({
    isHtml: true,
    text: `<div>It boils!</div><div class="gmail_quote"><div>On Fri, Nov 20, 2026 at 9:58 AM Acme wrote:</div><blockquote>${bodyOf(html)}</blockquote></div>`,
  }),
  'between the HTML': ({ html }) => ({
    isHtml: true,
    text: `<blockquote>Earlier</blockquote><div>Yes.</div><blockquote>${bodyOf(html)}</blockquote><div>It boils!</div>`,
  }),
};

const bodyOf = (html: string) => /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '';

test.each(Object.keys(shapes))("an answer %s doesn't quote the signature back", async (name) => {
  await sign(own);
  const id = await write();
  const [mail] = await reply(id, { message: 'Hold the button.' });
  if (!mail) throw new Error('No mail went out');
  const { text = '', isHtml } = shapes[name]?.(mail) ?? {};
  const answer = answerTo(mail, vera, 'x');
  const headers = Object.entries(answer.headers ?? {}).map(([key, value]) => `${key}: ${value}`);
  const type = `text/${isHtml ? 'html' : 'plain'}; charset=utf-8`;
  const raw = [
    `From: ${vera}`,
    `To: ${answer.to}`,
    `Subject: ${answer.subject}`,
    ...headers,
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
  ].join('\r\n');
  await receive({ ...answer, raw });
  const said = (await opened(id)).messages.at(-1)?.message ?? '';
  expect(said).toContain('It boils!');
  expect(said).not.toMatch(/of support|Open around the clock|just reply|^[> ]*--$/m);
});
