import { resealAll } from './auth/store/reseal.ts';
import { backUp } from './backup/scheduled.ts';
import { removeExpired } from './database/expired.ts';
import { removeOldEvents } from './events/store/retention.ts';
import { forgetHandled } from './events/store.ts';
import { removeOldEntries } from './features/audit/store/remove-old.ts';
import { mailUnreadAnswers } from './features/chat/store/mail-answers.ts';
import { closeIdleChats, passOnOffers } from './features/chat/store/overdue.ts';
import { lookAfterUnanswered } from './features/chat/store/unanswered.ts';
import { lookAfterLeaving } from './features/leaving/accounts-gone.ts';
import { lookAfterClosed } from './features/leaving/organizations-gone.ts';
import { removeOldNotifications } from './features/notifications/store/old-notifications.ts';
import { lookAfterDomains } from './features/organization/domain-keeping.ts';
import { expireExports } from './features/organization-export/store/exports.ts';
import { applyRetention } from './features/retention/apply.ts';
import { sendDueReports } from './features/saved-reports/store/send-due.ts';
import { expireArchived } from './features/tickets/store/archive/expire.ts';
import { recountListed } from './features/tickets/store/counts/recount.ts';
import { forgetLanguages } from './features/tickets/store/people/customer-language.ts';
import { wakeOverlooked } from './features/tickets/store/snooze.ts';
import { forgetOldDeliveries } from './features/webhooks/store/deliveries.ts';
import { countHours } from './figures/store/recount.ts';
import { movePictures } from './files/store/move-pictures.ts';
import { removeUnusedPictures } from './files/store/pictures.ts';
import { schedule } from './jobs/schedule.ts';
import { createWorker } from './jobs/worker.ts';
import { forgetOldMails } from './mail/in/store.ts';
import { callDigests } from './mail/store/staff-mail.ts';
import type { ServerContext } from './server-context.ts';
import { scanWaiting } from './stored-files/store/scan.ts';
import { expireUploads, sweepFiles } from './stored-files/store/sweep.ts';
import { forgetDeletedTexts } from './stored-files/store/texts-with-files.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Starts the recurring tasks, each run by one node at a time. */
export async function startHousekeeping(server: ServerContext) {
  const { database, log, config } = server;
  const maxWait = config.chatAnswerSeconds * seconds;
  const tasks = schedule(database, {
    'expired-rows': { every: hours, work: () => removeExpired(database) },
    'audit-log': { every: hours, work: () => removeOldEntries(database) },
    ...(config.secret.includes('\n') && {
      'sealed-anew': { every: hours, work: () => sealAnew(server) },
    }),
    'handled-events': { every: hours, work: () => forgetHandled(database) },
    'old-notifications': { every: hours, work: () => removeOldNotifications(database) },
    'old-events': { every: hours, work: () => removeOldEvents(database) },
    'old-deliveries': { every: hours, work: () => forgetOldDeliveries(database) },
    'old-mails': { every: hours, work: () => forgetOldMails(database) },
    'spam-and-trash': { every: hours, work: () => expireArchived(database) },
    'closed-organizations': { every: 10 * minutes, work: () => lookAfterClosed(server) },
    'leaving-users': { every: hours, work: () => lookAfterLeaving(server) },
    retention: { every: 10 * minutes, work: () => applyRetention(database) },
    'deleted-texts': { every: hours, work: () => forgetDeletedTexts(database) },
    'unused-pictures': { every: 24 * hours, work: () => removeUnusedPictures(database) },
    'pictures-to-files': { every: hours, work: () => movePictures(database, config, log) },
    'customers-gone': { every: 24 * hours, work: () => forgetLanguages(database) },
    'unnamed-files': { every: hours, work: () => sweepFiles(database, config) },
    'unsent-uploads': { every: 10 * minutes, work: () => expireUploads(database, config) },
    'exports-over': { every: hours, work: () => expireExports(database) },
    'virus-check': { every: 15 * seconds, work: () => scanWaiting(database, config, log) },
    'custom-domains': { every: hours, work: () => lookAfterDomains(server) },
    'hours-of-figures': { every: hours, work: () => countHours(database) },
    'weekly-digests': { every: 10 * minutes, work: () => callDigests(database) },
    'scheduled-reports': { every: 10 * minutes, work: () => sendDueReports(database) },
    // One process owns an SQLite file, so there are no nodes of another release.
    ...(database.dialect === 'postgres' && {
      'answered-snoozes': { every: 10 * minutes, work: () => wakeOverlooked(database) },
      'totals-of-lists': { every: hours, work: () => recountListed(database) },
    }),
    ...(config.backup.everyHours && {
      backup: { every: config.backup.everyHours * hours, work: () => backUp(server) },
    }),
    ...(config.demoHelpCenter && {
      'demo-help-center': { every: 24 * hours, work: () => addHelpCenter(server) },
    }),
    'unread-answers': { every: 30 * seconds, work: () => mailUnreadAnswers(database) },
    'idle-chats': { every: minutes, work: () => closeIdleChats(database) },
    'unanswered-chats': {
      every: Math.min(maxWait / 4, 10 * seconds),
      work: () => lookAfterUnanswered(database, maxWait),
    },
  });
  await tasks.enroll();
  const worker = createWorker(database, tasks, log);
  await worker.start();
  // Every few seconds on every node: it reads, and writes only if an offer has expired.
  const offers = setInterval(() => {
    passOnOffers(database).catch((error: unknown) =>
      log.warn({ err: error }, 'Chat offers are delayed'),
    );
  }, 5 * seconds).unref();
  return {
    stop() {
      clearInterval(offers);
      return worker.stop();
    },
  };
}

/** While SECRET is a list, seals with the first secret what an older one has sealed. */
async function sealAnew({ database, config, log }: ServerContext) {
  const counted = await resealAll(database, config.secret);
  if (counted.resealed > 0 || counted.unreadable > 0) log.info(counted, 'Secrets re-encrypted');
}

/** Loaded only for this demo. */
async function addHelpCenter(server: ServerContext) {
  const { provideHelpCenter } = await import('./demo/help-center/provide.ts');
  await provideHelpCenter(server);
}
