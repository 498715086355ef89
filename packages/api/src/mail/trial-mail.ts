import type { Config } from '../config.ts';
import { now } from '../database/ids.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { Org } from '../database/types.ts';
import { readMailSettings, type SmtpAccess } from '../features/organization/mail-settings.ts';
import { readOrganization } from '../features/organization/store.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { isDeliverable, mailHost, oneLine, productAddress } from './address.ts';
import { heading, paragraph, small } from './blocks.ts';
import { content } from './content.ts';
import { noteSuccess } from './health.ts';
import { letterheadOf } from './letterhead.ts';
import type { OutgoingMail } from './outgoing.ts';
import { openOwnServer } from './own-server.ts';
import { completed, ownAddress } from './post-office.ts';
import { openTransport } from './transport.ts';
import { troubleOf } from './trouble.ts';

/** Milliseconds that somebody waits for the answer. */
const patience = 20_000;

/** Sends a mail through the settings as they are stored; answers in a sentence how that went. */
export async function sendTestMail(config: Config, org: Org, to: string): Promise<string> {
  if (!isDeliverable(to)) throw invalid('to', 'Please enter a valid email address');
  const organization = await readOrganization(org);
  const settings = await readMailSettings(org, config.secret);
  if (settings.provider === 'helpdesk') {
    await told(() => sendOnce(openTransport(config), mailTo(config, organization, to, null)));
    return config.smtpUrl
      ? `A test e-mail to ${to} is on its way.`
      : 'This helpdesk has no mail server yet: the test e-mail was written to a file on the server.';
  }
  const { host } = await told(async () => {
    const own = completed(settings);
    const from = ownAddress(settings, organization);
    const mail = mailTo(config, organization, to, { ...own, from });
    await sendOnce(openOwnServer(own, config), mail);
    return own;
  });
  await noteSuccess(org);
  return `A test e-mail to ${to} is on its way: ${host} has taken it.`;
}

async function told<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw new Refusal(502, `${troubleOf(error).sentence}.`, 'mail_not_sent');
  }
}

async function sendOnce({ send, close }: ReturnType<typeof openTransport>, mail: OutgoingMail) {
  try {
    await send(mail, AbortSignal.timeout(patience));
  } finally {
    close();
  }
}

function mailTo(
  config: Config,
  organization: OrganizationRow,
  to: string,
  own: (SmtpAccess & { from: string }) | null,
): OutgoingMail {
  const { name } = organization;
  const by = own ? `${own.host} as ${own.from}` : 'the mail server of the helpdesk';
  const at = now();
  return {
    ...content(letterheadOf(config, organization), 'Your e-mail settings work', `Sent by ${by}.`, [
      heading('Your e-mail settings work'),
      paragraph(`This is how mails of ${oneLine(name)} look. It was sent by ${by}.`),
      small('You get this because you asked for a test in the settings of the helpdesk.'),
    ]),
    from: { name: oneLine(name, 80), address: own?.from ?? productAddress(config.publicUrl) },
    replyTo: null,
    to,
    messageId: `<test.${organization.id}.${Date.parse(at)}@${mailHost(config.publicUrl)}>`,
    thread: null,
    answers: null,
    unsubscribeUrl: null,
    date: new Date(at),
  };
}
