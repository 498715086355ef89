// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  foundStatus: {
    theSearchDoesNotWorkAt: string;
    searching: string;
    nothingFoundFor: Message<{ text: MessageText }>;
    found: Message<{ count: MessageText }>;
  };
  palette: {
    searchAndCommands: string;
    searchOrRunACommand: string;
    searchTicketsArticlesAndPeopleOr: string;
    found: string;
  };
  searchBox: {
    everything: string;
    search: string;
    searchTicketsArticles: string;
    found: string;
  };
  paletteKeys: {
    ctrlK: string;
  };
  useCommands: {
    ticket: string;
    message: string;
    conversation: string;
    reading: string;
    newTicket: string;
    createAddOpenCase: string;
    inviteATeamMember: string;
    switchToLightMode: string;
    switchToDarkMode: string;
    comfortableRowsOfTickets: string;
    compactRowsOfTickets: string;
    keyboardShortcuts: string;
    keysHotkeysHelp: string;
    logOut: string;
    signOutLogoutSignoutExit: string;
    recentTickets: string;
    thisTicket: string;
    actions: string;
    pages: string;
    addAgentUserMemberPeopleColleague: string;
    themeNightAppearanceColor: string;
  };
  useFound: {
    theirTickets: string;
    tickets: Message<{ ticketCount: number }>;
    tickets2: string;
    tags: string;
    articles: string;
    people: string;
    internalNote: string;
    draft: string;
    internal: string;
  };
};
export default messages;
