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
  hoursSelect: {
    hours: string;
    all: string;
    business: string;
  };
  address: {
    lastDays: Message<{ days: MessageText }>;
    lastWeek: string;
    lastMonth: string;
    custom: string;
    overview: string;
    agents: string;
    reports: string;
    sla: string;
  };
  daysNote: {
    to: Message<{ first: MessageText; last: MessageText }>;
    days: Message<{ days: MessageText; timezone: MessageText }>;
    compared: Message<{ days: MessageText; before: MessageText; timezone: MessageText }>;
  };
  figures: {
    noData: string;
    weekOf: Message<{ long: MessageText }>;
  };
  agentChats: {
    noChats: string;
    noName: string;
    rated: Message<{ rating: MessageText }>;
    theLatestChats: Message<{ most: MessageText }>;
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
    waitingNow: string;
    reopened: Message<{ reopened: MessageText }>;
    reopenedTitle: string;
    show: Message<{ title: MessageText; text: MessageText }>;
    perTicket: Message<{ timeSpentText: MessageText }>;
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
    figuresOfThePeriod: string;
    noDataYet: string;
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
  fileFormat: {
    excel: string;
    csv: string;
    fileFormat: string;
    aboutExcel: string;
    aboutCsv: string;
  };
  downloadButton: {
    download: Message<{ format: MessageText }>;
    downloadOf: Message<{ format: MessageText; title: MessageText }>;
    failedToDownloadTheReport: string;
    downloadFailed: string;
  };
  reportRow: {
    willBeSentTo: Message<{ title: MessageText; email: MessageText }>;
    failedToRequestTheReport: string;
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
    channels: string;
    ticketsPerChannel: string;
    forms: string;
    ticketsPerForm: string;
    slaTargets: string;
    eachPriorityWithItsTargetsMet: string;
    satisfaction: string;
    everyRatingOfAChatWith: string;
    hoursOfTheWeek: string;
    newTicketsRepliesAndChats: string;
    accessDenied: string;
    yourRoleCantSeeReports: string;
    reports: string;
    forThePeriodAbove: string;
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
    changesInPoints: Message<{ count: number }>;
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
  savedReports: {
    savedReports: string;
    saveReport: string;
    editReport: string;
    noneYet: string;
    noneYetText: string;
    monday: string;
    tuesday: string;
    wednesday: string;
    thursday: string;
    friday: string;
    saturday: string;
    sunday: string;
    notEmailed: string;
    every: Message<{ weekday: MessageText }>;
    monthlyOn: Message<{ day: MessageText }>;
    to: Message<{ when: MessageText; name: MessageText }>;
    toOthers: Message<{ others: number; when: MessageText; name: MessageText }>;
    toNoOne: Message<{ when: MessageText }>;
    facts: Message<{ report: MessageText; period: MessageText; schedule: MessageText }>;
    shared: string;
    by: Message<{ name: MessageText }>;
    showFigures: string;
    showFiguresOf: Message<{ name: MessageText }>;
    actions: Message<{ name: MessageText }>;
    edit: string;
    delete: string;
    deleted: string;
    failedToDelete: string;
    deleteTitle: Message<{ name: MessageText }>;
    deleteText: string;
    deleteScheduled: string;
    name: string;
    nameIsRequired: string;
    report: string;
    period: string;
    visibleTo: string;
    onlyMe: string;
    everyone: string;
    email: string;
    emailHint: string;
    periodHint: string;
    never: string;
    everyWeek: string;
    everyMonth: string;
    weekday: string;
    dayOfMonth: string;
    attachment: string;
    recipients: string;
    recipientsHint: Message<{ most: MessageText }>;
    chooseARecipient: string;
    saved: string;
    failedToSave: string;
  };
};
export default messages;
