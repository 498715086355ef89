import type { StoredEvent } from '../event-catalog.ts';
import type { Listener } from '../events/listener.ts';
import { isConfirmed } from '../features/accounts/store/confirmation.ts';
import { readOrganization } from '../features/organization/store/organization.ts';
import { NotNow } from '../jobs/retry.ts';
import { type MailEvent, mailEvents, ofProduct } from '../mail-limits/kinds.ts';
import { claimMail } from '../mail-limits/limits.ts';
import {
  claimStranger,
  heldFor,
  heldReasons,
  isToStrangers,
  isWritten,
  limitsToward,
} from '../mail-limits/strangers.ts';
import type { ServerContext } from '../server-context.ts';
import { accountDeletion } from './mails/account-deletion.ts';
import { chatAnswers } from './mails/chat-answers.ts';
import { chatTranscript } from './mails/chat-transcript.ts';
import {
  answer,
  confirmation,
  copy,
  invitation,
  newPassword,
  type Sender,
  sharedAnswer,
} from './mails/customer-mail.ts';
import { digest } from './mails/digest.ts';
import { emailChangeRequested } from './mails/email-change-requested.ts';
import { emailChanged } from './mails/email-changed.ts';
import { emailConfirmation } from './mails/email-confirmation.ts';
import { emailTakenBack } from './mails/email-taken-back.ts';
import { gathered } from './mails/gathered.ts';
import { noticeAddress } from './mails/notice-address.ts';
import { organizationDeletion } from './mails/organization-deletion.ts';
import { report } from './mails/report.ts';
import { resolution } from './mails/resolution.ts';
import { secondFactorChanged } from './mails/second-factor-changed.ts';
import { signedIn } from './mails/signed-in.ts';
import { ticketLink } from './mails/ticket-link.ts';
import type { Mailer } from './sending/mailer.ts';
import { addressed, type DraftMail, type OutgoingMail } from './sending/outgoing.ts';
import { notification } from './sending/submission.ts';
import {
  isOfSender,
  isOfThisMail,
  isRefusedForGood,
  isSignInRefused,
  troubleOf,
} from './sending/trouble.ts';
import { noteFailure, noteSuccess, sendWaiting } from './store/health.ts';
import { maySendAs, noteRefusal, supportAddressOfTicket } from './store/support-addresses.ts';

const name = 'mail';

/** The only listener that sends email. */
export function mailListener(
  { config, database, log }: Pick<ServerContext, 'config' | 'database' | 'log'>,
  mailer: Mailer,
): Listener<MailEvent> {
  const { directory } = database;
  /** Whether email may be waiting for the product's server, which is assumed after a start. */
  let isProductFailing = true;
  return {
    name,
    events: mailEvents,
    timeout: 60_000,
    concurrency: 16,
    isFinal: isRefusedForGood,
    reasonOf: (error) => troubleOf(error).sentence,
    // Most events are changes by the staff, which aren't emailed.
    concerns: (event) => {
      if (event.name === 'ticket.created') return event.payload.actor.type === 'customer';
      if (event.name !== 'ticket.replied') return true;
      return event.payload.actor.type === 'staff' && event.payload.visibility === 'public';
    },
    async handle(event, { id, org, signal, attempt }) {
      const row = await readOrganization(org);
      const isKnown = await isConfirmed(org);
      // Without a confirmed address, the organization's own name and logo aren't used.
      const organization = isKnown ? row : { ...row, name: row.subdomain, logo_url: null };
      const isOfProduct = ofProduct.some((one) => one === event.name);
      const isOwn = !isOfProduct && organization.email_provider !== 'helpdesk';
      /** Reports failures of an organization's own server to its admins. */
      const noted = async <R>(work: () => Promise<R>): Promise<R> => {
        try {
          return await work();
        } catch (error) {
          const isTrouble = !(error instanceof NotNow) && !isRefusedForGood(error);
          if (isOwn && isTrouble) await noteFailure(org, error, attempt);
          throw error;
        }
      };
      const route = isOfProduct
        ? mailer.product
        : await noted(() => mailer.routeOf(org, organization));
      route.ready();
      const draft = await draftFor(event, {
        config,
        directory,
        org,
        organization,
        isConfirmed: isKnown,
      });
      if (!draft) return;
      const claim = { kind: event.name, seq: event.seq, to: draft.to, by: causedBy(event) };
      const strangers =
        isToStrangers(event.name) &&
        (await limitsToward(
          { directory, org, since: row.created_at, ceiling: config.mailDailyLimit },
          { to: draft.to, ticket: draft.thread ?? null },
        ));
      const held = await org.write(async (tx) => {
        await tx.update('outbox', { id }, { recipient: draft.to });
        if (!(await claimMail(tx, claim, isKnown))) return 'kind';
        return strangers ? claimStranger(tx, claim, strangers) : null;
      });
      if (held === 'day' || (held && isWritten(event.name))) {
        throw new NotNow(heldFor(held), heldReasons[held]);
      }
      if (held) {
        log.warn({ organization: org.id, event: event.name }, 'Mail skipped: over a limit');
        return;
      }
      const support =
        draft.thread && !isOfProduct ? await supportAddressOfTicket(org, draft.thread) : null;
      const sender = support && maySendAs(support) ? support : null;
      /** The address's own provider, if it sends email for the address. */
      const own = sender && (await mailer.routeAs(org, sender));
      const as = {
        address: sender && (isOwn || own) ? sender.email : route.from,
        name: isKnown ? (support?.name ?? null) : null,
      };
      const mail = addressed(config, organization, event, name, as, draft);
      const facts = { organization: org.id, event: event.name, messageId: mail.messageId };
      /** Sends from the organization's address if the server rejects the support address. */
      const sendAs = async (sending: OutgoingMail) => {
        if (!support || (!own && sending.from.address === route.from)) {
          return route.send(sending, signal);
        }
        try {
          return await (own ?? route).send(sending, signal);
        } catch (error) {
          if (!isOfSender(error) && !(own && isSignInRefused(error))) throw error;
          await noteRefusal(org, support.id, troubleOf(error).sentence);
          const from = { ...sending.from, address: route.from };
          return route.send({ ...sending, from }, signal);
        }
      };
      const sent = async () => {
        if (own) return;
        if (!isOfProduct) await noteSuccess(org);
        if (isOwn || !isProductFailing) return;
        isProductFailing = false;
        await sendWaiting(database);
      };
      try {
        await noted(() => sendAs(mail));
        log.info(facts, 'Mail sent');
      } catch (error) {
        // The server works: it rejected only this email.
        if (isRefusedForGood(error)) await sent();
        else if (!isOwn && !own && !isOfThisMail(error)) isProductFailing = true;
        throw error;
      }
      await sent();
    },
  };
}

function draftFor(
  event: Extract<StoredEvent, { name: MailEvent }>,
  sender: Sender,
): Promise<DraftMail | null> {
  switch (event.name) {
    case 'ticket.created':
      return confirmation(sender, event.payload);
    case 'ticket.replied':
      return answer(sender, event.payload);
    case 'reply.shared':
      return sharedAnswer(sender, event.payload);
    case 'reply.copied':
      return copy(sender, event.payload);
    case 'ticket.resolved':
      return resolution(sender, event.payload);
    case 'ticket_link.requested':
      return ticketLink(sender, event.payload);
    case 'chat_transcript.requested':
      return chatTranscript(sender, event.payload);
    case 'chat_answers.due':
      return chatAnswers(sender, event.payload);
    case 'invitation.created':
    case 'invitation.resent':
      return invitation(sender, event.payload);
    case 'password_reset.requested':
      return newPassword(sender, event.payload);
    case 'account.confirmation_requested':
      return emailConfirmation(sender, event.payload);
    case 'notice_address.requested':
      return noticeAddress(sender, event.payload);
    case 'account.email_changed':
      return emailChanged(sender, event.payload);
    case 'account.email_change_requested':
      return emailChangeRequested(sender, event.payload);
    case 'account.email_taken_back':
      return emailTakenBack(sender, event.payload);
    case 'account.signed_in':
      return signedIn(sender, event.payload);
    case 'account.second_factor_changed':
      return secondFactorChanged(sender, event.payload);
    case 'account.deletion_requested':
      return accountDeletion(sender, event.payload);
    case 'organization.deletion_told':
      return organizationDeletion(sender, event.payload);
    case 'contact_form.submitted':
      return notification(sender, event.payload);
    case 'notifications.gathered':
      return gathered(sender, event.payload);
    case 'digest.due':
      return digest(sender, event.payload);
    case 'report.requested':
      return report(sender, event.payload);
  }
}

/** The staff member who caused an email; null for visitors and the product. */
function causedBy({ payload }: Extract<StoredEvent, { name: MailEvent }>): string | null {
  if ('actor' in payload) return payload.actor.type === 'staff' ? payload.actor.userId : null;
  return null;
}
