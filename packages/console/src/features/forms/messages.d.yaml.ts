// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  formPreview: {
    untitledForm: string;
    loadingForm: string;
    everythingIsFilledInWellA: string;
  };
  formRow: {
    contactFormUpdatedSuccessfully: string;
    failedToUpdateContactForm: string;
    contactFormCreatedSuccessfully: string;
    failedToCreateContactForm: string;
    submissions: Message<{ submissionCount: number }>;
    active: string;
    inactive: string;
    isActive: Message<{ name: MessageText }>;
    edit: Message<{ name: MessageText }>;
    editWord: string;
    preview: Message<{ name: MessageText }>;
    previewWord: string;
    share: Message<{ name: MessageText }>;
    shareWord: string;
    submissionsOf: Message<{ name: MessageText }>;
    submissionsWord: string;
    moreFor: Message<{ name: MessageText }>;
    analytics: string;
    configure: string;
    duplicate: string;
    delete: string;
    last: Message<{ ago: MessageText }>;
  };
  formsPage: {
    createForm: string;
    forms: string;
    noContactFormsYet: string;
    makeOnePutItOnYour: string;
  };
  noticeConfirmation: {
    confirmationEmailSent: string;
    failedToSendTheConfirmationEmail: string;
    waitingForConfirmationEmailsStart: string;
    sendAgain: string;
  };
  settingsFields: {
    submitButtonText: string;
    sendMessageWhenEmptySubmitOn: string;
    sendMessage: string;
    successMessage: string;
    thankYouYourMessageHasBeen: string;
    redirectUrl: string;
    whereVisitorsGoAfterSendingEmpty: string;
    emailNotification: string;
    sendAnEmailForEachSubmission: string;
    notify: string;
    yourOrganizationsOwnAddressWhenEmpty: string;
    onlyMembersWhoCanChangeSettings: string;
    collectIpAddresses: string;
    keepTheAddressThatEachSubmission: string;
    captcha: string;
    captchaHint: string;
    captchaMissing: string;
    setUpCaptcha: string;
    oneALineSuchAsExample: string;
  };
  staleForm: {
    thisContactFormWasChangedBy: string;
  };
  summaryRow: {
    never: string;
    summary: string;
    totalForms: string;
    active: Message<{ count: MessageText }>;
    totalSubmissions: string;
    ofAllForms: string;
    lastSubmission: string;
    ofAnyForm: string;
    thisMonth: string;
    submissions: string;
  };
  tagsSetting: {
    tags: string;
    tags2: Message<{ names: MessageText }>;
    addTag: string;
    everyTicketOfThisFormGets: string;
    tagsOfTheFormsTickets: string;
    findATag: string;
    theTagsCouldNotBeLoaded: string;
    loading: string;
    tags3: Message<{ found: number }>;
    noTagFound: string;
    noTagsYetTheyAreCreated: string;
  };
  dayChart: {
    submissionsPerDay: string;
    submissionsInDays: Message<{ total: number; days: MessageText }>;
    showAsATable: string;
    day: string;
    seen: string;
    started: string;
    submitted: string;
  };
  funnel: {
    seen: string;
    started: string;
    submitted: string;
    fromSeenToSubmitted: string;
    nobodyHasSeenTheFormIn: string;
  };
  addField: {
    addAField: string;
    addField: string;
  };
  builderDialog: {
    editContactForm: string;
    createContactForm: string;
    close: string;
    active: string;
    saveChanges: string;
    createForm: string;
    discardUnsavedChanges: string;
    whatYouHaveChangedInThis: string;
    discardChanges: string;
    yourUnsavedChangesAreBack: string;
    savedSince: string;
    startOver: string;
  };
  builderPanes: {
    form: string;
    settings: string;
    preview: string;
    partsOfTheForm: string;
    previewLanguage: string;
    ownLanguage: string;
    translations: string;
  };
  translationsPane: {
    language: string;
    missingTextsAreShownInThe: string;
    missing: Message<{ missing: MessageText }>;
    complete: string;
    missingOne: string;
    form: string;
    title: string;
    description: string;
    submitButtonText: string;
    successMessage: string;
    label: string;
    placeholder: string;
    helpText: string;
    option: string;
  };
  detailsFields: {
    details: string;
    formName: string;
    onlyYourTeamSeesIt: string;
    formTitle: string;
    whatVisitorsReadAboveTheForm: string;
    description: string;
  };
  fieldCard: {
    untitledQuestion: string;
    dragToSortOrPressAlt: string;
    required: string;
    moveUp: Message<{ name: MessageText }>;
    moveDown: Message<{ name: MessageText }>;
    duplicate: Message<{ name: MessageText }>;
    remove: Message<{ name: MessageText }>;
  };
  fieldEditor: {
    label: string;
    type: string;
    placeholder: string;
    helpText: string;
    required: string;
    validationAndName: string;
    fieldName: string;
    answersSentSoFarAreKept: string;
    theKeyOfTheAnswerIn: string;
  };
  fieldList: {
    untitledQuestion: string;
    removed: Message<{ field: MessageText }>;
    undo: string;
    fields: string;
  };
  fileRulesEditor: {
    kindsOfFiles: string;
    withoutAnyTickedFilesOfEvery: string;
    maximumNumberOfFiles: string;
    maximumSizeOfEachInMb: string;
  };
  optionsEditor: {
    options: string;
    option: Message<{ value: MessageText }>;
    removeOption: Message<{ value: MessageText }>;
    addOption: string;
  };
  validationEditor: {
    minimumLength: string;
    maximumLength: string;
    pattern: string;
    patternHint: string;
  };
  fields: {
    option: Message<{ number: MessageText }>;
    option1: string;
    option2: string;
  };
  reduce: {
    added: Message<{ field: MessageText }>;
    movedToPositionOf: Message<{ label: MessageText; value: MessageText; count: MessageText }>;
    duplicated: Message<{ original: MessageText }>;
    removed: Message<{ field: MessageText }>;
    isBack: Message<{ field: MessageText }>;
  };
  useBuilder: {
    contactFormCreatedSuccessfully: string;
    failedToCreateContactForm: string;
    contactFormUpdatedSuccessfully: string;
    failedToUpdateContactForm: string;
  };
  analyticsDialog: {
    last7Days: string;
    last30Days: string;
    last90Days: string;
    analyticsOf: Message<{ form: MessageText }>;
    period: string;
  };
  configureDialog: {
    contactFormUpdatedSuccessfully: string;
    failedToUpdateContactForm: string;
    configure: Message<{ form: MessageText }>;
    saveChanges: string;
    whatYouHaveChangedHereIs: string;
  };
  deleteDialog: {
    contactFormDeletedSuccessfully: string;
    failedToDeleteContactForm: string;
    delete: Message<{ name: MessageText }>;
    theFormItsSubmissionsAndIts: Message<{ submissionCount: number }>;
    theFormIsGoneForGood: string;
    delete2: string;
  };
  previewDialog: {
    previewOf: Message<{ form: MessageText }>;
    asVisitorsSeeItNothingIs: string;
  };
  shareDialog: {
    share: Message<{ form: MessageText }>;
    thisFormIsInactiveUntilIt: string;
    publicUrl: string;
    aPageOfItsOwnFor: string;
    onYourPage: string;
    twoLinesTheFormAppearsWhere: string;
    asAPopup: string;
    aButtonInTheCornerOf: string;
    asAFrame: string;
    forSitesThatAllowFramesOnly: string;
  };
  submissionsDialog: {
    submissionsOf: Message<{ form: MessageText }>;
  };
  exportButton: {
    exportSuccessful: string;
    failedToExportSubmissions: string;
    exportFailed: string;
    exportCsv: string;
  };
  submissionList: {
    searchSubmissions: string;
    searchAnswers: string;
    loadingSubmissions: string;
    noSubmissionsFound: string;
    noAnswerHoldsWhatYouSearch: string;
    nobodyHasSentThisFormYet: string;
    of: Message<{ first: number; value: number; total: number }>;
    newer: string;
    older: string;
  };
  submissionTable: {
    received: string;
    answers: string;
    ticket: string;
    noAnswers: string;
  };
  submissionView: {
    ticket: string;
    ipAddress: string;
    sentFrom: string;
    received: string;
    contactPage: string;
    anotherSite: string;
    submission: string;
    allSubmissions: string;
    notAnswered: string;
    deleted: string;
  };
  draft: {
    name: string;
    message: string;
  };
};
export default messages;
