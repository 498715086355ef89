import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../config.ts';
import type { Org } from '../../database/types.ts';
import { placeOf } from '../../features/organization/mail-settings.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { productAddress } from '../sending/address.ts';
import { isReplyAddress } from '../sending/reply-address.ts';
import type { SupportAddress } from '../store/support-addresses.ts';
import { isShared } from './confirmations.ts';
import type { Forwarded } from './forwarded.ts';
import { readStaff, type StaffMember } from './read.ts';
import { domainOf, isForged, type SenderCheck } from './sender-check.ts';
import { supportAddressIn } from './sent-to.ts';
import type { WaitingMail } from './store.ts';
import type { ParsedMail } from './thread.ts';
import { formPerson, isMachine, namedIn, type Writer, writerOf } from './writer.ts';

/** The people named in an email, for the ticket that it opens. */
export interface People {
  writer: Writer;
  /** The person or mailbox rule that forwarded it. */
  forwardedBy: ForwardedBy | null;
  /** The forwarded email by the writer. */
  forwarded: Forwarded | null;
  /** The verified support address that it was sent to. */
  support: SupportAddress | null;
  /** The people as the ticket shows them. */
  shown: Schema<'MailPeople'>;
}

export interface ForwardedBy {
  /** Null for a rule in the mailbox of a support address. */
  member: StaffMember | null;
  /** Whether the sender check has confirmed their address. */
  isProved: boolean;
}

export const noSender = 'It has no sender who can be answered';

interface Found {
  /** The forwarded emails, the outermost first. */
  forwards: readonly Forwarded[];
  check: SenderCheck | null;
  addresses: readonly SupportAddress[];
}

/** Finds the people named in an email and decides who wrote it; null if no one can be answered. */
export async function peopleOf(
  config: Config,
  org: Org,
  mail: ParsedMail,
  row: WaitingMail,
  recipients: readonly string[],
  { forwards, check, addresses }: Found,
): Promise<People | null> {
  const isOurs = await ownAddresses(config, org, recipients, addresses);
  const support = supportAddressIn(addresses, mail, recipients);
  const around = { envelopeFrom: row.envelope_from, isOurs };
  const named = namedIn(mail, around);
  const entered = row.entered_sender && (JSON.parse(row.entered_sender) as Entered);
  const written = entered
    ? ({ ...entered, decidedBy: 'entered' } as const)
    : writerOf(mail, around);
  if (!written) return null;
  const forward = entered
    ? null
    : await forwardOf(org, mail, { forwards, check, addresses }, isOurs);
  const writer = forward?.writer ?? written;
  const senders = uniqueByEmail([
    ...(['from', 'original_from', 'reply_to', 'sender'] as const).flatMap((as) =>
      named[as].map((one) => ({ ...one, as })),
    ),
    ...(forward ? [{ ...nameAndEmail(forward.writer), as: 'forwarded' as const }] : []),
    ...(writer.decidedBy === 'form' ? [{ ...nameAndEmail(writer), as: 'form' as const }] : []),
  ]).filter(({ email }) => !isOurs(email) || email === named.from[0]?.email);
  const others = uniqueByEmail(named.cc).filter(
    ({ email }) => email !== writer.email && !isOurs(email) && !isMachine(email),
  );
  return {
    writer,
    forwardedBy: forward?.by ?? null,
    forwarded: forward?.forwarded ?? null,
    support,
    shown: {
      supportAddress: support?.email ?? null,
      decidedBy: writer.decidedBy,
      senders: senders.slice(0, 10),
      recipients: others.slice(0, 50),
    },
  };
}

type Entered = Pick<Writer, 'email' | 'name'>;

const nameAndEmail = ({ email, name }: Entered) => ({ email, name });

const uniqueByEmail = <One extends { email: string }>(all: readonly One[]): One[] =>
  [...new Map(all.toReversed().map((one) => [one.email, one])).values()].reverse();

interface Forward {
  writer: Writer;
  by: ForwardedBy;
  forwarded: Forwarded;
}

/**
 * Finds the writer of an email forwarded by a member or by a rule of the organization's own mailbox, unless the sender check shows a
 * forgery. If colleagues had forwarded it to each other before, the writer is the person who wrote to them.
 */
async function forwardOf(
  org: Org,
  mail: ParsedMail,
  { forwards, check, addresses }: Found,
  isOurs: (email: string) => boolean,
): Promise<Forward | null> {
  const [sender] = namedIn(mail, { envelopeFrom: null }).from;
  if (forwards.length === 0 || isForged(check) || !sender) return null;
  const isMailbox = addresses.some(
    ({ email, verified_at }) => verified_at !== null && email === sender.email,
  );
  const staff = await readStaff(org);
  const isMember = (email: string) => staff.some((one) => one.email.toLowerCase() === email);
  const member =
    staff.find(({ email }) => email.toLowerCase() === sender.email) ??
    (isMailbox ? null : undefined);
  if (member === undefined) return null;
  const domain = domainOf(sender.email);
  const isColleague = (email: string) =>
    isMember(email) || (domainOf(email) === domain && !isShared(domain));
  const by = { member, isProved: check?.result === 'passed' };
  let found: Forward | null = null;
  for (const forwarded of forwards) {
    const [named] = namedIn(
      { ...mail, from: forwarded.from, headers: [] },
      { envelopeFrom: null },
    ).from;
    const from =
      named && isMachine(named.email)
        ? formPerson(forwarded.text, named.email, { isOurs })[0]
        : named;
    if (!from || from.email === sender.email || isOurs(from.email) || isMachine(from.email)) {
      continue;
    }
    const forward: Forward = { writer: { ...from, decidedBy: 'forwarded' }, by, forwarded };
    if (!isColleague(from.email)) return forward;
    found ??= forward;
  }
  return found;
}

/** Returns a check whether the organization receives or sends email with an address. */
async function ownAddresses(
  config: Config,
  org: Org,
  recipients: readonly string[],
  addresses: readonly SupportAddress[],
) {
  const organization = await readOrganization(org);
  const sending = [organization.email_from, placeOf(organization)?.username];
  const own = new Set([
    productAddress(config.publicUrl),
    ...recipients,
    ...addresses.flatMap(({ email, verified_at }) => (verified_at === null ? [] : [email])),
    ...sending.flatMap((address) => (address?.includes('@') ? [address.toLowerCase()] : [])),
  ]);
  const isMailbox = (email: string) => {
    const [local = '', domain] = email.split('@');
    return domain === config.mailInDomain && local.split('+')[0] === organization.subdomain;
  };
  return (email: string) => own.has(email) || isReplyAddress(email) || isMailbox(email);
}
