// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  choices: {
    lastUpdated: string;
    newestFirst: string;
    oldestFirst: string;
    waitingLongest: string;
    dueFirst: string;
  };
  people: {
    customer: string;
    agent: string;
    chatbot: string;
    helpdesk: string;
  };
  ticketChange: {
    isNowUnassigned: Message<{ ticketNumber: MessageText }>;
    isNowAssignedTo: Message<{ ticketNumber: MessageText; agentName: MessageText }>;
  };
  undoChange: {
    notUndone: string;
    changeUndone: string;
    isAsItWasBefore: Message<{ ticketNumber: MessageText }>;
    error: string;
    failedToUndoTheChange: string;
  };
  useFollow: {
    aColleague: string;
    failedToChangeTheFollowers: string;
    followersChanged: string;
    youFollow: Message<{ ticketNumber: MessageText }>;
    follows: Message<{ name: MessageText; ticketNumber: MessageText }>;
    youNoLongerFollow: Message<{ ticketNumber: MessageText }>;
    noLongerFollows: Message<{ name: MessageText; ticketNumber: MessageText }>;
  };
  useMarkRead: {
    markAsUnreadBackToThe: string;
  };
  useTicketChange: {
    ticketUpdatedSuccessfully: string;
    failedToUpdateTicket: string;
    ticketAssignedSuccessfully: string;
    failedToAssignTicket: string;
  };
  views: {
    mine: string;
    unassigned: string;
    needsReply: string;
    waiting: string;
    snoozed: string;
    mentions: string;
    all: string;
  };
  bulkTags: {
    add: string;
    remove: string;
    onOf: Message<{ having: MessageText; count: number }>;
    onTheseTickets: string;
    tags: Message<{ ticketCount: MessageText }>;
    findOrCreateATag: string;
    noTagsYetTypeAName: string;
    applyTo: Message<{ ticketCount: MessageText }>;
  };
  selectedTickets: {
    markTheSelectedTicketsAsSpam: string;
    applyAMacro: string;
  };
  selectionBar: {
    selectedTickets: string;
    selected: DrawnMessage<{ strong: MessageTag; count: number; unseen: MessageTag }>;
    selectAllInThisView: Message<{ ofView: number }>;
    merge: string;
    macro: string;
    markAsSpam: string;
    delete: string;
    clearTheSelection: string;
    goToTheActions: string;
    ticketsUpdated: string;
    ofUpdated: Message<{ done: number; total: number }>;
    stop: string;
    assign: string;
    assignToMe: string;
    unassign: string;
    tags: string;
    snooze: string;
    snooze2: Message<{ ticketCount: MessageText }>;
  };
  bulk: {
    tickets: Message<{ count: number }>;
  };
  listStatus: {
    selected: Message<{ count: number }>;
    found: Message<{ total: number; all: number }>;
  };
  outcomeToasts: {
    couldNotBeChanged: Message<{ ticketCount: MessageText }>;
    stoppedLeftAsTheyWere: Message<{ ticketCount: MessageText }>;
    updated: Message<{ ticketCount: MessageText }>;
    changedBack: Message<{ ticketCount: MessageText }>;
    couldNotBeChangedBack: Message<{ ticketCount: MessageText; message: MessageText }>;
    couldNotBeChangedBack2: Message<{ ticketCount: MessageText }>;
  };
  useBulkChange: {
    theHelpdeskCannotBeReachedThe: string;
    failedToUpdateTickets: string;
    error: string;
  };
  afterResolving: {
    afterResolving: string;
    openTheNextTicket: string;
    stayOnThisTicket: string;
  };
  ccLine: {
    cc: string;
    removeFromCc: Message<{ email: MessageText }>;
    addSomebodyToCc: string;
    emailAddressThenEnter: string;
  };
  chooseTime: {
    inWords: string;
    suchAsTomorrow2PmFriday: string;
    theseWordsAreNotUnderstoodTry: string;
    dateAndTime: string;
    pleaseChooseATimeInThe: string;
    cancel: string;
  };
  composer: {
    draftSaved: string;
    tooLong: Message<{ count: number; longest: number }>;
    writeAReply: string;
    writeAnInternalNote: string;
    enter: Message<{ modifier: MessageText }>;
    send: string;
    shiftEnter: Message<{ modifier: MessageText }>;
    sendAndResolve: string;
    internalNote: string;
    reply: string;
    writeAnInternalNote2: string;
    writeAReply2: string;
    enter2: string;
    sendAndResolve2: string;
    addNote: string;
    sendReply: string;
    toTheSupportTeam: string;
    toCustomer: Message<{ customer: MessageText }>;
  };
  handedDraft: {
    draftFrom: Message<{ authorName: MessageText }>;
    useIt: string;
    dismiss: string;
  };
  heldBack: {
    newerMessage: string;
    answeredAndNotSent: Message<{ author: MessageText }>;
    answeredWhileYouWereWriting: Message<{ author: MessageText }>;
    keepEditing: string;
    sendAnyway: string;
  };
  sendLater: {
    sendLater: string;
    chooseDateAndTime: string;
  };
  signatureLine: {
    sentWithYourSignature: string;
    yourOrganization: string;
    sentWithTheSignatureOf: Message<{ organization: MessageText }>;
    sentWithTheSignatureOfAnAddress: Message<{ email: MessageText }>;
  };
  toLine: {
    onlyYourTeamWillSeeThis: string;
    addSomebodyToCc: string;
    cc: string;
  };
  later: {
    in1Hour: string;
    mondayMorning: string;
    laterToday: string;
    nextWeek: string;
    tomorrowMorning: string;
  };
  takeBack: {
    replyNotSent: string;
    yourWordsAreBackInThe: string;
    failedToTakeTheReplyBack: string;
    notUndone: string;
  };
  useCc: {
    ccChanged: string;
    isInCcOf: Message<{ added: MessageText; ticketNumber: MessageText }>;
    isNoMoreInCcOf: Message<{ removed: MessageText; ticketNumber: MessageText }>;
    error: string;
    failedToChangeCc: string;
  };
  useRichMode: {
    formattingRemoved: string;
    thisIsPlainTextNow: string;
  };
  useSend: {
    error: string;
    failedToSendMessage: string;
    messageSentSuccessfully: string;
    replyWillBeSent: Message<{ sendTime: MessageText }>;
    replyWillBeSent2: string;
  };
  useSharedDraft: {
    theDraftCouldNotBeRemoved: string;
    draftDismissed: string;
  };
  changes: {
    moreChanges: Message<{ folded: MessageText }>;
  };
  conversation: {
    newNoteBy: Message<{ author: MessageText }>;
    newReplyFrom: Message<{ author: MessageText }>;
    announced: Message<{ kind: MessageText; text: MessageText }>;
  };
  deliveryTrouble: {
    theReplyIsSentAgain: string;
    failedToSendTheReplyAgain: string;
    notDelivered: string;
    notSentYet: string;
    notDeliveredTo: Message<{ recipient: MessageText }>;
    notSentYetTo: Message<{ recipient: MessageText }>;
    editAddress: string;
    sendsItToTheAddressThat: string;
    retry: string;
  };
  description: {
    description: string;
  };
  mailPeople: {
    theRequesterIsTheReplyTo: string;
    theRequesterWroteToAGroup: string;
    theRequesterWroteToAMailing: string;
    theRequesterIsTheSenderHeader: string;
    theRequesterIsTheEnvelopeSender: string;
    theRequesterIsNamedInTheForm: string;
    aTeamMemberForwardedThisEmail: string;
    aTeamMemberEnteredTheRequester: string;
    from: string;
    replyTo: string;
    originalSender: string;
    sender: string;
    inTheText: string;
    forwardedEmail: string;
    peopleInThisEmail: string;
    sentTo: Message<{ email: MessageText }>;
    alsoSentTo: Message<{ named: MessageText }>;
    makeTheRequester: Message<{ email: MessageText }>;
    makeRequester: string;
    addToCc: Message<{ email: MessageText }>;
    addToCc2: string;
  };
  message: {
    internalNote: string;
    reply: string;
    messageOfTheCustomer: string;
    support: string;
    from: Message<{ mergedFrom: MessageText }>;
    withTheApiKey: Message<{ via: MessageText }>;
  };
  messages: {
    conversation: string;
    changes: string;
    showOlderMessages: string;
    olderMessages: Message<{ folded: MessageText }>;
    noMessagesYet: string;
    messages: string;
    new: string;
    olderMessages2: string;
    olderMessagesFailed: string;
    tryAgain: string;
  };
  originalMail: {
    failedToDownloadTheEmail: string;
    downloadFailed: string;
    downloadTheOriginalEmail: string;
    originalEmail: string;
  };
  scheduledReplies: {
    notSentYet: string;
    replyStopped: string;
    keepsTheWords: Message<{ agentName: MessageText }>;
    failedToStopTheReply: string;
    messageSentSuccessfully: string;
    failedToSendMessage: string;
    then: Message<{ labelOf: MessageText }>;
    undo: string;
    edit: string;
    sendAnyway: string;
    sendNow: string;
    cancelSending: string;
    notSent: Message<{ whyStopped: MessageText }>;
    willBeSent: Message<{ time: MessageText }>;
    inS: Message<{ left: MessageText }>;
    sending: Message<{ span: MessageText }>;
    somebodyWroteFirst: string;
    theTicketWasClosed: string;
    theTicketWasMerged: string;
    itsAuthorHasLeftTheTeam: string;
    aColleagueStoppedIt: string;
    theTicketWasSpamOrIn: string;
  };
  sharedDraft: {
    draftOfAReply: string;
    draftOfAReplyNotSent: string;
    useThisDraft: string;
  };
  timelineBy: {
    created: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    assigned: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    taken: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    unassigned: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    subject: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    requester: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    requester_removed: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    ccs: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    ccs_removed: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    followers: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    followers_removed: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    task_added: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    task_done: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    task_undone: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    task_deleted: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    time_added: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    time_changed: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText; to: MessageText }>;
    time_deleted: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    snoozed: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    unsnoozed: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    unsnoozed_by_reply: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    spam: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    deleted: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    restored: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    restored_from_spam: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
    macro: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    macro_undone: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    merged: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    merged_here: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    unmerged: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    unmerged_here: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    split: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    split_here: DrawnMessage<{ b: MessageTag; actor: MessageText; from: MessageText }>;
    unsplit: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    linked: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    linked_duplicate: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    linked_duplicated_by: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    linked_caused_by: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    linked_cause_of: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    unlinked: DrawnMessage<{ b: MessageTag; actor: MessageText; to: MessageText }>;
    reopened: DrawnMessage<{ b: MessageTag; actor: MessageText }>;
  };
  timeline: {
    created: string;
    assigned: Message<{ to: MessageText }>;
    unassigned: Message<{ from: MessageText }>;
    subject: Message<{ to: MessageText }>;
    requester: Message<{ to: MessageText }>;
    requester_removed: Message<{ from: MessageText }>;
    ccs: Message<{ to: MessageText }>;
    ccs_removed: Message<{ from: MessageText }>;
    followers: Message<{ to: MessageText }>;
    followers_removed: Message<{ from: MessageText }>;
    task_added: Message<{ to: MessageText }>;
    task_done: Message<{ to: MessageText }>;
    task_undone: Message<{ to: MessageText }>;
    task_deleted: Message<{ to: MessageText }>;
    time_added: Message<{ to: MessageText }>;
    time_changed: Message<{ from: MessageText; to: MessageText }>;
    time_deleted: Message<{ to: MessageText }>;
    snoozed: Message<{ to: MessageText }>;
    unsnoozed: string;
    unsnoozed_by_reply: string;
    unsnoozed_by_time: string;
    spam: string;
    deleted: string;
    restored: string;
    restored_from_spam: string;
    macro: Message<{ to: MessageText }>;
    macro_undone: Message<{ from: MessageText }>;
    merged: Message<{ to: MessageText }>;
    merged_here: Message<{ from: MessageText }>;
    unmerged: Message<{ to: MessageText }>;
    unmerged_here: Message<{ from: MessageText }>;
    split: Message<{ to: MessageText }>;
    split_here: Message<{ from: MessageText }>;
    unsplit: Message<{ to: MessageText }>;
    linked: Message<{ to: MessageText }>;
    linked_duplicate: Message<{ to: MessageText }>;
    linked_duplicated_by: Message<{ to: MessageText }>;
    linked_caused_by: Message<{ to: MessageText }>;
    linked_cause_of: Message<{ to: MessageText }>;
    unlinked: Message<{ to: MessageText }>;
    reopened: string;
    follow_up: Message<{ to: MessageText }>;
    follow_up_of: Message<{ from: MessageText }>;
    mail_automatic: Message<{ from: MessageText; to: MessageText }>;
    mail_bounced: Message<{ from: MessageText; to: MessageText }>;
    mail_delayed: Message<{ from: MessageText; to: MessageText }>;
  };
  timelineText: {
    changedTheTo: DrawnMessage<{ b: MessageTag; actor: MessageText; label: MessageText; now: MessageText }>;
    changedTo: Message<{ label: MessageText; now: MessageText }>;
    theCustomerAnswers: string;
    theCustomer: string;
    addedTags: DrawnMessage<{ b: MessageTag; actor: MessageText; count: number; added: MessageText }>;
    removedTags: DrawnMessage<{ b: MessageTag; actor: MessageText; count: number; removed: MessageText }>;
    changedTags: DrawnMessage<{ b: MessageTag; actor: MessageText; count: number; added: MessageText; removedCount: number; removed: MessageText }>;
    tagsAdded: Message<{ count: number; added: MessageText }>;
    tagsRemoved: Message<{ count: number; removed: MessageText }>;
    tagsChanged: Message<{ count: number; added: MessageText; removedCount: number; removed: MessageText }>;
    viaApiKey: DrawnMessage<{ change: MessageText; b: MessageTag; via: MessageText }>;
    onTicket: DrawnMessage<{ change: MessageText; b: MessageTag; mergedFrom: MessageText }>;
  };
  ticketMenu: {
    moreActions: string;
    applyAMacro: string;
    editSubjectAndRequester: string;
    mergeWith: string;
    linkWith: string;
    markAsSpam: string;
    spamAndBlockSender: string;
    handOverWithANote: string;
    unfollow: string;
    follow: string;
    deleteTicket: string;
  };
  useDelete: {
    error: string;
    deleted: Message<{ deleted: number; ticketCount: MessageText }>;
    couldNotBeDeleted: Message<{ ticketCount: MessageText }>;
    failedToDeleteTickets: Message<{ count: number }>;
  };
  agentField: {
    assignedAgent: string;
    unassign: string;
    unassigned: string;
    assignToMe: string;
  };
  customerCard: {
    customer: string;
    editSubjectAndRequester: string;
  };
  detailsCard: {
    sla: string;
    created: string;
    lastUpdated: string;
    ticketDetails: string;
    tags: string;
  };
  detailsRail: {
    aboutThisTicket: string;
    details: string;
    close: string;
  };
  followersCard: {
    followers: string;
    you: Message<{ agentName: MessageText }>;
    followNoMore: string;
    removeFollower: Message<{ agentName: MessageText }>;
    unfollow: string;
    follow: string;
    addAFollower: string;
  };
  inlineEditor: {
    delete: string;
    done: string;
  };
  languageField: {
    error: string;
    theLanguageCouldNotBeChanged: string;
    theChangeWasUndone: string;
    languageChanged: string;
    emailsToThisCustomerAreIn: Message<{ languageName: MessageText }>;
    language: string;
    notKnown: string;
    knownFromTheirEmails: string;
    knownFromThePageTheyWrote: string;
    setByYourTeam: string;
    emailsToThisCustomerAreIn2: Message<{ emailLanguage: MessageText }>;
    youHaveNoEmailsInTheirs: Message<{ sources: MessageText; languageName: MessageText; emailLanguage: MessageText }>;
  };
  ticketNotices: {
    someone: string;
    assignedToYou: Message<{ author: MessageText }>;
    handedOverToYou: Message<{ author: MessageText }>;
    mentionedYou: Message<{ author: MessageText }>;
    replied: Message<{ author: MessageText }>;
  };
  notRead: {
    tryAgain: string;
  };
  otherTickets: {
    otherTickets: string;
    otherTicketsOfTheCustomer: string;
    noOtherTickets: string;
    viewAll: string;
  };
  railOrder: {
    arrange: string;
    arrangeDetails: string;
    sections: string;
    context: string;
    moveUp: Message<{ section: MessageText }>;
    moveDown: Message<{ section: MessageText }>;
    moved: Message<{ section: MessageText; place: MessageText; count: MessageText }>;
    usualOrder: string;
    done: string;
  };
  othersHere: {
    writing: Message<{ count: number; named: MessageText }>;
    here: Message<{ count: number; named: MessageText }>;
    andOthers: Message<{ first: MessageText; others: MessageText }>;
    and: Message<{ first: MessageText; second: MessageText }>;
  };
  pills: {
    assignee: string;
    me: string;
    unassign: string;
    unassigned: string;
  };
  ticketGone: {
    isNoLongerYours: Message<{ ticketNumber: MessageText }>;
    itWasReassignedOrDeletedAnd: string;
    backToTickets: string;
    yourNote: string;
    yourReply: string;
    itWasNotSent: string;
  };
  ticketHeader: {
    backToTheList: string;
    backToTickets: string;
    details: string;
    of: Message<{ at: number; max: number }>;
    previousTicket: string;
    nextTicket: string;
    snooze: string;
    reopen: string;
    resolve: string;
  };
  ticketPage: {
    ticketNotFound: string;
    theTicketYoureLookingForDoesnt: string;
    backToTickets: string;
    loading: string;
  };
  useTicketKeys: {
    unfollow: string;
    follow: string;
    snooze: string;
    resolve: string;
    editSubjectAndRequester: string;
    changeThe: Message<{ label: MessageText }>;
    changeTheTags: string;
    markAsSpam: string;
    linkWithAnotherTicket: string;
    mergeWithAnotherTicket: string;
    assign: string;
    assignToMe: string;
    handOverWithANote: string;
    applyAMacro: string;
    nextTicket: string;
    previousTicket: string;
    backToTheList: string;
    showOrHideTheDetails: string;
  };
  editTicketDialog: {
    edit: Message<{ ticketNumber: MessageText }>;
    aNewRequesterSeesTheWhole: string;
    subject: string;
    requesterEmail: string;
    requesterName: string;
    cancel: string;
    save: string;
  };
  handOverDialog: {
    ticketHandedOver: string;
    isNowAssignedTo: Message<{ ticketNumber: MessageText; agentName: MessageText }>;
    error: string;
    failedToHandOverTheTicket: string;
    handOver: Message<{ ticketNumber: MessageText }>;
    yourColleagueIsNotifiedWithThe: string;
    colleague: string;
    chooseAColleague: string;
    note: string;
    giveThemMyDraft: string;
    itWaitsForThemAboveTheir: string;
    cancel: string;
    handOver2: string;
  };
  useEdit: {
    hasANewSubject: Message<{ ticketNumber: MessageText }>;
    isTheRequesterOf: Message<{ who: MessageText; ticketNumber: MessageText }>;
    hasNoRequester: Message<{ ticketNumber: MessageText }>;
    changeUndone: string;
    isAsItWasBefore: Message<{ ticketNumber: MessageText }>;
    failedToUndoTheChange: string;
    notUndone: string;
    ticketUpdatedSuccessfully: string;
    error: string;
    failedToUpdateTicket: string;
  };
  customerFacts: {
    theCustomerInOtherSystems: string;
    inOtherSystems: string;
    notedThisWasSeenTo: string;
    error: string;
    failedToNoteIt: string;
    erasure: string;
    theyAskedOnForWhatYou: Message<{ dateOnly: MessageText }>;
    markAsDone: string;
  };
  externalCard: {
    fromOtherSystems: string;
  };
  pageCard: {
    fromThePage: string;
  };
  filesCard: {
    files: string;
    filesOfThisTicket: string;
    showAllFiles: Message<{ count: MessageText }>;
    show: Message<{ name: MessageText; facts: MessageText }>;
    download: Message<{ name: MessageText; facts: MessageText }>;
    show2: Message<{ name: MessageText }>;
  };
  findTicket: {
    findATicket: string;
    numberWordsOrRequester: string;
    nobody: string;
    theTicketsCouldNotBeLoaded: string;
    loading: string;
    otherTicketsOfTheRequester: string;
    noOtherTicketsOfTheRequester: string;
    chooseATicket: string;
    noTicketsFound: string;
  };
  linkTicket: {
    link: Message<{ ticketNumber: MessageText }>;
    thisTicketIs: string;
  };
  linksCard: {
    linkedTickets: string;
    linkWithATicket: string;
    theLinkedTicketsCouldNotBe: string;
    tryAgain: string;
    loading: string;
    noLinkedTickets: string;
    removeTheLinkWith: Message<{ ticketNumber: MessageText }>;
  };
  suggestedDuplicates: {
    possibleDuplicates: string;
    looksLike: Message<{ span: MessageText }>;
    isNoDuplicate: Message<{ ticketNumber: MessageText }>;
    linkAsDuplicate: Message<{ ticketNumber: MessageText }>;
    linkAsDuplicate2: string;
    mergeWith: Message<{ ticketNumber: MessageText }>;
    merge: string;
  };
  linkTexts: {
    duplicateOf: string;
    duplicatedBy: string;
    causedBy: string;
    causeOf: string;
    relatedTo: string;
    isADuplicateOf: Message<{ one: MessageText; other: MessageText }>;
    isADuplicateOf2: Message<{ other: MessageText; one: MessageText }>;
    isCausedBy: Message<{ one: MessageText; other: MessageText }>;
    isTheCauseOf: Message<{ one: MessageText; other: MessageText }>;
    isRelatedTo: Message<{ one: MessageText; other: MessageText }>;
  };
  useLinks: {
    changeUndone: string;
    theLinksOfAreAsBefore: Message<{ ticketNumber: MessageText }>;
    failedToUndoTheChange: string;
    error: string;
    ticketsLinked: string;
    failedToLinkTheTickets: string;
    linkRemoved: string;
    andAreLinkedNoMore: Message<{ ticketNumber: MessageText; ticketNumber2: MessageText }>;
    failedToRemoveTheLink: string;
  };
  assigneePicker: {
    me: string;
    unassigned: string;
    assigneeOf: Message<{ ticketNumber: MessageText }>;
    findATeammate: string;
    assignTo: string;
    failedToLoad: string;
    tryAgain: string;
    noOneFound: string;
  };
  due: {
    dueAt: Message<{ dateTime: MessageText }>;
    dueIn: Message<{ lasted: MessageText }>;
    overdue: Message<{ lasted: MessageText }>;
  };
  filterBar: {
    tickets: string;
    all: Message<{ plural: MessageText }>;
    sortBy: string;
    agent: string;
    allAgents: string;
    assignedToMe: string;
    unassigned: string;
  };
  filterButtons: {
    tags: string;
    channel: string;
  };
  filterChips: {
    showTicketsWhoeverTheyWaitFor: Message<{ turnNames: MessageText }>;
    snoozed: string;
    showTicketsThatAreNotSnoozed: string;
    mentionsOfYou: string;
    showTicketsWhoeverTheyMentionNot: string;
    showTheTicketsOfAllCustomers: Message<{ customer: MessageText }>;
    unreadOnly: string;
    aColleague: string;
    followedBy: Message<{ name: MessageText }>;
    showTicketsWhoeverFollowsThemNot: Message<{ name: MessageText }>;
    thoseWithAllOfTheTags: string;
    anyOf: string;
    thoseWithAnyOfTheTags: string;
    not: string;
    thoseWithoutTheTags: string;
    aDeletedTag: string;
    showTicketsWhateverTheirTagsNot: Message<{ label: MessageText; names: MessageText }>;
    needsReply: string;
    waiting: string;
    openOrInProgress: string;
    since: Message<{ dayText: MessageText }>;
    showTicketsOfAnyDayNot: Message<{ dayText: MessageText }>;
    before: Message<{ dayText: MessageText }>;
    showTicketsOfAnyDayNot2: Message<{ dayText: MessageText }>;
  };
  listBeside: {
    openTheFirstTicket: string;
    noTicketOpen: string;
    chooseOneFromTheListOr: string;
  };
  listPane: {
    select: string;
    selectUpToHere: string;
    listOfTickets: string;
    selectAllTicketsShown: string;
    tryAgain: string;
    noTicketsFound: string;
    tickets: string;
    shownStatus: string;
    allStatuses: string;
    sortBy: string;
    tickets2: Message<{ total: number }>;
    clearFilters: string;
  };
  moreFailed: {
    moreTicketsCouldNotBeLoaded: string;
    tryAgain: string;
  };
  noTickets: {
    noTicketsFound: string;
    nothingMatchesTheSearchAndThe: string;
    clearFilters: string;
    viewAllTickets: string;
    pressHToSnooze: string;
    colleaguesMentionYou: string;
    ticketsArriveThrough: string;
    shareAForm: string;
    addSampleTickets: string;
  };
  paneChips: {
    showTicketsOfAnyNotOnly: Message<{ label: MessageText; only: MessageText }>;
    unread: string;
    showTicketsThatAreReadToo: string;
    aFormerMember: string;
    unassigned: string;
    mine: string;
    showTicketsOfAllAgentsNot: Message<{ text: MessageText }>;
  };
  paneRow: {
    select: Message<{ ticketNumber: MessageText }>;
  };
  pickers: {
    of: Message<{ title: MessageText; ticketNumber: MessageText; labelOf: MessageText }>;
  };
  filterSheet: {
    filters: string;
    showTickets: string;
    show: Message<{ total: number }>;
  };
  phoneFilters: {
    filter: string;
    filterSet: Message<{ count: MessageText }>;
  };
  rowKeys: {
    focusedTicket: string;
    assign: string;
    assignToMe: string;
    changeThe: Message<{ label: MessageText }>;
    changeTheTags: string;
  };
  statusCards: {
    total: string;
    open: string;
    inProgress: string;
    resolved: string;
    closed: string;
    ticketsByStatus: string;
    unread: string;
  };
  ticketCard: {
    select: Message<{ ticketNumber: MessageText }>;
  };
  ticketList: {
    selectAllTicketsShown: string;
  };
  ticketTable: {
    ticket: string;
    customer: string;
    lastReply: string;
    agent: string;
    updated: string;
    due: string;
    actions: string;
    select: Message<{ ticketNumber: MessageText }>;
    viewTicket: Message<{ ticketNumber: MessageText }>;
    viewTicket2: string;
  };
  ticketsPage: {
    of: Message<{ total: number; total2: number }>;
    isNoLongerInThisList: Message<{ ticketNumber: MessageText }>;
  };
  turn: {
    min: Message<{ max: MessageText }>;
    theCustomerWaitsForAnAnswer: Message<{ dateTime: MessageText }>;
    waitingForTheCustomerSince: Message<{ dateTime: MessageText }>;
    customer: Message<{ lasted: MessageText }>;
    team: Message<{ lasted: MessageText }>;
    now: string;
  };
  typedSearch: {
    searchTickets: string;
    filtersCanBeTypedTooSuch: string;
    searchSubjectNumberCustomer: string;
    use: Message<{ suggestion: MessageText }>;
  };
  unreadDot: {
    unread: string;
  };
  layout: {
    tableOrListBesideTheTicket: string;
    displayOfTheList: string;
    display: string;
    layout: string;
    table: string;
    besideTheTicket: string;
    rows: string;
    comfortable: string;
    compact: string;
  };
  typedFilters: {
    nobodyHereHasTheAddress: Message<{ name: MessageText }>;
    thereIsNo: Message<{ kind: MessageText; name: MessageText }>;
  };
  useRowKeys: {
    nextTicket: string;
    previousTicket: string;
    openTheTicket: string;
    select: string;
    selectUpToHere: string;
    readOrUnread: string;
    resolve: string;
    snooze: string;
    markAsSpam: string;
    applyAMacro: string;
  };
  applyDialog: {
    whatHappensTo: Message<{ about: MessageText }>;
    whatItWouldDoCouldNot: string;
    loading: string;
    lookedAtOf: Message<{ count: number; ticketCount: MessageText }>;
    notAppliedTo: Message<{ problem: MessageText }>;
    thereIsNothingToChange: string;
    anotherMacro: string;
    apply: string;
    applyTo: Message<{ ticketCount: MessageText }>;
  };
  macroDialog: {
    theChangeWasUndone: string;
    theChangeCouldNotBeUndone: string;
    theMacroCouldNotBeSaved: string;
    macroSaved: string;
    editMacro: string;
    newMacro: string;
    save: string;
  };
  macroFields: {
    onlyMe: string;
    theTeam: string;
    leaveAsItIs: string;
    name: string;
    whoCanUseIt: string;
    replyToTheCustomer: string;
    customerFirstnameThereReadsThereWhen: string;
    internalNote: string;
    assignee: string;
    whoeverAppliesIt: string;
    nobody: string;
    somebodyWhoHasLeft: string;
    snooze: string;
    doNotSnooze: string;
    addTags: string;
    removeTags: string;
    insertAVariableInto: Message<{ label: MessageText }>;
  };
  macroPicker: {
    somebodyWhoHasLeft: string;
    team: string;
    mine: string;
    applyAMacro: string;
    to: Message<{ about: MessageText }>;
    theMacrosCouldNotBeLoaded: string;
    macros: string;
    findAMacro: string;
    createOne: string;
    loading: string;
    thereAreNoMacrosYet: string;
    noMacroFound: string;
    macros2: Message<{ found: number }>;
  };
  macroRow: {
    team: string;
    usedTimes: Message<{ useCount: number; ago: MessageText }>;
    notUsedYet: string;
    moveUp: Message<{ name: MessageText }>;
    moveDown: Message<{ name: MessageText }>;
    edit: Message<{ name: MessageText }>;
    delete: Message<{ name: MessageText }>;
  };
  macrosPage: {
    macros: string;
    newMacro: string;
    somebodyWhoHasLeft: string;
    searchNameOrText: string;
    noMacrosYet: string;
    putWhatYouDoAgainAnd: string;
    noMacrosFound: string;
    noneHasWhatYouSearchFor: string;
  };
  planList: {
    steps: string;
    forTheFirstTicket: string;
    files: string;
    notPossible: string;
    unchanged: string;
  };
  tagsField: {
    none: string;
    findATag: string;
    noTagFound: string;
    noTagsYet: string;
  };
  applyToasts: {
    hadEverythingAlready: Message<{ ticketCount: MessageText }>;
    couldNotBeChanged: Message<{ ticketCount: MessageText; message: MessageText }>;
    couldNotBeChanged2: Message<{ ticketCount: MessageText }>;
    stoppedLeftAsTheyWere: Message<{ ticketCount: MessageText }>;
    appliedTo: Message<{ name: MessageText; ticketCount: MessageText }>;
    notApplied: Message<{ name: MessageText }>;
    nothingToChange: string;
    hasEverythingOfAlready: Message<{ name: MessageText; number: MessageText }>;
    applied: Message<{ name: MessageText }>;
    notUndone: string;
    undoneInPart: string;
    macroUndone: string;
    isAsItWasBefore: Message<{ ticketNumber: MessageText }>;
    onlyInPart: Message<{ ticketCount: MessageText; why: MessageText }>;
    couldNotBeChangedBack: Message<{ ticketCount: MessageText; message: MessageText }>;
    changedBack: Message<{ ticketCount: MessageText }>;
  };
  macroValues: {
    writeWhatGoesWithTheFiles: string;
    chooseAtLeastOneStep: string;
    aMacroCannotSnoozeATicket: string;
  };
  macros: {
    macroRestored: string;
    theMacroCouldNotBeRestored: string;
    macroDeleted: string;
    theMacroCouldNotBeDeleted: string;
    theChangeWasUndone: string;
    theChangeCouldNotBeUndone: string;
    theMacroCouldNotBeMoved: string;
    macroMoved: string;
  };
  plans: {
    on: Message<{ ticketCount: MessageText }>;
    already: Message<{ ticketCount: MessageText }>;
    notOn: Message<{ ticketCount: MessageText; reasons: MessageText }>;
    withoutAnAnswerTo: Message<{ ticketCount: MessageText; value: MessageText }>;
    asTheyAreAMacroDoes: Message<{ ticketCount: MessageText }>;
  };
  stepTexts: {
    theTags: Message<{ names: MessageText }>;
    theTag: Message<{ names: MessageText }>;
    isAlready: Message<{ label: MessageText; value: MessageText }>;
    becomes: Message<{ label: MessageText; value: MessageText }>;
    unassignedAlready: string;
    unassigned: string;
    assignedToAlready: Message<{ to: MessageText }>;
    assignedTo: Message<{ to: MessageText }>;
    hasAlready: Message<{ tagsText: MessageText }>;
    gets: Message<{ tagsText: MessageText }>;
    doesNotHave: Message<{ tagsText: MessageText }>;
    loses: Message<{ tagsText: MessageText }>;
    snoozedAlready: Message<{ untilText: MessageText }>;
    snoozed: Message<{ untilText: MessageText }>;
    getsAnInternalNote: string;
    theCustomerGetsAReply: string;
    untilTheCustomerAnswers: string;
    hours: Message<{ value: MessageText }>;
    withFiles: string;
    assignToMe: string;
    unassign: string;
    assignTo: Message<{ nameOf: MessageText }>;
    add: Message<{ names: MessageText }>;
    remove: Message<{ names: MessageText }>;
    snoozeUntilTheCustomerAnswers: string;
    snoozeFor: Message<{ snoozeLabel: MessageText }>;
    internalNote: Message<{ withFiles: MessageText }>;
    reply: Message<{ withFiles: MessageText }>;
    n4Hours: string;
    n1Day: string;
    n2Days: string;
    n3Days: string;
    n1Week: string;
    n2Weeks: string;
    n30Days: string;
  };
  useApply: {
    theMacroCouldNotBeApplied: string;
    error: string;
    theMacroCouldNotBeUndone: string;
  };
  mergeSelected: {
    mergeTickets: Message<{ count: MessageText }>;
    cancel: string;
    merge: string;
  };
  mergeTicket: {
    mergeWith: Message<{ ticketNumber: MessageText }>;
    mergeTwoTickets: string;
    chooseAnother: string;
    merge: string;
  };
  mergedBanner: {
    mergedTickets: string;
    mergedIntoThisTicket: Message<{ mergedBy: MessageText; ticketNumber: MessageText; subject: MessageText }>;
    wasMergedIntoThisTicket: Message<{ ticketNumber: MessageText; subject: MessageText }>;
    undoMerging: Message<{ ticketNumber: MessageText }>;
    undo: string;
  };
  outcome: {
    whichOneRemains: string;
    opened: Message<{ requesterOf: MessageText; dateTime: MessageText }>;
    nobody: string;
    theConversationsAreJoinedByTime: string;
    publicRepliesGoToTooFrom: Message<{ joined: MessageText; who: MessageText }>;
  };
  useMerge: {
    tickets: Message<{ count: MessageText }>;
    ticketsMerged: string;
    theyAreInAlready: Message<{ ticketNumber: MessageText }>;
    wentInto: Message<{ named: MessageText; ticketNumber: MessageText }>;
    error: string;
    failedToMergeTheTickets: string;
    mergingUndone: string;
    restored: Message<{ named: MessageText }>;
    failedToUndoMerging: string;
  };
  newTicketDialog: {
    ticketCreatedSuccessfully: string;
    failedToCreateTicket: string;
    newTicket: string;
    theTicketThatYouHaveBegun: string;
    startOver: string;
    subject: string;
    description: string;
    customerName: string;
    customerEmail: string;
    cancel: string;
    createTicket: string;
    purpose: string;
    logARequest: string;
    messageACustomer: string;
    enterTheirAddress: string;
    message: string;
    messageIsRequired: string;
    sendMessage: string;
    messageSent: string;
    failedToSendTheMessage: string;
    openTicket: string;
  };
  moreFields: {
    assignee: string;
    automatic: string;
    me: string;
    cc: string;
    separateWithCommas: string;
    isNoEmailAddress: Message<{ text: MessageText }>;
    sendFrom: string;
    organizationsAddress: string;
    tags: string;
  };
  originChips: {
    showTicketsOfAllChannelsNot: Message<{ channelNames: MessageText }>;
    showTicketsOfAllDomainsNot: Message<{ domain: MessageText }>;
    withAFile: string;
    showTicketsWithoutAFileToo: string;
    aDeletedForm: string;
    form: Message<{ name: MessageText }>;
    showTicketsOfAllFormsNot: Message<{ name: MessageText }>;
  };
  originFilter: {
    filterByChannelFormOrFile: Message<{ count: MessageText }>;
    filterByChannelFormOrFile2: string;
  };
  originFilterPanel: {
    channel: string;
    form: string;
    customDomain: string;
    files: string;
    withAFile: string;
    channelFormDomainAndFiles: string;
    findAChannelOrForm: string;
    theFormsCouldNotBeLoaded: string;
    tryAgain: string;
    loadingTheForms: string;
    choices: Message<{ count: number }>;
    nothingFound: string;
  };
  blockDialog: {
    only: Message<{ email: MessageText }>;
    everybodyAt: Message<{ domain: MessageText }>;
    blockSender: string;
    whatTheySendFromNowOn: string;
    block: string;
    whomToBlock: string;
    reason: string;
    forYourTeamOptional: string;
  };
  deletedPage: {
    deleted: string;
    deletedTicketsCanBeRestoredFor: string;
    theTrashIsEmpty: string;
    deleteATicketFromItsMenu: string;
    viewTickets: string;
    restore: string;
    deleteForGood: string;
    deleteForGood2: Message<{ what: MessageText }>;
    theConversationAndTheEmailsThat: string;
  };
  archiveDetail: {
    loading: string;
    messages: string;
    whereTheEmailCameFrom: string;
  };
  archiveList: {
    searchIn: Message<{ label: MessageText }>;
    searchSubjectCustomerWords: string;
    selectAllTicketsShown: string;
    selected: Message<{ count: number }>;
    loadMore: string;
    noTicketsFound: string;
    noneOfTheseHasTheText: string;
    clearSearch: string;
    loading: string;
  };
  archiveRow: {
    goesToTheTrash: string;
    deletedForGood: string;
    select: Message<{ ticketNumber: MessageText }>;
    blocked: Message<{ blockedBy: MessageText }>;
    unknownSender: string;
    by: Message<{ putAwayBy: MessageText }>;
  };
  spamPage: {
    spam: string;
    spamIsInNoOtherList: string;
    blockedSenders: string;
    noSpam: string;
    markATicketAsSpamWith: string;
    viewTickets: string;
    notSpam: string;
    blockSender: string;
  };
  markSpam: {
    failedToMarkAsSpam: string;
    failedToBringTheTicketBack: string;
    error: string;
  };
  useArchive: {
    error: string;
    couldNotBeChanged: Message<{ ticketCount: MessageText }>;
    notSpamTheTicketIsBack: string;
    areNotSpam: Message<{ count: MessageText }>;
    markedAsSpam: string;
    markedAsSpam2: Message<{ count: MessageText }>;
    failedToBringTheTicketBack: string;
    failedToMarkAsSpam: string;
    ticketRestored: string;
    restored: Message<{ count: MessageText }>;
    failedToRestoreTheTicket: string;
    ticketDeletedForGood: string;
    deletedForGood: Message<{ count: MessageText }>;
    failedToDeleteTheTicket: string;
    senderUnblocked: string;
    failedToUnblockTheSender: string;
    isBlocked: Message<{ value: MessageText }>;
    failedToBlockTheSender: string;
  };
  openView: {
    viewNotFound: string;
    itWasDeletedOrIsntShared: string;
    showAllTickets: string;
  };
  savedViews: {
    theSavedViewsCouldNotBe: string;
    tryAgain: string;
    viewsOfTheTeam: string;
    myViews: string;
    savedViews: string;
    thisViewCantBeShown: Message<{ whyBroken: MessageText }>;
    aMember: string;
    itFiltersByWhoIsNo: Message<{ name: MessageText }>;
    itFiltersByAThatWas: Message<{ kind: MessageText }>;
    itFiltersByTheWhichDoesnt: Message<{ kind: MessageText; name: MessageText }>;
    theTagsOrFormsCouldNot: string;
  };
  viewControls: {
    saveAsNewView: string;
    saveView: string;
    keepTheseFiltersIn: Message<{ view: MessageText }>;
    updateView: string;
    goBackToTheFiltersOf: Message<{ view: MessageText }>;
    reset: string;
    thisViewCantBeShown: Message<{ whyBroken: MessageText }>;
    removeThisFilter: string;
    showWithoutThisFilter: string;
  };
  viewDialog: {
    me: string;
    theTeam: string;
    viewSaved: string;
    theViewCouldNotBeSaved: string;
    saveView: string;
    save: string;
    for: string;
    keepTheLayout: string;
    opensAsTable: string;
    opensBesideTheTicket: string;
    theChangeWasUndone: string;
    theChangeCouldNotBeUndone: string;
    viewRenamed: string;
    theViewCouldNotBeRenamed: string;
    renameView: string;
    rename: string;
    name: string;
  };
  viewMenu: {
    view: Message<{ view: MessageText }>;
    change: Message<{ view: MessageText }>;
    ticketsOpenWithThisView: string;
    rename: string;
    updateToTheCurrentFilters: string;
    makeItPersonal: string;
    shareWithTheTeam: string;
    moveUp: string;
    moveDown: string;
    delete: string;
  };
  useViewChanges: {
    viewRestored: string;
    theViewCouldNotBeRestored: string;
    viewDeleted: string;
    theViewCouldNotBeDeleted: string;
    theChangeWasUndone: string;
    theChangeCouldNotBeUndone: string;
    theViewCouldNotBeChanged: string;
    viewSharedWithTheTeam: string;
    viewIsPersonalNow: string;
    viewUpdated: string;
    viewMoved: string;
    ticketsOpenWithAllTickets: string;
    ticketsOpenWithThisView: string;
    theChoiceCouldNotBeSaved: string;
  };
  snoozeDialog: {
    snooze: string;
    comesBackOnTopAndEarlier: string;
    untilTheCustomerAnswers: string;
    pickATime: string;
    wakeUpNow: string;
  };
  snoozeMark: {
    backFromSnooze: string;
    snoozedUntil: string;
    snoozedUntil2: Message<{ dateTime: MessageText }>;
    snoozedUntilTheCustomerAnswers: string;
    theirAnswer: string;
  };
  snoozeTicket: {
    snooze: Message<{ ticketNumber: MessageText }>;
  };
  snoozedBanner: {
    snoozed: string;
    snoozed2: string;
    wakeUpNow: string;
  };
  useSnooze: {
    theCustomerAnswers: string;
    until: Message<{ sendTime: MessageText }>;
    isSnoozed: Message<{ ticketNumber: MessageText; untilText: MessageText }>;
    isBack: Message<{ ticketNumber: MessageText }>;
    failedToSnoozeTheTicket: string;
    ticketSnoozed: string;
    ticketIsBack: string;
  };
  messageMenu: {
    actionsForTheMessageOf: Message<{ by: MessageText }>;
    splitOffANewTicket: string;
  };
  splitBanner: {
    splitOff: string;
    splitThisTicketOff: Message<{ actor: MessageText; from: MessageText }>;
    thisTicketWasSplitOff: Message<{ from: MessageText }>;
    undoSplit: string;
  };
  splitDialog: {
    ticketSplitOff: string;
    failedToSplitOffATicket: string;
    splitOffANewTicket: string;
    theMessageBecomesTheFirstOne: string;
    subject: string;
    theSubjectOfThisTicket: string;
    takeTheMessagesAfterItAlong: string;
    cancel: string;
    split: string;
  };
  useUnsplit: {
    splittingUndone: string;
    theMessagesOfAreInAgain: Message<{ ticketNumber: MessageText; ticketNumber2: MessageText }>;
    failedToUndoSplitting: string;
    error: string;
  };
  tagFilter: {
    filterByTagsChosen: Message<{ count: MessageText }>;
    filterByTags: string;
  };
  tagFilterPanel: {
    all: string;
    allOf: string;
    any: string;
    anyOf: string;
    none: string;
    noneOf: string;
    chosen: string;
    tags: string;
    findATag: string;
    noTagFound: string;
    noTagsYetTheyAreCreated: string;
    aFilterTakesTags: Message<{ maxFiltered: MessageText }>;
    ticketsWith: string;
  };
  tagPicker: {
    onSimilarTickets: string;
    onThisTicket: string;
    tagsOf: Message<{ ticketNumber: MessageText }>;
    findOrCreateATag: string;
    noTagsYetTypeAName: string;
  };
  ticketTags: {
    tags: string;
    tags2: Message<{ map: MessageText }>;
    addTag: string;
  };
  useTagChange: {
    error: string;
    failedToUpdateTicket: string;
    ticketUpdatedSuccessfully: string;
    nowHasTheTag: Message<{ ticketNumber: MessageText; tag: MessageText }>;
    noLongerHasTheTag: Message<{ ticketNumber: MessageText; tag: MessageText }>;
    changeUndone: string;
    failedToUndoTheChange: string;
  };
  taskEditor: {
    task: string;
    dueDate: string;
    you: Message<{ agentName: MessageText }>;
    assignee: string;
    nobody: string;
  };
  taskRow: {
    editTask: string;
    doneBy: Message<{ doneBy: MessageText }>;
    done: string;
  };
  tasksCard: {
    tasks: string;
    addATask: string;
    ofDone: Message<{ done: MessageText; count: MessageText }>;
  };
  dueText: {
    dueToday: string;
    overdue: Message<{ date: MessageText }>;
    dueTomorrow: string;
    due: Message<{ date: MessageText }>;
  };
  useTasks: {
    theTaskCouldNotBeAdded: string;
    theTaskCouldNotBeChanged: string;
    taskRestored: string;
    theTaskCouldNotBeRestored: string;
    taskDeleted: string;
    theTaskCouldNotBeDeleted: string;
  };
  entryEditor: {
    time: string;
    day: string;
    note: string;
  };
  entryRow: {
    editTime: string;
    aFormerMember: string;
  };
  newEntry: {
    writeItLike1h20m90m: string;
    time: string;
    timeSuchAs1h20m: string;
    note: string;
    whatForOptional: string;
    addTime: string;
    startTimer: string;
  };
  timeCard: {
    timeSpent: string;
    inTotal: Message<{ timeSpentText: MessageText }>;
    showAllEntries: Message<{ count: MessageText }>;
  };
  timerRow: {
    yourTimer: string;
    timerOf: Message<{ memberName: MessageText }>;
    yourTimerOn: string;
    stopYourTimer: string;
    stop: string;
  };
  useTime: {
    theTimeCouldNotBeAdded: string;
    theTimeCouldNotBeChanged: string;
    timeRestored: string;
    theTimeCouldNotBeRestored: string;
    timeDeleted: string;
    theTimeCouldNotBeDeleted: string;
    timerStartedThatOnWasStopped: Message<{ ticketNumber: MessageText }>;
    timerStarted: string;
    theTimerCouldNotBeStarted: string;
    timerStoppedNoted: Message<{ timeSpentText: MessageText }>;
    theTimerCouldNotBeStopped: string;
  };
  logOutDialog: {
    logOut: string;
    notSentYetWhatIsNot: Message<{ countOf: MessageText }>;
    discardAndLogOut: string;
  };
  unsentDialog: {
    waitingToBeSent: string;
    keptInThisBrowserAndSent: string;
    everythingHasBeenSent: string;
  };
  unsentHere: {
    waitingToBeSent: string;
  };
  unsentItem: {
    notSent: Message<{ text: MessageText }>;
    waitingToBeSent: string;
    then: Message<{ then: MessageText }>;
    edit: string;
    sendAnyway: string;
    sendNow: string;
    discard: string;
  };
  callOrWait: {
    waitingToBeSent: string;
    itIsSentOnceTheHelpdesk: Message<{ ticketNumber: MessageText; whatOf: MessageText }>;
  };
  sendUnsent: {
    thisIsFromMoreThanA: string;
    itWasRefused: string;
    heldBackWhatComesBeforeIt: string;
    notEverythingWasSent: string;
    couldNotBeSent: Message<{ countOf: MessageText }>;
    show: string;
    whatWasWaitingHasBeenSent: string;
  };
  takeBackUnsent: {
    changeUndone: string;
    isAsItWasBefore: Message<{ ticketNumber: MessageText }>;
    yourWordsAreBackInThe: Message<{ ticketNumber: MessageText }>;
    noteNotAdded: string;
    replyNotSent: string;
    theyMayHaveBeenSentAlready: Message<{ back: MessageText }>;
    changeDiscarded: string;
    messageDiscarded: string;
    notUndone: string;
    itHasBeenSentAlready: string;
  };
  unsent: {
    internalNote: string;
    reply: string;
    tag: Message<{ tag: MessageText }>;
    noLongerTheTag: Message<{ tag: MessageText }>;
    unassigned: string;
    assignedTo: Message<{ agentName: MessageText }>;
    change: string;
    messages: Message<{ count: number }>;
    changes: Message<{ count: number }>;
    messagesAndChanges: Message<{ count: MessageText }>;
  };
  openingMenu: {
    whatTheTicketsOpenWith: string;
    ticketsOpenWith: string;
  };
  sampleBanner: {
    sampleTicket: string;
    tryAnything: string;
    removeSampleTickets: string;
  };
  waitingChats: {
    chatsWaiting: string;
    failedToLoad: string;
    tryAgain: string;
    more: Message<{ more: number }>;
    noMessageYet: string;
    waiting: Message<{ lasted: MessageText }>;
    accept: string;
    acceptTheChatWith: Message<{ name: MessageText }>;
  };
};
export default messages;
