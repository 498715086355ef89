// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  metricsPage: {
    unableToLoadOrganizationContext: string;
    performanceMetrics: string;
  };
  periodBar: {
    periodOfTheFigures: string;
    firstDay: string;
    to: string;
    lastDay: string;
  };
  address: {
    lastDays: Message<{ days: MessageText }>;
    custom: string;
    overview: string;
    agents: string;
    reports: string;
    sla: string;
  };
  figures: {
    noData: string;
    weekOf: Message<{ long: MessageText }>;
  };
  agentTable: {
    openNow: string;
    assigned: string;
    resolved: string;
    firstResponse: string;
    resolution: string;
    satisfaction: string;
    timeSpent: string;
    agents: string;
    agent: string;
    whoHasLeftAndPrograms: string;
    noneYet: string;
    n9In10Within: Message<{ minutesText: MessageText }>;
    replies: string;
    chats: string;
    waiting: Message<{ waiting: MessageText }>;
    reopened: Message<{ reopened: MessageText }>;
    perTicket: Message<{ timeSpentText: MessageText }>;
    showTickets: Message<{ title: MessageText; text: MessageText }>;
    answers: Message<{ count: number; text: MessageText }>;
    ratings: Message<{ count: number; text: MessageText }>;
  };
  agentsTab: {
    noTeamMembersYet: string;
    resolvedTickets: string;
    byWhoseWorkItWas: string;
    agent: string;
    resolved: string;
    resolvedTicketsByAgent: string;
    noneYet: string;
    firstResponseTime: string;
    median: string;
    medianOfTheFirstAnswers: string;
    firstResponseTimeByAgent: string;
  };
  name: {
    everybodyElse: string;
  };
  distribution: {
    orMore: Message<{ shortMinutes: MessageText }>;
    under: Message<{ shortMinutes: MessageText }>;
    to: Message<{ least: MessageText; most: MessageText }>;
    howLongFirstResponsesTook: string;
    firstResponsesInThePeriod: Message<{ all: number }>;
    time: string;
    firstResponses: string;
    firstResponsesByTime: string;
  };
  hoursOfWeek: {
    byHourOfTheWeek: string;
    figure: string;
    newTickets: string;
    repliesSent: string;
    chatsAccepted: string;
    hourOfDay: Message<{ day: MessageText; from: MessageText; to: MessageText; count: MessageText }>;
    busiest: Message<{ hour: MessageText }>;
    hoursIn: Message<{ timezone: MessageText }>;
    weekday: string;
    hour: string;
  };
  overviewTab: {
    noDataInThisPeriodYet: string;
    chartsAppearHereWithTheFirst: string;
  };
  parts: {
    byChannel: string;
    channel: string;
    byContactForm: string;
    form: string;
    noDataInThisPeriodYet: string;
    created: string;
    resolved: string;
    firstResponse: string;
    resolution: string;
  };
  satisfaction: {
    ratings: Message<{ ratings: number; long: MessageText }>;
    satisfied: string;
    satisfaction: string;
    chatsRated4Or5Of: string;
    day: string;
    ratings2: string;
    noChatWasRatedInThis: string;
    satisfactionPerDay: string;
    noRatings: string;
  };
  tiles: {
    to: Message<{ first: MessageText; last: MessageText }>;
    figuresOfThePeriod: string;
    noDataYet: string;
    comparedWithDaysAreThoseOf: Message<{ days: MessageText; timezone: MessageText }>;
    median: string;
    median9In10Within: Message<{ minutesText: MessageText }>;
    newTickets: string;
    from: Message<{ created: MessageText }>;
    resolved: string;
    from2: Message<{ resolved: MessageText }>;
    backlog: string;
    from3: Message<{ backlog: MessageText }>;
    firstResponse: string;
    resolution: string;
    satisfaction: string;
    ratingsOf5: Message<{ count: number; mean: MessageText }>;
  };
  times: {
    firstResponseTime: string;
    resolutionTime: string;
    median: string;
    medianPerDayHalfTookNo: string;
    day: string;
    noDataInThisPeriodYet: string;
    medianPerDay: Message<{ title: MessageText }>;
  };
  volume: {
    created: string;
    resolved: string;
    createdAndResolvedPer: Message<{ unit: MessageText }>;
    tickets: string;
    day: string;
    week: string;
    backlog: string;
    openOrInProgressAtThe: Message<{ unit: MessageText }>;
  };
  reportRow: {
    failedToDownloadTheReport: string;
    downloadFailed: string;
    willBeSentTo: Message<{ title: MessageText; email: MessageText }>;
    failedToRequestTheReport: string;
    downloadCsv: Message<{ title: MessageText }>;
    downloadCsv2: string;
    emailMeWhenReady: Message<{ title: MessageText }>;
    emailMeWhenReady2: string;
  };
  reportsTab: {
    tickets: string;
    everyTicketOpenedInThePeriod: string;
    agents: string;
    whatEachOfTheStaffWas: string;
    tags: string;
    howManyTicketsOfThePeriod: string;
    slaTargets: string;
    eachPriorityWithItsTargetsMet: string;
    satisfaction: string;
    everyRatingOfAChatWith: string;
    hoursOfTheWeek: string;
    newTicketsRepliesAndChats: string;
    accessDenied: string;
    onlyAdministratorsCanDownloadReports: string;
    reports: string;
    reportsAreOfThePeriodAbove: string;
  };
  metChart: {
    met: string;
    ofTheTicketsOfEachDay: string;
    day: string;
    breached: string;
    share: string;
    perDay: Message<{ title: MessageText }>;
  };
  slaTab: {
    firstResponse: string;
    resolution: string;
    targetsCountDayAndNightBy: string;
    noDataInThisPeriodYet: string;
    onceTicketsAreAnsweredAndResolved: string;
    firstResponseWithinTarget: string;
    resolutionWithinTarget: string;
  };
  targetTable: {
    priority: string;
    within: string;
    met: string;
    breached: string;
    atRisk: string;
    overdue: string;
    noDataYet: string;
    of: Message<{ met: MessageText; all: MessageText }>;
  };
  agentTickets: {
    noTickets: string;
    theLatestTickets: Message<{ mOST: MessageText }>;
  };
};
export default messages;
