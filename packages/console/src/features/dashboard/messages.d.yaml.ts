// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  automationCard: {
    automation: string;
    configure: string;
    contactForms: string;
    today: string;
    conversion: string;
    mainContactForm: string;
    notConfiguredYet: string;
    chatbotPerformance: string;
    autoResolved: string;
    accuracy: string;
    totalResponses: string;
    lastUpdated: string;
    never: string;
    noDataYet: string;
    submissions: Message<{ count: number }>;
  };
  dashboardPage: {
    welcomeBack: Message<{ firstName: MessageText }>;
    heresWhatsHappeningWithYourHelpdesk: string;
    periodOfTheFigures: string;
    hereAreYourTickets: string;
  };
  helpCenterCard: {
    helpCenter: string;
    articlesAndViews: Message<{ articles: number; views: number }>;
    noArticlesYet: string;
    popularArticles: string;
    newArticle: string;
    views: Message<{ count: number }>;
  };
  liveChatCard: {
    liveChat: string;
    active: Message<{ total: MessageText }>;
    noActiveChats: string;
    openChatManager: string;
    nothingSaidYet: string;
  };
  performanceTable: {
    member: string;
    open: string;
    assigned: string;
    resolved: string;
    firstResponse: string;
    overloaded: string;
    noneYet: string;
  };
  recentTickets: {
    recentTickets: string;
    viewAll: string;
    noTicketsFound: string;
    ticket: string;
    customer: string;
    updated: string;
    actions: string;
    viewTicket: Message<{ ticketNumber: MessageText }>;
    viewTicket2: string;
  };
  statCards: {
    figures: string;
    openTickets: string;
    vsDaysAgo: Message<{ days: MessageText }>;
    openRightNow: string;
    responseTime: string;
    noAnswersYet: string;
    inTheLastDays: Message<{ days: MessageText }>;
    medianFirstAnswer: string;
    activeChats: string;
    goingOnRightNow: string;
    satisfaction: string;
    noRatingsYet: string;
    ratingsOf4Or5: string;
    vsTheDaysBefore: Message<{ days: MessageText }>;
  };
  teamPerformance: {
    teamPerformance: string;
    lastDays: Message<{ daysOf: MessageText }>;
    allMetrics: string;
    noTeamMembersYet: string;
    inviteTeamMembers: string;
  };
  period: {
    lastDays: Message<{ days: MessageText }>;
  };
  firstSteps: {
    firstSteps: string;
    ofDone: Message<{ count: MessageText; count2: MessageText }>;
    continue: string;
    dismiss: string;
    samplesLeft: Message<{ count: number }>;
    removeSamples: string;
  };
  dueCard: {
    dueSoon: string;
    lateOrDueSoon: string;
    nothingOfYoursIsDue: string;
    nothingIsLateAndNothingSoon: string;
    firstAnswer: Message<{ ticketNumber: MessageText }>;
    unassigned: string;
    firstAnswer2: Message<{ ticketNumber: MessageText; agentName: MessageText }>;
    resolution: Message<{ ticketNumber: MessageText }>;
    resolution2: Message<{ ticketNumber: MessageText; agentName: MessageText }>;
    late: Message<{ durationText: MessageText }>;
    in: Message<{ durationText: MessageText }>;
  };
  myWeek: {
    resolved: string;
    assignedToYou: string;
    openNow: string;
    firstResponse: string;
    noneYet: string;
    myWeek: string;
  };
  needsReply: {
    needsYourReply: string;
    nobodyWaitsForAnAnswerOf: string;
    showAll: string;
  };
  notFound: {
    whatVisitorsCouldNotFind: string;
    times: Message<{ count: number }>;
    noUnansweredQuestions: string;
  };
  unassigned: {
    unassigned: string;
    everyOpenTicketHasSomebody: string;
    showAll: string;
  };
  waitingChats: {
    chatsWaiting: string;
    nobodyWaitsInLiveChat: string;
    nothingSaidYet: string;
  };
  articleSheet: {
    whenAreYouOpen: string;
    howLongDoesDeliveryTake: string;
    howDoIReturnSomething: string;
    howDoIResetMyPassword: string;
    articlePublished: string;
    failedToPublishTheArticle: string;
    publishYourFirstArticle: string;
    visitorsFindItAtPublicHelp: Message<{ host: MessageText; subdomain: MessageText }>;
    ideas: string;
    title: string;
    titleIsRequired: string;
    text: string;
    textIsRequired: string;
    anEmptyLineStartsAParagraph: string;
    cancel: string;
    publish: string;
  };
  installSheet: {
    putAFormOnYourSite: string;
    addLiveChatToYourSite: string;
    copyTheCodeIntoYourSite: string;
    contactForm: string;
    theresNoActiveContactFormCreate: string;
  };
  stepList: {
    firstSteps: string;
    done: string;
    seenOn: Message<{ host: MessageText }>;
    toDo: string;
  };
  steps: {
    addLiveChatToYourSite: string;
    completesWhenYourSiteLoadsIt: string;
    getInstallCode: string;
    putAFormOnYourSite: string;
    makeItYours: string;
    yourLogoAndColorOnForms: string;
    setUpBranding: string;
    publishYourFirstArticle: string;
    answerCommonQuestionsBeforeThey: string;
    writeAnArticle: string;
    inviteYourTeam: string;
    newTicketsAndChatsGoTo: string;
    invite: string;
    connectYourSupportAddress: string;
    emailToItBecomesTickets: string;
    setUpEmail: string;
    failedToShowTheFirstSteps: string;
    firstStepsDismissed: string;
    failedToDismissTheFirstSteps: string;
  };
  sampleTickets: {
    sampleTickets: string;
    lookAround: string;
    areInYourList: Message<{ count: number }>;
    madeUp: string;
    addSampleTickets: string;
    openTickets: string;
    removeSamples: string;
  };
};
export default messages;
