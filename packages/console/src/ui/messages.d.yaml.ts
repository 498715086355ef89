// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  allowedDomains: {
    allowedDomains: string;
  };
  articlePicker: {
    noPublishedArticleFound: string;
    theArticlesCouldNotBeLoaded: string;
    articlesArrowsChooseEnterInserts: Message<{ count: number }>;
    helpArticles: string;
  };
  emojiPicker: {
    emojiArrowsChooseEnterInserts: Message<{ count: number }>;
    emoji: string;
  };
  attachFiles: {
    attachedFiles: string;
    putInTheText: Message<{ name: MessageText }>;
    remove: Message<{ name: MessageText }>;
    uploading: Message<{ file: MessageText }>;
    tryAgain: Message<{ file: MessageText }>;
    remove2: Message<{ file: MessageText }>;
    attachFiles: string;
  };
  brand: {
    helpdesk: string;
  };
  confirmDialog: {
    cancel: string;
  };
  copyBox: {
    copied: string;
    copy: Message<{ label: MessageText }>;
    copy2: string;
  };
  dialog: {
    close: string;
  };
  emptyState: {
    thisCouldNotBeLoaded: string;
    somethingWentWrong: string;
    tryAgain: string;
  };
  figure: {
    couldNotBeLoaded: string;
  };
  files: {
    pictures: string;
    files: string;
    show: Message<{ file: MessageText }>;
    download: Message<{ name: MessageText; facts: MessageText }>;
    beingCheckedForViruses: string;
    aVirusWasFoundInIt: Message<{ threat: MessageText }>;
    aVirusWasFoundInIt2: string;
  };
  formDialog: {
    whatYouHaveWrittenHereIs: string;
    cancel: string;
    discardUnsavedChanges: string;
    discardChanges: string;
  };
  formatted: {
    showTheRest: string;
  };
  importDialog: {
    importMore: string;
    done: string;
    cancel: string;
    import: string;
  };
  importReport: {
    rowsWithoutSkipped: Message<{ skipped: number; lacking: MessageText }>;
    rowsThatFailed: string;
    row: string;
    error: string;
  };
  importSource: {
    takeTheFileAway: string;
    chooseAFile: string;
    orDropAJsonOrCsv: string;
    fileWith: Message<{ what: MessageText }>;
    orPasteJsonOrCsv: string;
  };
  mentionPicker: {
    noMemberFound: string;
    theMembersCouldNotBeLoaded: string;
    membersArrowsChooseEnterInserts: Message<{ count: number }>;
    members: string;
  };
  mentionedText: {
    now: Message<{ currentName: MessageText }>;
    now2: Message<{ currentName: MessageText }>;
  };
  modeSwitch: {
    reply: string;
    internalNote: string;
    kindOfMessage: string;
    draft: string;
  };
  pickerNotice: {
    theTagsCouldNotBeLoaded: string;
    tryAgain: string;
    loading: string;
    tags: Message<{ count: number }>;
  };
  pickerPanel: {
    tryAgain: string;
    loading: string;
  };
  replyPicker: {
    cannedReplies: string;
    attachingTheFilesOfTheCanned: string;
    noCannedReplyFound: string;
    theCannedRepliesCouldNotBe: string;
    cannedRepliesArrowsChooseEnter: Message<{ count: number }>;
    cannedReplies2: string;
    files: string;
    saveWhatYouWroteAsCanned: string;
    cancel: string;
    insert: string;
  };
  roleBadge: {
    administrator: string;
    agent: string;
    customer: string;
    unknown: string;
  };
  saveBar: {
    saveChanges: string;
    resetChanges: string;
    youHaveUnsavedChanges: string;
    discardUnsavedChanges: string;
    discardChanges: string;
  };
  signatureCard: {
    signature: string;
    saveSignature: string;
    resetSignature: string;
  };
  signatureFields: {
    signature: string;
    insertAVariable: string;
    preview: string;
  };
  spinner: {
    loading: string;
  };
  tagChip: {
    tags: string;
  };
  toasts: {
    notification: string;
    undo: string;
    dismiss: string;
    inS: Message<{ left: MessageText }>;
  };
  typedConfirmDialog: {
    typeToConfirm: Message<{ expected: MessageText }>;
    cancel: string;
  };
  viewedFile: {
    thisFileCouldNotBePlayed: string;
  };
  viewer: {
    files: string;
    of: Message<{ value: MessageText; count: MessageText }>;
    zoomOut: string;
    zoomIn: string;
    download: Message<{ file: MessageText }>;
    close: string;
    thisPictureCouldNotBeLoaded: string;
    previousFile: string;
    nextFile: string;
  };
  visitorFacts: {
    verified: string;
    thePageSaysThisOnlyWhat: string;
    thePageSaysThisNothingProves: string;
  };
  change: {
    noChange: string;
    points: Message<{ signed: MessageText }>;
  };
  chartCard: {
    showAsChart: string;
    showAsTable: string;
  };
  lineChart: {
    noData: string;
    arrowKeysReadItOut: Message<{ label: MessageText }>;
  };
  formatBar: {
    bold: string;
    italic: string;
    list: string;
    numberedList: string;
    quote: string;
    code: string;
    link: string;
    marks: string;
    preview: string;
  };
  formatSwitch: {
    formatting: string;
  };
  preview: {
    preview: string;
    whatYouWriteAppearsHereAs: string;
  };
  resourceList: {
    found: Message<{ total: MessageText }>;
    showMore: string;
  };
  searchBar: {
    search: Message<{ name: MessageText }>;
  };
  platformCode: {
    platform: string;
    codeFor: Message<{ shown: MessageText }>;
    emailToADeveloper: string;
  };
  sheet: {
    close: string;
  };
  linkBar: {
    link: string;
    addressOfTheLink: string;
    apply: string;
    removeTheLink: string;
    cancel: string;
  };
  richToolbar: {
    strikethrough: string;
  };
  seenOnSite: {
    waitingForYourSite: string;
    openAPageWithTheCode: string;
    seenOn: Message<{ host: MessageText }>;
    itsLiveOnYourSite: string;
  };
  externalFacts: {
    externalId: string;
  };
  senderWarning: {
    thisEmailMayNotBeFrom: Message<{ domain: MessageText }>;
  };
  lightOrDark: {
    previewIn: string;
    light: string;
    dark: string;
  };
};
export default messages;
