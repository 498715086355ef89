import type { OperationId, operations, Schema } from '@helpdesk/sdk/contract/operations';
import m from '../messages.yaml';

type Audited = {
  [Id in OperationId]: (typeof operations)[Id] extends { audited: string } ? Id : never;
}[OperationId];
export type Entry = Schema<'AuditEntry'>;

const deeds: Record<Audited, string> = {
  'auth.login': m.deeds.signedInByPassword,
  'auth.answerChallenge': m.deeds.signedInWithASecondFactor,
  'auth.answerPasskey': m.deeds.signedInWithAPasskey,
  'auth.signup': m.deeds.signedUp,
  'auth.logout': m.deeds.signedOut,
  'auth.resetPassword': m.deeds.passwordResetByMailedLink,
  'auth.confirmPassword': m.deeds.passwordConfirmed,
  'auth.confirmEmail': m.deeds.emailAddressConfirmed,
  'invitations.accept': m.deeds.invitationAccepted,
  'organization.updateBranding': m.deeds.brandingChanged,
  'organization.uploadLogo': m.deeds.logoUploaded,
  'organization.updateGeneral': m.deeds.settingsChanged,
  'organization.requireSecondFactor': m.deeds.requirementOfASecondFactorChanged,
  'organization.setNetworks': m.deeds.networksOfTheStaffChanged,
  'organization.close': m.deeds.organizationClosedToBeDeleted,
  'organization.reopen': m.deeds.organizationOpenedAgain,
  'organization.updateRetention': m.deeds.rulesOfRetentionChanged,
  'organization.updateEmail': m.deeds.emailSettingsChanged,
  'organization.updateApi': m.deeds.apiSettingsChanged,
  'organization.regenerateApiKey': m.deeds.apiKeyOfTheSettingsReplaced,
  'organization.setCustomDomain': m.deeds.customDomainSet,
  'organization.removeCustomDomain': m.deeds.customDomainRemoved,
  'organization.verifyCustomDomain': m.deeds.customDomainVerified,
  'mailTexts.update': m.deeds.wordsOfAMailChanged,
  'mailTexts.reset': m.deeds.wordsOfAMailReset,
  'sentences.update': m.deeds.wordsForVisitorsChanged,
  'sso.update': m.deeds.singleSignOnSetUpOr,
  'sso.remove': m.deeds.singleSignOnRemoved,
  'sso.require': m.deeds.requirementOfSingleSignOnChanged,
  'sso.addDomain': m.deeds.domainOfSingleSignOnAdded,
  'sso.verifyDomain': m.deeds.domainOfSingleSignOnProved,
  'sso.removeDomain': m.deeds.domainOfSingleSignOnRemoved,
  'metrics.report': m.deeds.reportDownloaded,
  'metrics.sendReport': m.deeds.reportMailed,
  'tickets.import': m.deeds.ticketsImported,
  'tickets.delete': m.deeds.ticketDeleted,
  'tickets.deleteForGood': m.deeds.ticketsDeletedForGood,
  'tickets.markSpam': m.deeds.ticketsMarkedAsSpam,
  'tickets.unmarkSpam': m.deeds.ticketsMarkedAsNotSpam,
  'v1Tickets.delete': m.deeds.ticketDeleted,
  'v1ContactForms.update': m.deeds.contactFormChanged,
  'v1ContactForms.delete': m.deeds.contactFormDeleted,
  'v1Organization.update': m.deeds.brandingChanged,
  'tags.update': m.deeds.tagChanged,
  'tags.delete': m.deeds.tagDeleted,
  'tags.merge': m.deeds.tagsMerged,
  'tags.restore': m.deeds.tagRestored,
  'team.invite': m.deeds.memberInvited,
  'team.revokeInvitation': m.deeds.invitationRevoked,
  'team.resendInvitation': m.deeds.invitationSentAgain,
  'team.setRole': m.deeds.roleChanged,
  'team.createRole': m.deeds.roleCreated,
  'team.updateRole': m.deeds.rolePermissionsChanged,
  'team.deleteRole': m.deeds.roleDeleted,
  'team.remove': m.deeds.memberRemoved,
  'team.resetSecondFactor': m.deeds.secondFactorOfAMemberRemoved,
  'team.unlinkSso': m.deeds.singleSignOnOfAMember,
  'contactForms.create': m.deeds.contactFormCreated,
  'contactForms.update': m.deeds.contactFormChanged,
  'contactForms.duplicate': m.deeds.contactFormDuplicated,
  'contactForms.delete': m.deeds.contactFormDeleted,
  'contactForms.exportSubmissions': m.deeds.submissionsExported,
  'chatbot.create': m.deeds.chatbotAnswerCreated,
  'chatbot.update': m.deeds.chatbotAnswerChanged,
  'chatbot.import': m.deeds.chatbotAnswersImported,
  'chatbot.teach': m.deeds.chatbotAnswerCreatedFromAQuestion,
  'chatbot.delete': m.deeds.chatbotAnswerDeleted,
  'chatbot.exportJson': m.deeds.chatbotExported,
  'chatbot.exportCsv': m.deeds.chatbotExported,
  'cannedReplies.exportJson': m.deeds.cannedRepliesExported,
  'cannedReplies.exportCsv': m.deeds.cannedRepliesExported,
  'macros.create': m.deeds.macroCreated,
  'macros.update': m.deeds.macroChanged,
  'macros.delete': m.deeds.macroDeleted,
  'macros.restore': m.deeds.macroRestored,
  'supportAddresses.create': m.deeds.supportAddressAdded,
  'supportAddresses.update': m.deeds.supportAddressChanged,
  'supportAddresses.delete': m.deeds.supportAddressRemoved,
  'blockedSenders.create': m.deeds.senderBlocked,
  'blockedSenders.delete': m.deeds.senderUnblocked,
  'chat.block': m.deeds.chatVisitorBlocked,
  'helpCategories.create': m.deeds.helpCategoryCreated,
  'helpCategories.update': m.deeds.helpCategoryChanged,
  'helpCategories.reorder': m.deeds.helpCategoriesReordered,
  'helpCategories.orderArticles': m.deeds.helpArticlesReordered,
  'helpArticles.create': m.deeds.helpArticleCreated,
  'helpArticles.update': m.deeds.helpArticleChanged,
  'helpArticles.restore': m.deeds.helpArticleRestored,
  'helpArticles.saveTranslation': m.deeds.helpArticleTranslated,
  'helpArticles.deleteTranslation': m.deeds.translationOfAHelpArticleDeleted,
  'helpCategories.delete': m.deeds.helpCategoryDeleted,
  'helpArticles.delete': m.deeds.helpArticleDeleted,
  'chat.updateSettings': m.deeds.chatSettingsChanged,
  'chat.newIdentitySecret': m.deeds.identitySecretOfTheChatReplaced,
  'profile.update': m.deeds.profileChanged,
  'profile.delete': m.deeds.deletionOfTheAccountAskedFor,
  'profile.changePassword': m.deeds.passwordChanged,
  'sessions.end': m.deeds.sessionEnded,
  'sessions.endOthers': m.deeds.allOtherSessionsEnded,
  'account.confirmTotp': m.deeds.authenticatorAppSetUp,
  'account.removeTotp': m.deeds.authenticatorAppRemoved,
  'account.addPasskey': m.deeds.passkeyAdded,
  'account.renamePasskey': m.deeds.passkeyRenamed,
  'account.removePasskey': m.deeds.passkeyRemoved,
  'account.makeRecoveryCodes': m.deeds.recoveryCodesMade,
  'apiKeys.create': m.deeds.apiKeyCreated,
  'apiKeys.update': m.deeds.apiKeyChanged,
  'apiKeys.delete': m.deeds.apiKeyDeleted,
  'apiKeys.rotate': m.deeds.apiKeyRotated,
  'webhooks.create': m.deeds.webhookCreated,
  'webhooks.update': m.deeds.webhookChanged,
  'webhooks.delete': m.deeds.webhookDeleted,
  'webhooks.rotateSecret': m.deeds.webhookSecretRotated,
  'organization.startExport': m.deeds.exportOfTheOrganizationStarted,
  'organization.deleteExport': m.deeds.exportOfTheOrganizationDeleted,
  'audit.exportCsv': m.deeds.auditLogExported,
  'audit.exportJsonl': m.deeds.auditLogExported,
};

/** What is no operation of the API. */
const outside = {
  'audit.removeOld': m.deeds.oldEntriesOfTheAuditLog,
  'organization.applyRetention': m.deeds.closedAndDeletedByTheRules,
  'organization.downloadExport': m.deeds.exportOfTheOrganizationDownloaded,
  'profile.confirmNewEmail': m.deeds.newEmailAddressConfirmed,
  'profile.takeBackEmail': m.deeds.emailAddressTakenBack,
  'contactForms.acceptNotices': m.deeds.addressForFormNotificationsConfirmed,
  'auth.enterBySso': m.deeds.signedInBySingleSignOn,
  'auth.refuseNetwork': m.deeds.refusedNetworkNotAllowed,
};

const failures: Record<string, string> = {
  invalid_credentials: m.deeds.signInFailedWrongPassword,
  wrong_password: m.deeds.wrongPasswordGiven,
  wrong_code: m.deeds.signInFailedWrongCode,
  wrong_passkey: m.deeds.signInFailedWrongPasskey,
  network_not_allowed: m.deeds.refusedNetworkNotAllowed,
};

/** What was done, in words; a newer server may know more. */
export function deedText({ operation, outcome, reason, changes }: Entry): string {
  if (outcome === 'refused') return failures[reason ?? ''] ?? m.deeds.signInFailed;
  // The password alone was right: who signs in is asked for more.
  if (operation === 'auth.login' && !changes.some(({ object }) => object === 'session')) {
    return m.deeds.rightPasswordSecondFactorAsked;
  }
  const known: Readonly<Record<string, string>> = { ...deeds, ...outside };
  return known[operation] ?? operation;
}

/** Who did it, in words. */
export function actorText({ actor }: Entry): string {
  if (actor.type === 'unknown') return m.deeds.notKnown;
  if (actor.type === 'system') return m.deeds.thisServer;
  return actor.name ?? actor.email ?? m.deeds.notKnown;
}

export const subjects = [
  { value: '', label: m.deeds.everything },
  { value: 'sign_in', label: m.deeds.signInsAndSessions },
  { value: 'account', label: m.deeds.passwordsAndSecondFactors },
  { value: 'member', label: m.deeds.members },
  { value: 'role', label: m.deeds.rolesOfTheTeam },
  { value: 'invitation', label: m.deeds.invitations },
  { value: 'api_key', label: m.deeds.apiKeys },
  { value: 'webhook', label: m.deeds.webhooks },
  { value: 'settings', label: m.deeds.settings },
  { value: 'branding', label: m.deeds.branding },
  { value: 'domain', label: m.deeds.domains },
  { value: 'tag', label: m.deeds.tags },
  { value: 'contact_form', label: m.deeds.contactForms },
  { value: 'macro', label: m.deeds.macros },
  { value: 'blocked_sender', label: m.deeds.blockedSenders },
  { value: 'spam', label: m.deeds.spam },
  { value: 'article', label: m.deeds.helpCenter },
  { value: 'bot_answer', label: m.deeds.chatbotAnswers },
  { value: 'import', label: m.deeds.imports },
  { value: 'export', label: m.deeds.exports },
  { value: 'deletion', label: m.deeds.deletions },
] as const satisfies readonly { value: Schema<'AuditObject'> | ''; label: string }[];
