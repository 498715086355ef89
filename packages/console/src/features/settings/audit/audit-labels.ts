import type { OperationId, operations, Schema } from '@helpdesk/sdk/contract/operations';
import m from '../messages.yaml';

type Audited = {
  [Id in OperationId]: (typeof operations)[Id] extends { audited: string } ? Id : never;
}[OperationId];
export type Entry = Schema<'AuditEntry'>;

const auditLabels: Record<Audited, string> = {
  'auth.login': m.auditLabels.signedInByPassword,
  'auth.answerChallenge': m.auditLabels.signedInWithASecondFactor,
  'auth.answerPasskey': m.auditLabels.signedInWithAPasskey,
  'auth.signup': m.auditLabels.signedUp,
  'auth.logout': m.auditLabels.signedOut,
  'auth.resetPassword': m.auditLabels.passwordResetByMailedLink,
  'auth.confirmPassword': m.auditLabels.passwordConfirmed,
  'auth.confirmEmail': m.auditLabels.emailAddressConfirmed,
  'invitations.accept': m.auditLabels.invitationAccepted,
  'organization.updateBranding': m.auditLabels.brandingChanged,
  'organization.uploadLogo': m.auditLabels.logoUploaded,
  'organization.updateGeneral': m.auditLabels.settingsChanged,
  'organization.requireSecondFactor': m.auditLabels.requirementOfASecondFactorChanged,
  'organization.setNetworks': m.auditLabels.networksOfTheStaffChanged,
  'organization.setCaptcha': m.auditLabels.captchaChanged,
  'organization.removeCaptcha': m.auditLabels.captchaRemoved,
  'organization.close': m.auditLabels.organizationClosedToBeDeleted,
  'organization.reopen': m.auditLabels.organizationOpenedAgain,
  'organization.updateRetention': m.auditLabels.rulesOfRetentionChanged,
  'organization.updateEmail': m.auditLabels.emailSettingsChanged,
  'organization.updateApi': m.auditLabels.apiSettingsChanged,
  'organization.regenerateApiKey': m.auditLabels.apiKeyOfTheSettingsReplaced,
  'organization.setCustomDomain': m.auditLabels.customDomainSet,
  'organization.removeCustomDomain': m.auditLabels.customDomainRemoved,
  'organization.verifyCustomDomain': m.auditLabels.customDomainVerified,
  'mailTexts.update': m.auditLabels.wordsOfAMailChanged,
  'mailTexts.reset': m.auditLabels.wordsOfAMailReset,
  'sentences.update': m.auditLabels.wordsForVisitorsChanged,
  'sso.update': m.auditLabels.singleSignOnSetUpOr,
  'sso.remove': m.auditLabels.singleSignOnRemoved,
  'sso.require': m.auditLabels.requirementOfSingleSignOnChanged,
  'sso.addDomain': m.auditLabels.domainOfSingleSignOnAdded,
  'sso.verifyDomain': m.auditLabels.domainOfSingleSignOnProved,
  'sso.removeDomain': m.auditLabels.domainOfSingleSignOnRemoved,
  'metrics.report': m.auditLabels.reportDownloaded,
  'metrics.sendReport': m.auditLabels.reportMailed,
  'tickets.import': m.auditLabels.ticketsImported,
  'tickets.delete': m.auditLabels.ticketDeleted,
  'tickets.deleteForGood': m.auditLabels.ticketsDeletedForGood,
  'tickets.markSpam': m.auditLabels.ticketsMarkedAsSpam,
  'tickets.unmarkSpam': m.auditLabels.ticketsMarkedAsNotSpam,
  'v1Tickets.delete': m.auditLabels.ticketDeleted,
  'v1ContactForms.update': m.auditLabels.contactFormChanged,
  'v1ContactForms.delete': m.auditLabels.contactFormDeleted,
  'v1Organization.update': m.auditLabels.brandingChanged,
  'tags.update': m.auditLabels.tagChanged,
  'tags.delete': m.auditLabels.tagDeleted,
  'tags.merge': m.auditLabels.tagsMerged,
  'tags.restore': m.auditLabels.tagRestored,
  'team.invite': m.auditLabels.memberInvited,
  'team.revokeInvitation': m.auditLabels.invitationRevoked,
  'team.resendInvitation': m.auditLabels.invitationSentAgain,
  'team.setRole': m.auditLabels.roleChanged,
  'team.createRole': m.auditLabels.roleCreated,
  'team.updateRole': m.auditLabels.rolePermissionsChanged,
  'team.deleteRole': m.auditLabels.roleDeleted,
  'team.remove': m.auditLabels.memberRemoved,
  'team.resetSecondFactor': m.auditLabels.secondFactorOfAMemberRemoved,
  'team.unlinkSso': m.auditLabels.singleSignOnOfAMember,
  'contactForms.create': m.auditLabels.contactFormCreated,
  'contactForms.update': m.auditLabels.contactFormChanged,
  'contactForms.duplicate': m.auditLabels.contactFormDuplicated,
  'contactForms.delete': m.auditLabels.contactFormDeleted,
  'contactForms.exportSubmissions': m.auditLabels.submissionsExported,
  'chatbot.create': m.auditLabels.chatbotAnswerCreated,
  'chatbot.update': m.auditLabels.chatbotAnswerChanged,
  'chatbot.import': m.auditLabels.chatbotAnswersImported,
  'chatbot.teach': m.auditLabels.chatbotAnswerCreatedFromAQuestion,
  'chatbot.delete': m.auditLabels.chatbotAnswerDeleted,
  'chatbot.exportJson': m.auditLabels.chatbotExported,
  'chatbot.exportCsv': m.auditLabels.chatbotExported,
  'cannedReplies.exportJson': m.auditLabels.cannedRepliesExported,
  'cannedReplies.exportCsv': m.auditLabels.cannedRepliesExported,
  'macros.create': m.auditLabels.macroCreated,
  'macros.update': m.auditLabels.macroChanged,
  'macros.delete': m.auditLabels.macroDeleted,
  'macros.restore': m.auditLabels.macroRestored,
  'supportAddresses.create': m.auditLabels.supportAddressAdded,
  'supportAddresses.update': m.auditLabels.supportAddressChanged,
  'supportAddresses.delete': m.auditLabels.supportAddressRemoved,
  'supportAddresses.connectImap': m.auditLabels.mailboxConnected,
  'supportAddresses.finishOAuth': m.auditLabels.mailboxConnected,
  'supportAddresses.disconnectImap': m.auditLabels.mailboxDisconnected,
  'blockedSenders.create': m.auditLabels.senderBlocked,
  'blockedSenders.delete': m.auditLabels.senderUnblocked,
  'chat.block': m.auditLabels.chatVisitorBlocked,
  'helpCategories.create': m.auditLabels.helpCategoryCreated,
  'helpCategories.update': m.auditLabels.helpCategoryChanged,
  'helpCategories.reorder': m.auditLabels.helpCategoriesReordered,
  'helpCategories.orderArticles': m.auditLabels.helpArticlesReordered,
  'helpArticles.create': m.auditLabels.helpArticleCreated,
  'helpArticles.update': m.auditLabels.helpArticleChanged,
  'helpArticles.restore': m.auditLabels.helpArticleRestored,
  'helpArticles.saveTranslation': m.auditLabels.helpArticleTranslated,
  'helpArticles.deleteTranslation': m.auditLabels.translationOfAHelpArticleDeleted,
  'helpCategories.delete': m.auditLabels.helpCategoryDeleted,
  'helpArticles.delete': m.auditLabels.helpArticleDeleted,
  'chat.updateSettings': m.auditLabels.chatSettingsChanged,
  'chat.newIdentitySecret': m.auditLabels.identitySecretOfTheChatReplaced,
  'profile.update': m.auditLabels.profileChanged,
  'profile.delete': m.auditLabels.deletionOfTheAccountAskedFor,
  'profile.changePassword': m.auditLabels.passwordChanged,
  'sessions.end': m.auditLabels.sessionEnded,
  'sessions.endOthers': m.auditLabels.allOtherSessionsEnded,
  'account.confirmTotp': m.auditLabels.authenticatorAppSetUp,
  'account.removeTotp': m.auditLabels.authenticatorAppRemoved,
  'account.addPasskey': m.auditLabels.passkeyAdded,
  'account.renamePasskey': m.auditLabels.passkeyRenamed,
  'account.removePasskey': m.auditLabels.passkeyRemoved,
  'account.makeRecoveryCodes': m.auditLabels.recoveryCodesMade,
  'apiKeys.create': m.auditLabels.apiKeyCreated,
  'apiKeys.update': m.auditLabels.apiKeyChanged,
  'apiKeys.delete': m.auditLabels.apiKeyDeleted,
  'apiKeys.rotate': m.auditLabels.apiKeyRotated,
  'webhooks.create': m.auditLabels.webhookCreated,
  'webhooks.update': m.auditLabels.webhookChanged,
  'webhooks.delete': m.auditLabels.webhookDeleted,
  'webhooks.rotateSecret': m.auditLabels.webhookSecretRotated,
  'organization.startExport': m.auditLabels.exportOfTheOrganizationStarted,
  'organization.deleteExport': m.auditLabels.exportOfTheOrganizationDeleted,
  'audit.exportCsv': m.auditLabels.auditLogExported,
  'audit.exportJsonl': m.auditLabels.auditLogExported,
};

/** What is no operation of the API. */
const outside = {
  'audit.removeOld': m.auditLabels.oldEntriesOfTheAuditLog,
  'organization.applyRetention': m.auditLabels.closedAndDeletedByTheRules,
  'organization.downloadExport': m.auditLabels.exportOfTheOrganizationDownloaded,
  'profile.confirmNewEmail': m.auditLabels.newEmailAddressConfirmed,
  'profile.takeBackEmail': m.auditLabels.emailAddressTakenBack,
  'contactForms.acceptNotices': m.auditLabels.addressForFormNotificationsConfirmed,
  'auth.enterBySso': m.auditLabels.signedInBySingleSignOn,
  'auth.refuseNetwork': m.auditLabels.refusedNetworkNotAllowed,
};

const failures: Record<string, string> = {
  invalid_credentials: m.auditLabels.signInFailedWrongPassword,
  wrong_password: m.auditLabels.wrongPasswordGiven,
  wrong_code: m.auditLabels.signInFailedWrongCode,
  wrong_passkey: m.auditLabels.signInFailedWrongPasskey,
  network_not_allowed: m.auditLabels.refusedNetworkNotAllowed,
};

/** What was done, in words; a newer server may know more. */
export function deedText({ operation, outcome, reason, changes }: Entry): string {
  if (outcome === 'refused') return failures[reason ?? ''] ?? m.auditLabels.signInFailed;
  // The password alone was right: who signs in is asked for more.
  if (operation === 'auth.login' && !changes.some(({ object }) => object === 'session')) {
    return m.auditLabels.rightPasswordSecondFactorAsked;
  }
  const known: Readonly<Record<string, string>> = { ...auditLabels, ...outside };
  return known[operation] ?? operation;
}

/** Who did it, in words. */
export function actorText({ actor }: Entry): string {
  if (actor.type === 'unknown') return m.auditLabels.notKnown;
  if (actor.type === 'system') return m.auditLabels.thisServer;
  return actor.name ?? actor.email ?? m.auditLabels.notKnown;
}

export const subjects = [
  { value: '', label: m.auditLabels.everything },
  { value: 'sign_in', label: m.auditLabels.signInsAndSessions },
  { value: 'account', label: m.auditLabels.passwordsAndSecondFactors },
  { value: 'member', label: m.auditLabels.members },
  { value: 'role', label: m.auditLabels.rolesOfTheTeam },
  { value: 'invitation', label: m.auditLabels.invitations },
  { value: 'api_key', label: m.auditLabels.apiKeys },
  { value: 'webhook', label: m.auditLabels.webhooks },
  { value: 'settings', label: m.auditLabels.settings },
  { value: 'branding', label: m.auditLabels.branding },
  { value: 'domain', label: m.auditLabels.domains },
  { value: 'tag', label: m.auditLabels.tags },
  { value: 'contact_form', label: m.auditLabels.contactForms },
  { value: 'macro', label: m.auditLabels.macros },
  { value: 'blocked_sender', label: m.auditLabels.blockedSenders },
  { value: 'spam', label: m.auditLabels.spam },
  { value: 'article', label: m.auditLabels.helpCenter },
  { value: 'bot_answer', label: m.auditLabels.chatbotAnswers },
  { value: 'import', label: m.auditLabels.imports },
  { value: 'export', label: m.auditLabels.exports },
  { value: 'deletion', label: m.auditLabels.deletions },
] as const satisfies readonly { value: Schema<'AuditObject'> | ''; label: string }[];
