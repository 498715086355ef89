// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  stars: {
    notRated: string;
    ratedOf5Stars: Message<{ rating: MessageText }>;
  };
  unread: {
    unread: string;
  };
  session: {
    bot: string;
    you: string;
    nothingSaidYet: string;
    closed: string;
    waiting: Message<{ waitText: MessageText }>;
    withTheBot: string;
    activeWithYou: string;
    activeWith: Message<{ agent: MessageText }>;
    activeWithAndYou: Message<{ agent: MessageText }>;
    activeWithYouAnd: Message<{ others: MessageText }>;
    active: string;
    visitor: Message<{ waitText: MessageText }>;
    agent: Message<{ speaker: MessageText; waitText: MessageText }>;
    preview: Message<{ speaker: MessageText; text: MessageText }>;
    s: Message<{ floor: MessageText }>;
    min: Message<{ floor: MessageText }>;
    hMin: Message<{ floor: MessageText; rest: MessageText }>;
    h: Message<{ floor: MessageText }>;
  };
  useChatActions: {
    error: string;
    failedToTransferTheChat: string;
    failedToInvite: string;
    youLeftTheChat: string;
    failedToLeave: string;
    chatClosed: string;
    failedToCloseTheChat: string;
    visitorUnblocked: string;
    failedToUnblockTheVisitor: string;
    isBlocked: Message<{ value: MessageText }>;
    failedToBlockTheVisitor: string;
    theTranscriptGoesTo: Message<{ email: MessageText }>;
    failedToMailTheTranscript: string;
    ticketCreatedSuccessfully: string;
    view: string;
    failedToCreateTicket: string;
  };
  bubble: {
    bot: string;
    you: string;
    tryAgain: string;
    discard: string;
    sent: string;
    delivered: string;
    seen: string;
    byEmail: string;
  };
  chatBody: {
    chatSessionNotFound: string;
  };
  chatComposer: {
    internalNote: string;
    messageTo: Message<{ name: MessageText }>;
    addNote: string;
    send: string;
    theVisitorNeverSeesItEnter: string;
    enterSendsShiftAndEnterBegin: string;
    writeAnInternalNote: string;
    thisChatIsClosed: string;
    writeAMessage: string;
  };
  closing: {
    chatClosed: string;
    itsTicketIs: Message<{ number: MessageText }>;
    notRated: string;
  };
  composerKeys: {
    writeAReply: string;
    writeAnInternalNote: string;
  };
  messageList: {
    messagesOfTheChatWith: Message<{ name: MessageText }>;
    noMessagesYet: string;
    joined: Message<{ item: MessageText; timeOfDay: MessageText }>;
    isTyping: Message<{ name: MessageText }>;
    newMessages: string;
    notSentThisChatIsClosed: string;
    sending: string;
    waitingForTheConnection: string;
  };
  noteBubble: {
    internalNote: string;
    you: string;
  };
  timeline: {
    handedOverTo: Message<{ name: MessageText }>;
    wasRemindedThatNobodyHasAnswered: Message<{ name: MessageText }>;
    backInTheQueueFrom: Message<{ name: MessageText }>;
    emailed: Message<{ name: MessageText }>;
    bounced: string;
    left: Message<{ name: MessageText }>;
    today: string;
    yesterday: string;
  };
  useChat: {
    chat: string;
  };
  useNote: {
    failedToAddTheNote: string;
  };
  noticeMenu: {
    notices: string;
    soundAndNotices: string;
    sound: string;
    desktopNotifications: string;
  };
  notices: {
    aColleague: string;
    handsOverToYou: Message<{ actor: MessageText; visitor: MessageText }>;
    chatTransferredToYou: string;
    invitesYou: Message<{ actor: MessageText; visitor: MessageText }>;
    youWereInvited: string;
    waitsForYourFirstWordsOr: Message<{ visitor: MessageText }>;
    aVisitorIsWaitingForYou: string;
    newChat: string;
    isWaiting: Message<{ visitor: MessageText }>;
  };
  useNotices: {
    open: string;
  };
  minimizedChat: {
    openTheChatWith: Message<{ name: MessageText }>;
    chatWithMinimized: Message<{ name: MessageText }>;
    closeTheChatWith: Message<{ name: MessageText }>;
  };
  panelBar: {
    youHaveTakenOverTheChat: string;
    waitingFor: Message<{ waitText: MessageText }>;
    yourTurn: string;
    theBotAnswersThisChat: string;
    somebodyElse: string;
    answersThisChat: Message<{ agent: MessageText }>;
    takeOver: string;
    accept: string;
  };
  panelHeader: {
    back: string;
    waiting: string;
    notOnThePage: string;
    aboutTheVisitor: string;
    minimize: string;
    close: string;
    connecting: string;
    disconnected: string;
  };
  panelMenu: {
    chatOf: Message<{ name: MessageText }>;
    more: string;
    transferToAnotherAgent: string;
    inviteAColleague: string;
    leaveTheChat: string;
    mailTheTranscript: string;
    convertToTicket: string;
    showTheTicket: string;
    unblockVisitor: string;
    blockVisitor: string;
    closeChat: string;
    closeThisChat: string;
    nobodyCanWriteInItAny: Message<{ name: MessageText }>;
    nobodyCanWriteInItAny2: Message<{ name: MessageText }>;
    closeChat2: string;
    blockThisVisitor: string;
    neitherNorThisBrowserCanStart: Message<{ customerEmail: MessageText }>;
    thisBrowserCanStartNoChats: string;
    blockVisitor2: string;
  };
  transferDialog: {
    awayFor: Message<{ reason: MessageText }>;
    transferChat: string;
    whoGoesOnWithSeesEverything: Message<{ name: MessageText }>;
    thereIsNobodyElseToTransfer: string;
    chatTransferredTo: Message<{ name: MessageText }>;
    online: string;
    away: string;
    notHere: string;
    chats: Message<{ activeChats: number }>;
    you: Message<{ name: MessageText }>;
    transferTo: Message<{ name: MessageText }>;
    transfer: string;
  };
  inviteDialog: {
    inviteAColleague: string;
    theyReadAndWrite: Message<{ name: MessageText }>;
    nobodyElse: string;
    wasInvited: Message<{ name: MessageText }>;
    inviteTo: Message<{ name: MessageText }>;
    invite: string;
  };
  visitorDetails: {
    visitor: string;
    name: string;
    anonymousCustomer: string;
    verified: string;
    email: string;
    noEmailProvided: string;
    blocked: string;
    page: string;
    beganOn: string;
    answeredTo: string;
    cameFrom: string;
    browser: string;
    started: string;
    tags: string;
    fromThePage: string;
    earlierConversations: string;
    nothingSaid: string;
    notKnown: string;
  };
  earlierTickets: {
    tickets: string;
    ofThisChat: string;
  };
  liveChatPanes: {
    aboutTheVisitor: string;
    chatSessions: string;
    noChatIsOpen: string;
    chooseOneWithJAndK: DrawnMessage<{ kbd: MessageTag }>;
  };
  availabilitySwitch: {
    youAreOnline: string;
    youAreAway: string;
    youAreAwayFor: Message<{ reason: MessageText }>;
    sayWhy: string;
    changeTheReason: string;
  };
  chatCards: {
    totalSessions: string;
    waiting: string;
    active: string;
    closed: string;
    chatsByStatus: string;
    withTheBot: Message<{ bot: number }>;
  };
  closedNote: {
    outsideOfYourBusinessHoursTo: Message<{ start: MessageText; end: MessageText; timezone: MessageText }>;
  };
  liveChatPage: {
    status: string;
    chatSessions: string;
  };
  sessionList: {
    chatSessions: string;
    noChatSessions: string;
    chatsThatVisitorsBeginOnYour: string;
    newer: string;
    older: string;
  };
  firstChat: {
    getInstallCode: string;
    tryItAsAVisitor: string;
  };
  sessionRow: {
    signedInOnTheSite: string;
    verified: string;
    yourTurn: string;
    acceptTheChatOf: Message<{ name: MessageText }>;
    accept: string;
  };
  inGroups: {
    waiting: string;
    yours: string;
    withColleagues: string;
    withTheBot: string;
    closed: string;
  };
  statusFilter: {
    allSessions: string;
    waiting: string;
    active: string;
    closed: string;
  };
  useRowKeys: {
    liveChat: string;
    nextChat: string;
    previousChat: string;
    openTheChat: string;
    acceptTheChatOrTheFirst: string;
    backToTheListKeepingThe: string;
  };
  chatSettingsButton: {
    liveChatSettings: string;
  };
  chatSettingsDialog: {
    liveChatSettings: string;
    cancel: string;
    saveChanges: string;
  };
  chatSettingsForm: {
    liveChatSettingsUpdated: string;
    error: string;
    failedToUpdateLiveChatSettings: string;
    greeting: string;
    whatTheBotSaysFirstOrganization: string;
    minutesOfSilence: string;
    aChatInWhichNobodySays: string;
    emailUnreadAnswers: string;
    sentAfterThreeMinutes: string;
    oneALineSuchAsExample: string;
  };
  identitySecret: {
    identitySecretReplaced: string;
    identitySecretMade: string;
    failedToMakeAnIdentitySecret: string;
    identitySecret: string;
    withItYourServerSignsWho: string;
    withItYourServerSignsWho2: string;
    replaceSecret: string;
    makeASecret: string;
    copyItNowItIsShown: string;
    secret: string;
    keepItOnYourServerNever: string;
    replaceTheIdentitySecret: string;
    whatYourServerSignsWithThe: string;
    replace: string;
  };
  onYourSite: {
    chatOnYourSite: string;
    theLauncherTheOpeningScreenWith: string;
    setUp: string;
  };
  settingsDialog: {
    discardUnsavedChanges: string;
    whatYouHaveChangedHereIs: string;
    discardChanges: string;
  };
  consentPart: {
    nothing: string;
    aLineToRead: string;
    aBoxThatMustBeChecked: string;
    beforeAChat: string;
    consent: string;
    whatVisitorsAreTold: string;
    plainTextAnAddressSuchAs: string;
  };
  launcherPart: {
    bottomRight: string;
    bottomLeft: string;
    topRight: string;
    topLeft: string;
    launcher: string;
    button: string;
    thenAButtonOfYourOwn: string;
    textOfTheButton: string;
    chatWithUs: string;
    corner: string;
    fromTheSide: string;
    fromTheTop: string;
    fromTheBottom: string;
    inPixels0To400: string;
    onPhones: string;
    aboveABarOfYourSite: string;
    aRoundButton: string;
    aButtonWithAText: string;
    none: string;
  };
  launcherPreview: {
    thereIsNoButtonOnThe: string;
  };
  openingPart: {
    openingScreen: string;
    showAnOpeningScreen: string;
    beforeTheirFirstWordVisitorsSee: string;
    firstNamesAndPicturesOfWho: string;
    ofMembersWhoAreOnlineFor: string;
    howLongAnAnswerUsuallyTakes: string;
    measuredInYourChatsOfThe: string;
    theArticlesReadMostAndA: string;
    quickReplies: string;
    addAQuickReply: string;
  };
  pagesPart: {
    onEveryPageWithTheTag: string;
    onlyOnThesePages: string;
    onAllPagesButThese: string;
    pages: string;
    whereTheChatIs: string;
    addresses: string;
    oneALineSuchAsPricing: string;
  };
  panelDialog: {
    chatOnYourSite: string;
    changesAreOnYourPagesWithin: string;
  };
  panelForm: {
    chatOnYourSiteUpdated: string;
    error: string;
    failedToUpdateTheChatOn: string;
    cancel: string;
    saveChanges: string;
  };
  panelPreview: {
    preview: string;
    dark: string;
    loadingPreview: string;
  };
  proactiveMessage: {
    onEveryPageWithTheChat: string;
    onlyOnThesePages: string;
    onAllPagesButThese: string;
    message: Message<{ number: MessageText }>;
    message2: string;
    plainTextOrganizationStandsForYour: string;
    removeMessage: Message<{ number: MessageText }>;
    afterSecondsOnThePage: string;
    afterScrollingInPercent: string;
    whereItIsShown: string;
    addresses: string;
    oneALineSuchAsPricing: string;
    onlyForVisitorsWhoHaveChatted: string;
  };
  proactivePart: {
    messagesThatShowThemselves: string;
    besideTheLauncherOnceForEach: string;
    addAMessage: string;
  };
  quickReply: {
    says: string;
    opensTheForm: string;
    quickReply: Message<{ number: MessageText }>;
    onTheButton: string;
    whatItDoes: string;
    removeQuickReply: Message<{ number: MessageText }>;
    form: string;
    whatTheVisitorSaysWithIt: string;
  };
  signalsPart: {
    whenSomebodyAnswers: string;
    sayWhoHasJoined: string;
    aLineInTheChatWith: string;
    countUnreadMessagesInTheTitle: string;
    playASoundForMessagesThat: string;
  };
  siteSnippet: {
    theTagOfYourPages: string;
    withForInItsAddressLauncher: string;
  };
  chatTagFilter: {
    filterByTag1Chosen: string;
    filterByTag: string;
  };
  chatTagFilterPanel: {
    chosen: string;
    chatsWithTheTag: string;
    findATag: string;
    noTagFound: string;
    noTagsYetTheyAreCreated: string;
  };
  chatTagPicker: {
    onThisChat: string;
    tagsOfTheChatWith: Message<{ chat: MessageText }>;
    findOrCreateATag: string;
    findATag: string;
    noTagsYetTypeAName: string;
    noTagFound: string;
  };
  chatTags: {
    none: string;
    tags: Message<{ map: MessageText }>;
    addTag: string;
  };
  useTagChange: {
    failedToChangeTheTags: string;
    chatUpdatedSuccessfully: string;
    changeUndone: string;
    theChatWithNowHasThe: Message<{ name: MessageText; tag: MessageText }>;
    theChatWithNoLongerHas: Message<{ name: MessageText; tag: MessageText }>;
  };
  chatSettingsPage: {
    installCode: string;
    pasteItIntoEveryPageThat: string;
    liveChat: string;
    theGreetingIdleChatsAndThe: string;
    yourChangesToLiveChatAre: string;
  };
};
export default messages;
