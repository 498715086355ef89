// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  chatbotPage: {
    queries: string;
    bulk: string;
    chatbotTraining: string;
    teachItQuestionsAndAnswersIt: string;
    addQuery: string;
    partsOfTheTraining: string;
  };
  chatbotStats: {
    summary: string;
    totalQueries: string;
    active: Message<{ count: MessageText }>;
    totalUses: string;
    answersGivenToVisitors: string;
    successRate: string;
    answered: string;
    ofAskedIn30Days: Message<{ count: MessageText }>;
    shareOfQueriesThatAreActive: string;
  };
  choices: {
    accountAndLogin: string;
    billingAndPayments: string;
    technicalSupport: string;
    productFeatures: string;
    troubleshooting: string;
    generalQuestions: string;
    refundsAndReturns: string;
    security: string;
    apiAndIntegration: string;
    other: string;
    howDoIResetMyPassword: string;
    howDoIChangeMyEmail: string;
    whyCanINotSignIn: string;
    howDoIDeleteMyAccount: string;
    whichPaymentMethodsDoYouAccept: string;
    whereDoIFindMyInvoices: string;
    howDoICancelMySubscription: string;
    howDoIChangeMyPlan: string;
    whichBrowsersDoYouSupport: string;
    thePageDoesNotLoadWhat: string;
    howDoIReportAProblem: string;
    isTheServiceDownAtThe: string;
    low: string;
    medium: string;
    high: string;
    noCategory: string;
  };
  bulkPanel: {
    importQueries: string;
    bringQueriesFromAJsonOr: string;
    import: string;
    exportQueries: string;
    saveAllQueriesAsJsonOr: string;
    export: string;
  };
  exportDialog: {
    forProgramsAndToBeImported: string;
    forSpreadsheetsAndToBeImported: string;
    exportSuccessful: string;
    failedToExportQueries: string;
    exportQueries: string;
    export: string;
    format: string;
    format2: string;
  };
  importDialog: {
    queriesImportedSuccessfullyFailed: Message<{ imported: MessageText; failed: MessageText }>;
    importError: string;
    failedToImportQueries: string;
    importQueries: string;
    aQueryWithTheSameText: string;
    csvKeywordsAreSeparatedBySemicolons: string;
    queryOrResponse: string;
    importProgress: string;
    importing: Message<{ progress: MessageText }>;
  };
  parse: {
    noValidQueriesFound: string;
  };
  deleteQuery: {
    chatbotQueryDeletedSuccessfully: string;
    failedToDeleteChatbotQuery: string;
    deleteThisQuery: string;
    theChatbotNoLongerAnswersTo: Message<{ q: MessageText }>;
    delete: string;
  };
  keywordsField: {
    addedKeywords: string;
    remove: Message<{ keyword: MessageText }>;
    passwordSignInLockedOut: string;
  };
  queryDialog: {
    chatbotQueryCreatedSuccessfully: string;
    failedToCreateChatbotQuery: string;
    chatbotQueryUpdatedSuccessfully: string;
    failedToUpdateChatbotQuery: string;
    editQuery: string;
    addQuery: string;
    saveChanges: string;
  };
  queryFields: {
    query: string;
    theQuestionAsAVisitorWould: string;
    howDoIResetMyPassword: string;
    response: string;
    whatTheChatbotAnswers: string;
    keywords: string;
    otherWordsAndWordingsForThe: string;
    category: string;
    priority: string;
    ofQueriesThatMatchAsWell: string;
    active: string;
    anInactiveQueryNeverAnswers: string;
    charactersLeft: Message<{ rest: MessageText }>;
    charactersTooMany: Message<{ value: MessageText }>;
  };
  queryList: {
    queries: string;
    searchQueries: string;
    category: string;
    allCategories: string;
    noQueriesYet: string;
    teachTheChatbotWhatYourVisitors: string;
    addQuery: string;
    noQueriesFound: string;
    noQueryHoldsWhatYouSearch: string;
  };
  queryRow: {
    chatbotQueryUpdatedSuccessfully: string;
    failedToUpdateChatbotQuery: string;
    usedTimes: Message<{ useCount: number }>;
    priority: string;
    inactive: string;
    updated: Message<{ filter: MessageText; ago: MessageText }>;
    isActive: Message<{ name: MessageText }>;
    edit: Message<{ name: MessageText }>;
    delete: Message<{ name: MessageText }>;
  };
  suggestions: {
    suggestions: string;
  };
  candidateCard: {
    error: string;
    thisQueryCouldNotBeLoaded: string;
    priority: Message<{ find: MessageText }>;
    matchOf: Message<{ query: MessageText }>;
    matchNeeded: Message<{ percent: MessageText; percent2: MessageText }>;
    matchedWords: string;
    nearestKeyword: Message<{ q: MessageText }>;
  };
  testBox: {
    testChatbot: string;
    testQuestion: string;
    askAsAVisitorWould: string;
    testing: string;
    test: string;
  };
  testResult: {
    errorOccurredWhileTestingTheChatbot: string;
    questionsToChooseFrom: string;
    whyThisAnswer: string;
    addAsAQuery: string;
    otherQueries: string;
    nearestQueries: string;
    aQueryOfYoursAnswers: string;
    theBestOneMatchesAndIs: Message<{ percent: MessageText; percent2: MessageText }>;
    thisIsSmallTalkOrToo: string;
    nothingMatchesWellEnoughSoVisitors: Message<{ needed: MessageText }>;
    noQueryMatchesWellEnoughSo: string;
    nothingMatchesWellEnoughSoVisitors2: Message<{ needed: MessageText }>;
    articles: string;
    wasReadAs: Message<{ word: MessageText; corrected: MessageText }>;
  };
  reasons: {
    theQuestionIsWordForWord: string;
    theQuestionIsWordForWord2: string;
    noOtherQueryMatchesBetter: string;
    itMatchesAboutAsWellAs: string;
    itWouldAnswerTooButAnother: string;
    itMatchesTooLittleToAnswer: string;
  };
  questionRow: {
    askedTimes: Message<{ count: number; ago: MessageText }>;
    addQuery: string;
    writeArticle: string;
    moreFor: Message<{ text: MessageText }>;
    addToAnExistingQuery: string;
    dismiss: string;
  };
  teachDialog: {
    chatbotQueryUpdatedSuccessfully: string;
    failedToUpdateChatbotQuery: string;
    addToAnExistingQuery: string;
    becomesAKeywordOfTheQuery: Message<{ text: MessageText }>;
    searchQueries: string;
    searchQueries2: string;
    noQueriesFound: string;
    queries: string;
  };
  unansweredCard: {
    failedToPutTheQuestionAway: string;
    unansweredQuestions: string;
    noUnansweredQuestions: string;
    whatTheChatbotCannotAnswerIs: string;
    showMore: string;
    putThisQuestionAway: string;
    itIsNotShownAgainAlso: string;
    dismiss: string;
  };
};
export default messages;
