// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  helpCenterPage: {
    loadingEditor: string;
  };
  helpStats: {
    summary: string;
    totalArticles: string;
    published: Message<{ count: MessageText }>;
    categories: string;
    inTheHelpCenter: string;
    totalViews: string;
    eachReaderOnceADay: string;
  };
  articleDialog: {
    loadingArticle: string;
    editArticle: string;
    close: string;
  };
  articleFiles: {
    theFilesOfTheArticleCould: string;
    wasRemoved: Message<{ gone: MessageText }>;
    files: string;
    readersCanSaveThemBelowThe: string;
    readersCanSaveThemBelowThe2: string;
  };
  articleForm: {
    draftKeptOnThisDevice: string;
    draftSaved: string;
    itIsHereWhenYouWrite: string;
    readersDoNotSeeItUntil: string;
    title: string;
    howDoIResetMyPassword: string;
    content: string;
  };
  articleHeader: {
    createArticle: string;
    saveChanges: string;
    newArticle: string;
    editArticle: string;
    write: string;
    preview: string;
    readersSeeItAtOnce: string;
    itStaysADraft: string;
    uploadingImage: string;
    close: string;
    nothingWrittenYet: string;
    noChanges: string;
    draftKeptOnThisDevice: string;
    savingDraft: string;
    draftSaved: string;
  };
  articleNotices: {
    theEditorDoesNotKnowEverything: Message<{ foreign: MessageText }>;
    thisArticleWasChangedBySomeone: string;
    showTheirVersion: string;
    theirVersion: string;
    theArticleThatYouHaveBegun: string;
    youGoOnWithADraft: Message<{ relativeTime: MessageText }>;
    savedSince: string;
    startOver: string;
    discardThisDraft: string;
    whatYouHaveWrittenIsGone: string;
    theArticleStaysAsReadersSee: string;
    discardDraft: string;
  };
  articleSettings: {
    settingsOfTheArticle: string;
    published: string;
    everybodyCanReadItInThe: string;
    aDraftOnlyYourTeamSees: string;
    category: string;
    noCategory: string;
    tags: string;
    separatedByCommas: string;
    passwordAccount: string;
    slug: string;
    theOldAddressLeadsOnTo: string;
    publicHelpArticle: Message<{ subdomain: MessageText; slug: MessageText }>;
    files: string;
    saveTheArticleFirstThenFiles: string;
    theArticleInOtherSystems: string;
    inOtherSystems: string;
    onlyYourTeamCanReadIt: string;
    internal: string;
    onlyYourTeamCanReadIt2: string;
  };
  useArticle: {
    articleCreatedSuccessfully: string;
    failedToCreateArticle: string;
    articleUpdatedSuccessfully: string;
    failedToUpdateArticle: string;
  };
  articleList: {
    newArticle: string;
    articles: string;
    searchArticles: string;
    category: string;
    allCategories: string;
    noCategory: string;
    noArticlesYet: string;
    writeDownWhatYourCustomersAsk: string;
    noArticlesFound: string;
    noArticleHoldsWhatYouSearch: string;
  };
  articleRow: {
    views: Message<{ viewCount: number }>;
    published: string;
    draft: string;
    unsavedDraft: string;
    updated: Message<{ filter: MessageText; ago: MessageText; value: MessageText }>;
    edit: Message<{ title: MessageText }>;
    view: Message<{ title: MessageText }>;
    delete: Message<{ title: MessageText }>;
    internal: string;
    translationsOf: Message<{ title: MessageText }>;
    versionsOf: Message<{ title: MessageText }>;
  };
  deleteArticle: {
    articleDeletedSuccessfully: string;
    failedToDeleteArticle: string;
    delete: Message<{ title: MessageText }>;
    theArticleIsGoneForGood: string;
    theDraftIsGoneForGood: string;
    delete2: string;
  };
  viewArticle: {
    asReadersSeeIt: string;
  };
  categoryDialog: {
    categoryCreatedSuccessfully: string;
    failedToCreateCategory: string;
    categoryUpdatedSuccessfully: string;
    failedToUpdateCategory: string;
    editCategory: string;
    newCategory: string;
    saveChanges: string;
    createCategory: string;
    name: string;
    gettingStarted: string;
    slug: string;
    aPartOfTheCategorysAddress: string;
    descriptionOptional: string;
    bell: string;
    book: string;
    calendar: string;
    paymentCard: string;
    chat: string;
    clock: string;
    code: string;
    settings: string;
    gift: string;
    globe: string;
    lock: string;
    phone: string;
    rocket: string;
    security: string;
    star: string;
    delivery: string;
    account: string;
    people: string;
    internal: string;
    onlyYourTeamSeesItIts: string;
    icon: string;
    default: string;
    partOf: string;
    aCategoryWithSubcategoriesStaysAt: string;
    noCategory: string;
    translate: string;
  };
  categoryPanel: {
    categories: string;
    newCategory: string;
    noCategoriesYet: string;
    categoriesSortTheArticlesForYour: string;
  };
  categoryRow: {
    dragToSortOrPressAlt: string;
    articles: Message<{ articleCount: number }>;
    moreFor: Message<{ name: MessageText }>;
    edit: string;
    moveUp: string;
    moveDown: string;
    delete: string;
    orderArticles: string;
  };
  deleteCategory: {
    categoryDeletedSuccessfully: string;
    failedToDeleteCategory: string;
    itsArticlesStay: Message<{ articleCount: number }>;
    delete: Message<{ name: MessageText }>;
    withoutACategory: Message<{ articles: MessageText }>;
    thereIsNoArticleInIt: string;
    delete2: string;
  };
  useOrder: {
    failedToSortCategories: string;
    movedToPositionOf: Message<{ name: MessageText; value: MessageText; count: MessageText }>;
  };
  blockMenu: {
    heading: string;
    subheading: string;
    smallHeading: string;
    styleOfTheLine: string;
    text: string;
    styleOfTheLine2: Message<{ names: MessageText }>;
    note: string;
    tip: string;
    warning: string;
  };
  contentEditor: {
    imagesWereLeftOut: Message<{ count: number }>;
    imagesOfOtherPlacesCannotBe: string;
    error: string;
    failedToUploadImage: string;
    images: string;
  };
  imageBar: {
    descriptionOfTheImage: string;
    whatTheImageShowsForReaders: string;
    removeTheImage: string;
  };
  tableMenu: {
    table: string;
    insertATable: string;
  };
  toolbar: {
    formatting: string;
    bold: string;
    italic: string;
    strikethrough: string;
    code: string;
    link: string;
    bulletedList: string;
    numberedList: string;
    quote: string;
    codeBlock: string;
    dividingLine: string;
    image: string;
    undo: string;
    redo: string;
  };
  extensions: {
    writeTheAnswerYourCustomersLook: string;
  };
  table: {
    rowAbove: string;
    rowBelow: string;
    columnToTheLeft: string;
    columnToTheRight: string;
    headerRow: string;
    deleteRow: string;
    deleteColumn: string;
    deleteTable: string;
  };
  useArticleEditor: {
    content: string;
  };
  articlePreview: {
    loadingPreview: string;
  };
  articleText: {
    untitledArticle: string;
    updated: Message<{ dateOnly: MessageText }>;
    tags: string;
    files: string;
  };
  readerDialog: {
    openInTheHelpCenter: Message<{ externalLink: MessageText }>;
    thisArticleIsADraftReaders: string;
    thisArticleIsInternalOnlyYour: string;
  };
  readerPage: {
    thereIsNoPageAt: Message<{ address: MessageText }>;
  };
  feedbackCard: {
    readerFeedback: string;
    last90Days: string;
    searchesWithoutResults: string;
    answerable: string;
    couldHaveAnswered: Message<{ count: number }>;
    comments: string;
    helpful: string;
    notHelpful: string;
    votes: string;
    ofFoundThisHelpful: Message<{ helpful: number; value: number }>;
    neverRead: string;
    published: Message<{ ago: MessageText }>;
    more: Message<{ value: MessageText }>;
    more2: Message<{ title: MessageText }>;
    searchDismissed: string;
    failedToDismissTheSearch: string;
    searchedTimes: Message<{ count: number }>;
    writeArticle: string;
    dismiss: string;
  };
  articleTranslations: {
    translationsOf: Message<{ title: MessageText }>;
    noFurtherLanguages: string;
    offerMoreLanguagesInSettings: string;
    language: string;
    translationSaved: string;
    failedToSaveTheTranslation: string;
    translationDeleted: string;
    failedToDeleteTheTranslation: string;
    saveTranslation: string;
    theArticleHasChangedSinceThis: string;
    title: string;
    published: string;
    deleteTranslation: string;
  };
  articleVersions: {
    removed: string;
    added: string;
    versionsOf: Message<{ title: MessageText }>;
    noEarlierVersions: string;
    everyChangeOfTheTextIs: string;
    versions: string;
    formerMember: string;
    versionRestored: string;
    failedToRestoreTheVersion: string;
    changesSinceThisVersion: string;
    restore: string;
  };
  categoryNames: {
    offerMoreLanguagesInSettings: string;
    name: Message<{ label: MessageText }>;
    description: Message<{ label: MessageText }>;
  };
  orderArticles: {
    articlesReordered: string;
    failedToReorderArticles: string;
    movedToPositionOf: Message<{ titleOf: MessageText; value: MessageText; count: MessageText }>;
    orderOfArticlesIn: Message<{ category: MessageText }>;
    saveOrder: string;
    noArticlesInThisCategory: string;
    articles: string;
    moveUp: Message<{ titleOf: MessageText }>;
    moveDown: Message<{ titleOf: MessageText }>;
  };
};
export default messages;
