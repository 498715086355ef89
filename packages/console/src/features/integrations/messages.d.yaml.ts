// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  documentationTab: {
    apiDocumentation: string;
    everyOperationWhoMayCallIt: string;
    codeExamples: string;
    theSameCallsWithCurlAnd: string;
    webhookGuide: string;
    theEventsHowTheyAreSigned: string;
    theContractItselfOpenapiYamlAnd: DrawnMessage<{ link: MessageTag; link2: MessageTag }>;
  };
  secretDialog: {
    copyItNowItIsShown: string;
    iHaveCopiedIt: string;
  };
  words: {
    more: Message<{ more: MessageText }>;
  };
  actsForField: {
    you: string;
    nobodyItOpensApiV1Alone: string;
    actsFor: string;
    itCanDoWhatThisMember: string;
  };
  deleteKeyDialog: {
    apiKeyDeletedSuccessfully: string;
    failedToDeleteApiKey: string;
    delete: Message<{ apiKey: MessageText }>;
    programsThatUseThisKeyStop: string;
    delete2: string;
  };
  editKeyDialog: {
    apiKeyUpdatedSuccessfully: string;
    failedToUpdateApiKey: string;
    editApiKey: string;
    save: string;
  };
  keyFields: {
    name: string;
    shopImport: string;
    customersSeeItAsOptional: string;
    theAuthorOfWhatItWrites: string;
    expiresOptional: string;
    withoutADateItWorksUntil: string;
  };
  keyRow: {
    failedToUpdateApiKey: string;
    inactive: string;
    isActive: Message<{ apiKey: MessageText }>;
    actionsFor: Message<{ apiKey: MessageText }>;
    edit: string;
    rotate: string;
    delete: string;
    lastUsed: Message<{ callsText: MessageText; ago: MessageText }>;
    neverUsed: string;
    noPermissions: string;
  };
  keySecret: {
    yourNewApiKey: string;
    apiKey: string;
    sendItAsAuthorizationBearer: string;
  };
  keysTab: {
    apiKeys: string;
    aKeyLetsYourProgramsDo: string;
    createApiKey: string;
    noApiKeysYet: string;
    makeOneToReadAndOpen: string;
  };
  newKeyDialog: {
    apiKeyCreatedSuccessfully: string;
    failedToCreateApiKey: string;
    createApiKey: string;
  };
  permissionPicker: {
    permissions: string;
    morePermissions: string;
  };
  rotateKeyDialog: {
    apiKeyRotatedSuccessfully: string;
    failedToRotateApiKey: string;
    rotate: Message<{ apiKey: MessageText }>;
    youGetANewKeyWith: string;
    rotate2: string;
  };
  keys: {
    expired: string;
    expires: Message<{ shortDate: MessageText }>;
    theKeyBeforeWorksUntil: Message<{ shortDate: MessageText }>;
    calls: Message<{ usageCount: number }>;
    tickets: string;
    contactForms: string;
    webhooks: string;
    analytics: string;
    organization: string;
    searchOverEverything: string;
    cannedReplies: string;
    macros: string;
    savedViews: string;
    tags: string;
    liveChat: string;
    chatbot: string;
    helpCenter: string;
    team: string;
    blockedSenders: string;
    auditLog: string;
    members: string;
    submit: string;
    actForAnyOfThem: string;
    read: string;
    create: string;
    update: string;
    actsForNoMemberApiV1: string;
    forWhomItActedHasLeft: Message<{ actsFor: MessageText }>;
    actsFor: Message<{ actsFor: MessageText }>;
  };
  attempts: {
    noAttemptYet: string;
    attempts: string;
    answered: Message<{ status: MessageText }>;
    inMs: Message<{ error: MessageText; durationMs: MessageText }>;
    message: string;
  };
  deleteWebhookDialog: {
    webhookDeletedSuccessfully: string;
    failedToDeleteWebhook: string;
    delete: Message<{ webhook: MessageText }>;
    whatWaitsToBeSentIs: string;
    delete2: string;
  };
  deliveriesDialog: {
    noDeliveryHasFailed: string;
    sentAgain: Message<{ queued: MessageText }>;
    failedToSendTheEventsAgain: string;
    deliveriesTo: Message<{ webhook: MessageText }>;
    nothingSentYet: string;
    deliveries: string;
    sendAllFailedAgain: string;
    newer: string;
    older: string;
    close: string;
    theEventIsSentAgain: string;
    failedToSendTheEventAgain: string;
    attempts: string;
    sendAgain: string;
    tries: Message<{ attempt: number }>;
    inMs: Message<{ status: MessageText; durationMs: MessageText }>;
    nextTry: Message<{ dateTime: MessageText }>;
  };
  headersField: {
    headers: string;
    sentWithEachMessageSuchAs: string;
    nameOfHeader: Message<{ value: MessageText }>;
    authorization: string;
    valueOfHeader: Message<{ value: MessageText }>;
    bearer: string;
    removeHeader: Message<{ value: MessageText }>;
    addHeader: string;
  };
  rotateDialog: {
    failedToRotateTheSecret: string;
    newSigningSecret: string;
    theOldOneGoesOnSigning: string;
    rotateTheSecret: string;
    forADayMessagesToAre: Message<{ webhook: MessageText }>;
    rotate: string;
  };
  signingSecret: {
    signingSecret: string;
    anyStandardWebhooksLibraryTakesIt: string;
  };
  webhookDialog: {
    webhookCreatedSuccessfully: string;
    failedToCreateWebhook: string;
    webhookUpdatedSuccessfully: string;
    failedToUpdateWebhook: string;
    webhookCreated: string;
    editWebhook: string;
    createWebhook: string;
    saveChanges: string;
    name: string;
    shop: string;
    url: string;
    itIsSentAPostAnd: string;
    events: string;
    onlyTickets: string;
    asInTheSearchOfTickets: string;
    priorityUrgent: string;
    thisWebhookIsSentEventsThat: string;
  };
  webhookRow: {
    failedToUpdateWebhook: string;
    testWebhookSentSuccessfully: string;
    failedToTestWebhook: string;
    error: string;
    isActive: Message<{ name: MessageText }>;
    test: string;
    actionsFor: Message<{ name: MessageText }>;
    edit: string;
    deliveries: string;
    rotateSecret: string;
    delete: string;
    lastSent: Message<{ ago: MessageText }>;
    nothingSentYet: string;
    failedSinceTheLastSuccess: Message<{ retryCount: MessageText }>;
    noEvents: string;
    onlyTickets: Message<{ code: MessageText }>;
  };
  webhookTrouble: {
    theFilterLetsNothingThrough: Message<{ filterProblem: MessageText }>;
    turnOnAgain: string;
    switchedOffOnItsReceiverAnswered: Message<{ dateTime: MessageText }>;
    switchedOffOnAfterFiveDays: Message<{ dateTime: MessageText }>;
    allHasFailedSinceItIs: Message<{ dateTime: MessageText; dateTime2: MessageText }>;
  };
  webhooksTab: {
    webhooks: string;
    signedMessagesToYourOwnAddresses: string;
    createWebhook: string;
    noWebhooksYet: string;
    sendEventsToAnAddressOf: string;
  };
  webhooks: {
    yourRoleDoesNotSeeAll: string;
    yourRoleDoesNotReadChats: string;
    contactForms: string;
    yourRoleDoesNotBuildContact: string;
    helpCenter: string;
    yourRoleDoesNotWriteThe: string;
    customersAndTags: string;
    yourRoleDoesNotSeeAll2: string;
    yourRoleDoesNotSeeThe: string;
  };
};
export default messages;
