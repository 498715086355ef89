import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { can, type Permission, roles } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat } from './chats.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ids = (Object.keys(operations) as OperationId[]).filter((id) =>
  ['POST', 'PUT'].includes(operations[id].method),
);

/** For each operation that derives data from stored data: the operation that reads the source. */
const madeOf: Partial<Record<OperationId, OperationId>> = {
  'cannedReplies.copyFiles': 'cannedReplies.get',
  'chat.addNote': 'chat.get',
  'chat.addParticipant': 'chat.get',
  'chat.block': 'chat.get',
  'chat.convertToTicket': 'chat.get',
  'chat.mailTranscript': 'chat.get',
  'chat.transfer': 'chat.get',
  'publicChat.leaveMessage': 'publicChat.get',
  'publicChat.mailTranscript': 'publicChat.get',
  'publicTickets.reply': 'publicTickets.get',
  'tickets.reply': 'tickets.get',
  'tickets.scheduleReply': 'tickets.get',
  'tickets.sendReplyNow': 'tickets.get',
  'tickets.retryMails': 'tickets.get',
  'tickets.bulk': 'tickets.list',
  'tickets.markSpam': 'tickets.list',
  'tickets.unmarkSpam': 'tickets.listSpam',
  'tickets.restore': 'tickets.listDeleted',
  'tickets.deleteForGood': 'tickets.listDeleted',
  'tickets.merge': 'tickets.list',
  'tickets.unmerge': 'tickets.get',
  'tickets.split': 'tickets.get',
  'tickets.unsplit': 'tickets.get',
  'chatbot.teach': 'chatbot.unanswered',
  'chatbot.test': 'chatbot.list',
  'contactForms.duplicate': 'contactForms.get',
  'metrics.sendReport': 'metrics.report',
  'team.resendInvitation': 'team.invitations',
  'helpCategories.reorder': 'helpCategories.list',
  'helpCategories.orderArticles': 'helpArticles.list',
  'helpArticles.restore': 'helpArticles.version',
};

/** Operations that act on one object, or create one only from the request; reviewed one by one. */
const ofItsOwn: OperationId[] = [
  'account.addPasskey',
  'account.confirmTotp',
  'account.makeRecoveryCodes',
  'account.startPasskey',
  'account.startTotp',
  'apiKeys.create',
  'apiKeys.rotate',
  'auth.answerChallenge',
  'auth.answerPasskey',
  'auth.confirmEmail',
  'auth.confirmPassword',
  'auth.forgotPassword',
  'auth.login',
  'auth.logout',
  'auth.resetPassword',
  'auth.sendConfirmation',
  'auth.signup',
  'auth.startPasskey',
  'cannedReplies.create',
  'cannedReplies.import',
  'cannedReplies.restore',
  'cannedReplies.use',
  'chat.accept',
  'chat.close',
  'chat.markRead',
  'chat.newIdentitySecret',
  'chat.send',
  'chatbot.create',
  'chatbot.import',
  'contactForms.confirmNotices',
  'tickets.findImported',
  'tickets.import',
  'contactForms.create',
  'helpArticles.create',
  'helpArticles.saveDraft',
  'helpArticles.saveTranslation',
  'helpArticles.uploadImage',
  // The caller's own bytes, which only they can attach.
  'files.upload',
  'files.beginUpload',
  'files.confirmUpload',
  'helpCategories.create',
  'invitations.accept',
  'macros.apply',
  'macros.create',
  'macros.preview',
  'macros.restore',
  'macros.undo',
  'organization.regenerateApiKey',
  'organization.requireSecondFactor',
  'organization.close',
  'organization.previewRetention',
  'organization.updateRetention',
  'profile.delete',
  'auth.findSso',
  'organization.setNetworks',
  'organization.setCaptcha',
  'organization.checkCaptcha',
  'organization.startExport',
  'sso.addDomain',
  'sso.require',
  'sso.update',
  'sso.verifyDomain',
  'organization.setCustomDomain',
  'organization.testEmail',
  'organization.uploadLogo',
  'organization.verifyCustomDomain',
  'profile.uploadPhoto',
  // Answers from published articles and the bot's training, which are public.
  'publicChatbot.ask',
  'publicChat.close',
  'publicChat.forget',
  'publicChat.identify',
  'publicChat.markRead',
  'publicChat.rate',
  'publicChat.requestPerson',
  'publicChat.send',
  'publicChat.start',
  // The visitor's own bytes, which only their chat or access token can attach.
  'publicChat.upload',
  'publicChat.beginUpload',
  'publicTickets.upload',
  'publicTickets.beginUpload',
  // The same, for one submission of the form.
  'widget.upload',
  'widget.beginUpload',
  'publicForms.submit',
  'publicHelp.recordView',
  'publicHelp.vote',
  // Requires ticket number and email address together, which prove access.
  'publicTickets.lookup',
  // Reveals nothing: the links are sent only to the address.
  'publicTickets.mailLinks',
  // Its sockets check permissions for each event.
  'realtime.ticket',
  // Each email checks whether its recipient may see reports: features/saved-reports.
  'savedReports.create',
  'tags.create',
  'team.createRole',
  // Replaces a tag on tickets. Every member with access to tickets can read all tags.
  'tags.merge',
  'tags.restore',
  // Every ticket is visible to all staff, and so are its tasks.
  'tasks.create',
  'tasks.restore',
  // Own time entries, on tickets that all staff can see.
  'time.create',
  'time.restore',
  'time.startTimer',
  'time.stopTimer',
  'team.invite',
  'tickets.create',
  'tickets.handOver',
  // Every ticket is visible to all staff, and so are its followers.
  'tickets.follow',
  'tickets.link',
  // The requester of the ticket. Every ticket is visible to all staff.
  'customers.update',
  'tickets.setCustomerLanguage',
  'tickets.snooze',
  'blockedSenders.create',
  // Sent again to the same recipients: dead-letters.test.ts.
  'deadLetters.retry',
  'deadLetters.retryAll',
  // Emails of the organization itself: mailbox.test.ts.
  'mailbox.takeIn',
  'mailbox.takeInFrom',
  'mailbox.test',
  'supportAddresses.create',
  'supportAddresses.test',
  'supportAddresses.connectImap',
  'supportAddresses.startOAuth',
  'supportAddresses.finishOAuth',
  // Shows text that the caller sends.
  'mailTexts.preview',
  'mailTexts.update',
  'v1ContactForms.submit',
  'v1Tickets.create',
  'v1Tickets.reply',
  'views.create',
  'views.restore',
  // A key needs the permission to read each of their events: key-scopes.test.ts.
  'webhooks.create',
  'webhooks.redeliver',
  'webhooks.redeliverFailed',
  'webhooks.rotateSecret',
  'webhooks.test',
  'widget.event',
  'widget.submit',
];

test('AZ-15: every operation that could derive data is reviewed here', () => {
  expect([...Object.keys(madeOf), ...ofItsOwn].sort()).toEqual([...ids].sort());
});

const roleMay = (id: OperationId, role: (typeof roles)[number]) =>
  operations[id].access.some(
    ({ scheme, permissions }) =>
      scheme === 'session' &&
      (permissions.length === 0 || permissions.some((one) => can(role, one as Permission))),
  );
const keyMay = (id: OperationId, scope: string) =>
  operations[id].access.some(
    ({ scheme, permissions }) =>
      scheme === 'apiKey' && permissions.some((one) => String(one) === scope),
  );
const schemesOf = (id: OperationId) =>
  [...new Set(operations[id].access.map(({ scheme }) => scheme))].sort();

test.each(Object.entries(madeOf) as [OperationId, OperationId][])(
  'AZ-15: %s is allowed only for callers who may call %s',
  (makes, reads) => {
    for (const role of roles) {
      if (roleMay(makes, role)) expect(roleMay(reads, role), role).toBe(true);
    }
    for (const scope of apiPermissions) {
      if (keyMay(makes, scope)) expect(keyMay(reads, scope), scope).toBe(true);
    }
    expect(schemesOf(reads)).toEqual(expect.arrayContaining(schemesOf(makes)));
    expect(operations[makes].access.length).toBeGreaterThan(0);
    const [source, made]: Operation[] = [operations[reads], operations[makes]];
    const whole = source?.ownOnlyWithout;
    // A caller limited to their own data can derive only from their own data.
    if (whole && roles.some((role) => roleMay(makes, role) && !can(role, whole))) {
      expect(made?.ownOnlyWithout).toBe(whole);
    }
  },
);

test("AZ-15: a customer can't turn a chat into a ticket, and another organization can't copy our form", async () => {
  const { acme, globex } = server;
  const chat = await startChat(server, acme, { message: acme.canary });
  const params = { id: chat.id };
  const turned = await server.call('chat.convertToTicket', { as: acme.customer, params });
  expect(turned.status).toBe(403);
  const form = { as: globex.admin, params: { id: acme.formId } };
  expect((await server.call('contactForms.duplicate', form)).status).toBe(404);
});
