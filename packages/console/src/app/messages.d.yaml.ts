// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  accountBar: {
    logOut: string;
  };
  accountMenu: {
    online: string;
    away: string;
    awayFor: Message<{ reason: MessageText }>;
    awayWithAReason: string;
    account: string;
    keyboardShortcuts: string;
  };
  awayBanner: {
    theHelpdeskCannotBeReached: string;
    couldNotBeSent: Message<{ countOf: MessageText }>;
    waitingToBeSent: Message<{ countOf: MessageText }>;
    show: string;
    on: Message<{ format: MessageText; shortDate: MessageText }>;
    showingWhatWasHereAtUntil: Message<{ when: MessageText }>;
  };
  closedOrganization: {
    isOpenAgain: Message<{ name: MessageText }>;
    itCouldNotBeOpenedPlease: string;
    isClosed: Message<{ name: MessageText }>;
    itWillBeDeletedOnWith: Message<{ time: MessageText }>;
    openItAgain: string;
    untilThenAnAdminCanOpen: string;
    yourOtherOrganizations: string;
    signOut: string;
  };
  confirmEmailBanner: {
    aLinkIsOnItsWay: string;
    failedToSendTheLink: string;
    pleaseConfirmYourEmailAddressWe: Message<{ email: MessageText }>;
    sendAgain: string;
    later: string;
  };
  confirmIdentityDialog: {
    failedToConfirmYourPassword: string;
    confirmItsYou: string;
    youSignedInAWhileAgo: string;
    confirm: string;
    yourPassword: string;
  };
  crashPage: {
    somethingWentWrong: string;
    reloadThePage: string;
  };
  entryBanner: {
    allowsTheStaffAreaOnlyFrom: Message<{ name: MessageText; refusedAddress: MessageText }>;
    tryAgain: string;
    letsItsStaffInBySingle: Message<{ name: MessageText }>;
    useSingleSignOn: string;
    requiresASecondFactorSetOne: Message<{ name: MessageText }>;
    requiresASecondFactorFromOn: Message<{ name: MessageText; time: MessageText }>;
    setOneUp: string;
  };
  liveStatus: {
    reconnecting: string;
  };
  memberArea: {
    redirectingToLogin: string;
  };
  moreViews: {
    more: string;
    moreViews: string;
    spam: string;
    deleted: string;
  };
  newTicketButton: {
    newTicket: string;
  };
  noAccess: {
    accessDenied: string;
    youDontHaveAccessToThis: string;
    askAnAdministratorOfYourOrganization: string;
  };
  notAMember: {
    youDontBelongToThisOrganization: string;
    youAreSignedInAsAsk: Message<{ email: MessageText }>;
  };
  notFoundPage: {
    n404PageNotFound: string;
    didYouForgetToAddThe: string;
    goToTheStartPage: string;
  };
  organizationItems: {
    manageTeam: string;
    organizationSettings: string;
    cannedReplies: string;
    macros: string;
    openOrganizationPage: string;
    switchOrganization: string;
  };
  organizationMenu: {
    organization: string;
    organization2: Message<{ organization: MessageText }>;
  };
  overlays: {
    spam: string;
    deleted: string;
  };
  paletteOfAll: {
    viewFilterTickets: string;
    allTickets: string;
    spam: string;
    deletedTickets: string;
    trashBin: string;
  };
  releaseBanner: {
    aNewVersionIsAvailableIt: string;
    loadItNow: string;
  };
  sessionError: {
    goToTheStartPage: string;
  };
  shell: {
    skipToTheContent: string;
    navigation: string;
  };
  shortcutsDialog: {
    keyboardShortcuts: string;
    singleKeyShortcuts: string;
    turnThemOffIfYou: string;
    selectAKeyToChange: DrawnMessage<{ profile: MessageTag }>;
    isUsedFor: Message<{ to: MessageText; label: MessageText }>;
    pressTheNewKey: Message<{ label: MessageText }>;
    changeTheKey: Message<{ label: MessageText; keys: MessageText }>;
    pressAKey: string;
  };
  sidebar: {
    overview: string;
    content: string;
    settings: string;
    sidebar: string;
    main: string;
  };
  themeMenu: {
    blue: string;
    green: string;
    purple: string;
    theme: string;
    color: string;
    light: string;
    dark: string;
  };
  ticketsItem: {
    hideViews: string;
    showViews: string;
  };
  topBar: {
    helpdesk: string;
    openNavigation: string;
    search: string;
    copyAddress: string;
    copyAddress2: Message<{ address: MessageText }>;
    searchTicketsArticles: string;
    notificationsUnread: Message<{ unread: MessageText }>;
    notifications: string;
  };
  viewLinks: {
    views: string;
    more: string;
  };
  pages: {
    dashboard: string;
    overviewOfYourHelpdesk: string;
    tickets: string;
    manageCustomerSupportTickets: string;
    ticket: string;
    spam: string;
    deletedTickets: string;
    liveChat: string;
    manageRealTimeCustomerConversations: string;
    notifications: string;
    updatesForYou: string;
    performanceMetrics: string;
    supportPerformance: string;
    reports: string;
    helpCenter: string;
    writeTheArticlesThatYourCustomers: string;
    contactForms: string;
    createAndManageCustomerContactForms: string;
    chatbot: string;
    teamMembers: string;
    manageWhoIsInYourOrganization: string;
    branding: string;
    whatYourOrganizationIsCalledWhere: string;
    onlyAdministratorsCanModifyBranding: string;
    organizationSettings: string;
    yourOrganizationChannelsTeamAndData: string;
    onlyAdministratorsCanModify: string;
    generalSettings: string;
    cannedReplies: string;
    savedAnswersTypeInAnyReply: string;
    macros: string;
    oneClickActionsPressYOn: string;
    profile: string;
    yourNamePhotoAndPreferences: string;
    signIn: string;
    forgotPassword: string;
    newPassword: string;
    confirmYourEmailAddress: string;
    invitation: string;
    signUp: string;
  };
  undoKey: {
    ctrlZ: string;
  };
  useAppShortcuts: {
    searchAndCommands: string;
    searchOnThisPage: string;
    newTicket: string;
    showOrHideTheSidebar: string;
    undoTheLastChange: string;
    leaveAFieldKeepingItsText: string;
    keyboardShortcuts: string;
    goTo: string;
  };
  settingsNav: {
    backToHelpdesk: string;
    settings: string;
    searchSettings: string;
    searchSettings2: string;
    noSettingsFound: string;
    found: Message<{ count: MessageText }>;
    foundSettings: string;
  };
  places: {
    homeOverviewStartFirstSteps: string;
    inboxQueueCasesIssuesRequests: string;
    chatsMessengerConversationsVisitors: string;
    alertsBellUpdatesNewsMentions: string;
    metricsAnalyticsStatisticsStats: string;
    articlesKnowledgeBaseKbFaqDocs: string;
    botAiAnswersAutomationQueries: string;
    settings: string;
  };
  settingsPages: {
    organizationCompanyNameTimeZone: string;
    businessHours: string;
    holidaysWorkingOpeningOfficeSchedule: string;
    themeColorDarkLightModeLook: string;
    branding: string;
    logoBrandColorColourSubdomainAddress: string;
    languageTranslationTranslateLocale: string;
    customTexts: string;
    wordingSentencesLabels: string;
    smtpMailServerOutgoingSendingGoogle: string;
    emailSignature: string;
    footerOrganization: string;
    emailTemplates: string;
    mailWordingTextsConfirmation: string;
    supportAddress: string;
    mailboxInboxForwardingForward: string;
    heldMailRejectedMissingLostJunk: string;
    blockedSenders: string;
    failedDeliveries: string;
    bounceBouncedDeadLettersUndelivered: string;
    customDomainDnsCnameTxtOwn: string;
    liveChat: string;
    widgetMessengerLauncherGreeting: string;
    installCode: string;
    snippetEmbedScriptInstallTag: string;
    identityVerification: string;
    jwtSecretVerifyVisitorsLogin: string;
    contactForms: string;
    formEmbedInstallSnippetFieldsWidget: string;
    contactPage: string;
    getInTouchNotesPublicPage: string;
    captcha: string;
    turnstileHcaptchaSpamBots: string;
    helpCenter: string;
    headerFooterFaviconThemeLook: string;
    cannedReplies: string;
    savedRepliesSnippetSnippetsTemplates: string;
    macros: string;
    oneClickActionsAutomationWorkflow: string;
    labelsCategoriesMergeColorsTopics: string;
    organizationKeyDomainAccessDanger: string;
    twoFactorAuthenticationForStaff: string;
    n2faMfaOtpTotpAuthenticatorEnforce: string;
    deleteOrganization: string;
    closeRemoveAccountCancel: string;
    teamMembers: string;
    membersPeopleUsersAgentsColleagues: string;
    roles: string;
    permissionsRightsAccessCustomRole: string;
    singleSignOn: string;
    ssoOidcOpenidSamlOktaGoogle: string;
    ipAllowlist: string;
    networksWhitelistFirewallVpnRestrict: string;
    auditLog: string;
    logHistoryActivityTrailEventsWho: string;
    migrateMigrationCsvZendeskJsonMove: string;
    backupDownloadArchiveDataDumpGdpr: string;
    deleteOldDataGdprPrivacyPolicy: string;
    attachmentsStorageSpaceQuotaUploads: string;
    apiKeys: string;
    apiTokenAccessRestIntegration: string;
    hookHooksCallbackEventsEndpointHttp: string;
    apiDocsReferenceSdkOpenapiSwagger: string;
    profile: string;
    myAccountNamePhotoAvatarMe: string;
    password: string;
    changePasswordLogin: string;
    twoFactorAuthentication: string;
    n2faMfaOtpTotpAuthenticatorPasskey: string;
    sessions: string;
    devicesSignedInBrowsersSignOut: string;
    notificationPreferences: string;
    notifyEmailAlertsMuteBellSettings: string;
    signature: string;
    myEmailSignatureFooter: string;
    undoSending: string;
    undoSendDelayRecall: string;
    deleteAccount: string;
    removeCloseMyAccountGdpr: string;
    organization: string;
    channels: string;
    productivity: string;
    teamAndSecurity: string;
    data: string;
    developers: string;
    yourAccount: string;
    general: string;
    appearance: string;
    languages: string;
    email: string;
    quarantine: string;
    domains: string;
    tags: string;
    security: string;
    import: string;
    export: string;
    retention: string;
    files: string;
    webhooks: string;
    documentation: string;
  };
};
export default messages;
