// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  featureGrid: {
    liveChatWidget: string;
    talkToVisitorsWhileTheyAre: string;
    helpCenterBuilder: string;
    searchableArticlesFaqsAnd: string;
    teamManagement: string;
    rolesPermissionsAndAFairShare: string;
    smartChatbot: string;
    learnsFromYourFaqAnswersThe: string;
    isolatedWorkspaces: string;
    eachOrganizationKeepsItsOwnData: string;
    unifiedInbox: string;
    ticketsChatAndEmailArriveIn: string;
    everythingASupportTeamNeedsAnd: string;
  };
  landingPage: {
    helpdeskSupportYourCustomersInOne: string;
    n2025HelpdeskAllRightsReserved: string;
    helpdesk: string;
    account: string;
    login: string;
    signUp: string;
    everyCustomerQuestionAnsweredInOne: string;
    ticketsLiveChatContactFormsAnd: string;
    startFreeTrial: string;
    giveYourCustomersAnAnswerToday: string;
    yourWorkspaceIsReadyInA: string;
    getStartedNow: string;
  };
  productPreview: {
    parcelSaysDeliveredNothingHere: string;
    rosalindF: string;
    changeTheNameOnMyInvoice: string;
    chienShiungW: string;
    discountCodeIsNotAccepted: string;
    dorothyH: string;
    howLongDoTheBeansKeep: string;
    liseM: string;
    tickets: string;
    n4Of218: string;
    tk2026000218: string;
    n12MinAgo: string;
    theTrackingPageSaysMyParcel: string;
    justNow: string;
    imSorryIHaveOpenedAn: string;
    writeAReply: string;
    send: string;
  };
  pictures: {
    doYouShipToNorway: string;
    weDoInThreeDays: string;
    returnADelivery: string;
    howDoIReturnADelivery: string;
    whenIsMyRefundPaid: string;
    marieCurie: string;
    katherineJohnson: string;
    canIChangeMyPlan: string;
    yesUnderSettingsBilling: string;
    theInvoiceShowsTheOldAddress: string;
    isThisInStockInBlue: string;
    reMyOrderHasNotArrived: string;
  };
};
export default messages;
