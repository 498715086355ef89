import { newToken } from '../../auth/tokens.ts';
import { type Config, mailHost, receivesMail } from '../../config.ts';
import type { Database, Org } from '../../database/types.ts';
import { isConfirmed } from '../../features/accounts/store/confirmation.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { claimMail, tooManyMails } from '../../mail-limits/limits.ts';
import { claimStranger, limitsToward } from '../../mail-limits/strangers.ts';
import { Refusal } from '../../refusal.ts';
import { heading, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { sendByRoute } from '../sending/trial-mail.ts';
import { findImapAccount } from '../store/imap-accounts.ts';
import { beginTest, endTest, type SupportAddress } from '../store/support-addresses.ts';

type Its = { config: Config; database: Database };

/**
 * Emails a token to a support address. Only its owner can read the token, so its arrival at the organization's own address here proves that
 * the organization owns the support address.
 */
export async function sendForwardingTest(
  { config, database: { directory } }: Its,
  org: Org,
  { id, email: to }: SupportAddress,
  by: string,
): Promise<SupportAddress> {
  if (!receivesMail(config) && !(await findImapAccount(org, id))) {
    throw new Refusal(409, "This helpdesk doesn't receive email", 'no_mailbox');
  }
  // The owner of the organization's own mail server could read the token there, no matter who owns the address.
  if (config.smtpUrl === null && (await readOrganization(org)).email_provider !== 'helpdesk') {
    throw new Refusal(
      409,
      'The helpdesk needs a mail server of its own for this test',
      'no_mailbox',
    );
  }
  const organization = await readOrganization(org);
  const sending = {
    directory,
    org,
    since: organization.created_at,
    ceiling: config.mailDailyLimit,
  };
  const strangers = await limitsToward(sending, { to, ticket: null });
  const isKnown = await isConfirmed(org);
  await org.write(async (tx) => {
    const mail = { kind: 'supportAddresses.test', seq: null, to, by } as const;
    if (!(await claimMail(tx, mail, isKnown))) throw tooManyMails();
    const held = strangers && (await claimStranger(tx, { seq: Date.now(), to }, strangers));
    if (held) throw tooManyMails();
  });
  const token = newToken();
  const sent = await beginTest(org, id, token);
  const name = isKnown ? organization.name : organization.subdomain;
  const written = content(
    brandOf(config, { ...organization, name }),
    'Forwarding test',
    `Checks that email to ${to} reaches your helpdesk.`,
    [
      heading('Forwarding test'),
      paragraph(`This email checks that email to ${to} reaches the helpdesk of ${name}.`),
      paragraph(`${codeMark} ${token}`),
      small("If you didn't expect this email, you can ignore it. Don't share the code."),
    ],
  );
  try {
    await sendByRoute(config, org, to, written, messageIdOf(config, token), 'stranger');
  } catch (error) {
    await endTest(org, id);
    throw error;
  }
  return sent;
}

const codeMark = 'Code:';

const messageIdOf = (config: Config, token: string) =>
  `<support.${token}@${mailHost(config.publicUrl)}>`;

interface Said {
  messageId: string | null;
  text: string | null;
  html: string | null;
}

const most = 50_000;

/** Finds the address that this test email was sent to: by its Message-ID, or by its text if forwarding gave it a new one. */
export function testedBy(
  addresses: readonly SupportAddress[],
  { messageId, text, html }: Said,
): SupportAddress | null {
  const waiting = addresses.filter(({ test_token: token }) => token !== null);
  const words = `${text?.slice(0, most) ?? ''} ${html?.slice(0, most) ?? ''}`;
  const isIts = (token: string) =>
    messageId?.startsWith(`<support.${token}@`) || words.includes(`${codeMark} ${token}`);
  return waiting.find(({ test_token: token }) => token !== null && isIts(token)) ?? null;
}
