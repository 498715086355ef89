// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  usesNote: {
    more: Message<{ more: MessageText }>;
    the: Message<{ one: MessageText; all: MessageText }>;
    personalViewsOrMacros: Message<{ others: number }>;
    ofOtherMembers: Message<{ what: MessageText }>;
    usedByViewsAndWebhooksThat: Message<{ partsOf: MessageText }>;
  };
  channelNames: {
    contactPage: string;
    formOnAWebsite: string;
    liveChat: string;
    email: string;
    openedByStaff: string;
    answerToAClosedTicket: string;
  };
  copyText: {
    copied: string;
    error: string;
    pressCtrlCToCopyWhat: string;
    copiedToClipboard: string;
  };
  passkeys: {
    thisDeviceHasAPasskeyOf: string;
    theBrowserGotNoPasskeyYou: string;
    passkeysDoNotWorkAtThis: string;
  };
  replyInsertions: {
    insertAVariable: string;
    aQuestionAskedWhenItIs: string;
  };
  signIn: {
    logoutFailed: string;
    failedToLogoutPleaseTryAgain: string;
    loggedOutSuccessfully: string;
    youHaveBeenLoggedOutOf: string;
    loggedOut: string;
    youHaveBeenLoggedOutLocally: string;
  };
  tableFile: {
    invalidFileFormatPleaseCheckYour: string;
  };
  tagOptions: {
    create: Message<{ name: MessageText }>;
    tags: string;
    newTag: string;
    otherTags: string;
  };
  unauthorized: {
    unauthorized: string;
    youAreLoggedOutLoggingIn: string;
  };
  useExport: {
    exportFailed: string;
  };
  useImport: {
    importFailed: string;
    unknownError: string;
  };
  useNewTag: {
    failedToCreateTheTag: string;
  };
  useReplyPicker: {
    theFilesOfTheCannedReply: string;
    error: string;
  };
  useUploads: {
    failedToUploadTheFile: string;
    aMessageCanHave20Files: string;
  };
  useWrite: {
    error: string;
  };
  whyFailed: {
    theHelpdeskCouldNotBeReached: string;
    somethingWentWrong: string;
  };
  installCode: {
    pasteItBeforeBodyOnEvery: string;
    pasteItWhereTheFormShould: string;
    installThePluginWpcodeOpenCode: string;
    editThePageAddACustom: string;
    shopify: string;
    openOnlineStoreThemesEditCode: string;
    openOnlineStoreThemesCustomizeAdd: string;
    tagManager: string;
    createATagOfTheType: string;
    createACustomHtmlTagFor: string;
    react: string;
    runNpmInstallHelpdeskWidgetsAnd: string;
    runNpmInstallHelpdeskWidgetsAnd2: string;
    contactForm: string;
    liveChat: string;
    hello: string;
    pleaseAddTheOfToOur: Message<{ thing: MessageText; name: MessageText; form: MessageText }>;
    thankYou: string;
    addTheToOurSite: Message<{ thing: MessageText }>;
    wordpress: string;
  };
  useSeenSite: {
    secondsAgo: Message<{ seconds: MessageText }>;
  };
  samples: {
    sampleTicketsAdded: string;
    failedToAdd: string;
    sampleTicketsRemoved: string;
    failedToRemove: string;
  };
  useAcceptChat: {
    failedToAcceptTheChat: string;
  };
  noticeSettings: {
    notificationsAreBlocked: string;
    allowThemForThisSiteIn: string;
  };
  useAvailability: {
    failedToUpdateYourAvailability: string;
  };
};
export default messages;
