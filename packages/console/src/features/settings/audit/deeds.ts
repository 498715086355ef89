import type { OperationId, operations, Schema } from '@helpdesk/sdk/contract/operations';

type Audited = {
  [Id in OperationId]: (typeof operations)[Id] extends { audited: string } ? Id : never;
}[OperationId];
export type Entry = Schema<'AuditEntry'>;

const deeds: Record<Audited, string> = {
  'auth.login': 'Signed in by password',
  'auth.answerChallenge': 'Signed in with a second factor',
  'auth.answerPasskey': 'Signed in with a passkey',
  'auth.signup': 'Signed up',
  'auth.logout': 'Signed out',
  'auth.resetPassword': 'Password reset by mailed link',
  'auth.confirmPassword': 'Password confirmed',
  'auth.confirmEmail': 'Email address confirmed',
  'invitations.accept': 'Invitation accepted',
  'organization.updateBranding': 'Branding changed',
  'organization.uploadLogo': 'Logo uploaded',
  'organization.updateGeneral': 'Settings changed',
  'organization.requireSecondFactor': 'Requirement of a second factor changed',
  'organization.setNetworks': 'Networks of the staff changed',
  'organization.close': 'Organization closed, to be deleted',
  'organization.reopen': 'Organization opened again',
  'organization.updateRetention': 'Rules of retention changed',
  'organization.updateEmail': 'Email settings changed',
  'organization.updateApi': 'API settings changed',
  'organization.regenerateApiKey': 'API key of the settings replaced',
  'organization.setCustomDomain': 'Custom domain set',
  'organization.removeCustomDomain': 'Custom domain removed',
  'organization.verifyCustomDomain': 'Custom domain verified',
  'mailTexts.update': 'Words of a mail changed',
  'mailTexts.reset': 'Words of a mail reset',
  'sentences.update': 'Words for visitors changed',
  'sso.update': 'Single sign-on set up or changed',
  'sso.remove': 'Single sign-on removed',
  'sso.require': 'Requirement of single sign-on changed',
  'sso.addDomain': 'Domain of single sign-on added',
  'sso.verifyDomain': 'Domain of single sign-on proved',
  'sso.removeDomain': 'Domain of single sign-on removed',
  'metrics.report': 'Report downloaded',
  'metrics.sendReport': 'Report mailed',
  'tickets.import': 'Tickets imported',
  'tickets.delete': 'Ticket deleted',
  'tickets.deleteForGood': 'Tickets deleted for good',
  'tickets.markSpam': 'Tickets marked as spam',
  'tickets.unmarkSpam': 'Tickets marked as not spam',
  'v1Tickets.delete': 'Ticket deleted',
  'v1ContactForms.update': 'Contact form changed',
  'v1ContactForms.delete': 'Contact form deleted',
  'v1Organization.update': 'Branding changed',
  'tags.update': 'Tag changed',
  'tags.delete': 'Tag deleted',
  'tags.merge': 'Tags merged',
  'tags.restore': 'Tag restored',
  'team.invite': 'Member invited',
  'team.revokeInvitation': 'Invitation revoked',
  'team.resendInvitation': 'Invitation sent again',
  'team.setRole': 'Role changed',
  'team.createRole': 'Role created',
  'team.updateRole': 'Role permissions changed',
  'team.deleteRole': 'Role deleted',
  'team.remove': 'Member removed',
  'team.resetSecondFactor': 'Second factor of a member removed',
  'team.unlinkSso': 'Single sign-on of a member unlinked',
  'contactForms.create': 'Contact form created',
  'contactForms.update': 'Contact form changed',
  'contactForms.duplicate': 'Contact form duplicated',
  'contactForms.delete': 'Contact form deleted',
  'contactForms.exportSubmissions': 'Submissions exported',
  'chatbot.create': 'Chatbot answer created',
  'chatbot.update': 'Chatbot answer changed',
  'chatbot.import': 'Chatbot answers imported',
  'chatbot.teach': 'Chatbot answer created from a question',
  'chatbot.delete': 'Chatbot answer deleted',
  'chatbot.exportJson': 'Chatbot exported',
  'chatbot.exportCsv': 'Chatbot exported',
  'cannedReplies.exportJson': 'Canned replies exported',
  'cannedReplies.exportCsv': 'Canned replies exported',
  'macros.create': 'Macro created',
  'macros.update': 'Macro changed',
  'macros.delete': 'Macro deleted',
  'macros.restore': 'Macro restored',
  'blockedSenders.create': 'Sender blocked',
  'blockedSenders.delete': 'Sender unblocked',
  'chat.block': 'Chat visitor blocked',
  'helpCategories.create': 'Help category created',
  'helpCategories.update': 'Help category changed',
  'helpCategories.reorder': 'Help categories reordered',
  'helpCategories.orderArticles': 'Help articles reordered',
  'helpArticles.create': 'Help article created',
  'helpArticles.update': 'Help article changed',
  'helpArticles.restore': 'Help article restored',
  'helpArticles.saveTranslation': 'Help article translated',
  'helpArticles.deleteTranslation': 'Translation of a help article deleted',
  'helpCategories.delete': 'Help category deleted',
  'helpArticles.delete': 'Help article deleted',
  'chat.updateSettings': 'Chat settings changed',
  'chat.newIdentitySecret': 'Identity secret of the chat replaced',
  'profile.update': 'Profile changed',
  'profile.delete': 'Deletion of the account asked for',
  'profile.changePassword': 'Password changed',
  'sessions.end': 'Session ended',
  'sessions.endOthers': 'All other sessions ended',
  'account.confirmTotp': 'Authenticator app set up',
  'account.removeTotp': 'Authenticator app removed',
  'account.addPasskey': 'Passkey added',
  'account.renamePasskey': 'Passkey renamed',
  'account.removePasskey': 'Passkey removed',
  'account.makeRecoveryCodes': 'Recovery codes made',
  'apiKeys.create': 'API key created',
  'apiKeys.update': 'API key changed',
  'apiKeys.delete': 'API key deleted',
  'apiKeys.rotate': 'API key rotated',
  'webhooks.create': 'Webhook created',
  'webhooks.update': 'Webhook changed',
  'webhooks.delete': 'Webhook deleted',
  'webhooks.rotateSecret': 'Webhook secret rotated',
  'organization.startExport': 'Export of the organization started',
  'organization.deleteExport': 'Export of the organization deleted',
  'audit.exportCsv': 'Audit log exported',
  'audit.exportJsonl': 'Audit log exported',
};

/** What is no operation of the API. */
const outside = {
  'audit.removeOld': 'Old entries of the audit log removed',
  'organization.applyRetention': 'Closed and deleted by the rules of retention',
  'organization.downloadExport': 'Export of the organization downloaded',
  'profile.confirmNewEmail': 'New email address confirmed',
  'profile.takeBackEmail': 'Email address taken back',
  'contactForms.acceptNotices': 'Address for form notifications confirmed',
  'auth.enterBySso': 'Signed in by single sign-on',
  'auth.refuseNetwork': 'Refused: network not allowed',
};

const failures: Record<string, string> = {
  invalid_credentials: 'Sign-in failed: wrong password',
  wrong_password: 'Wrong password given',
  wrong_code: 'Sign-in failed: wrong code',
  wrong_passkey: 'Sign-in failed: wrong passkey',
  network_not_allowed: 'Refused: network not allowed',
};

/** What was done, in words; a newer server may know more. */
export function deedText({ operation, outcome, reason, changes }: Entry): string {
  if (outcome === 'refused') return failures[reason ?? ''] ?? 'Sign-in failed';
  // The password alone was right: who signs in is asked for more.
  if (operation === 'auth.login' && !changes.some(({ object }) => object === 'session')) {
    return 'Right password, second factor asked';
  }
  const known: Readonly<Record<string, string>> = { ...deeds, ...outside };
  return known[operation] ?? operation;
}

/** Who did it, in words. */
export function actorText({ actor }: Entry): string {
  if (actor.type === 'unknown') return 'Not known';
  if (actor.type === 'system') return 'This server';
  return actor.name ?? actor.email ?? 'Not known';
}

export const subjects = [
  { value: '', label: 'Everything' },
  { value: 'sign_in', label: 'Sign-ins and sessions' },
  { value: 'account', label: 'Passwords and second factors' },
  { value: 'member', label: 'Members' },
  { value: 'role', label: 'Roles of the team' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'api_key', label: 'API keys' },
  { value: 'webhook', label: 'Webhooks' },
  { value: 'settings', label: 'Settings' },
  { value: 'branding', label: 'Branding' },
  { value: 'domain', label: 'Domains' },
  { value: 'tag', label: 'Tags' },
  { value: 'contact_form', label: 'Contact forms' },
  { value: 'macro', label: 'Macros' },
  { value: 'blocked_sender', label: 'Blocked senders' },
  { value: 'spam', label: 'Spam' },
  { value: 'article', label: 'Help center' },
  { value: 'bot_answer', label: 'Chatbot answers' },
  { value: 'import', label: 'Imports' },
  { value: 'export', label: 'Exports' },
  { value: 'deletion', label: 'Deletions' },
] as const satisfies readonly { value: Schema<'AuditObject'> | ''; label: string }[];
