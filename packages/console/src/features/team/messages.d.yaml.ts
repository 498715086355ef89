// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  rolePicker: {
    role: string;
  };
  teamPage: {
    adminsManageEverythingAgentsAnswer: string;
    inviteMember: string;
    members: string;
  };
  inviteChoices: {
    agent: string;
    canManageTicketsAndRespondTo: string;
    admin: string;
    fullAccessToAllFeaturesAnd: string;
    customer: string;
    canOpenTicketsAndViewTheir: string;
    invitationSentSuccessfully: string;
    failedToSendInvitation: string;
    teamMemberInvitedSuccessfully: string;
    failedToInviteTeamMember: string;
  };
  memberText: {
    expired: string;
    expiresWithinADay: string;
    expiresInDays: Message<{ days: number }>;
  };
  members: {
    adminFullAccess: string;
    agentHandleTicketsAndChat: string;
    customerViewOnly: string;
  };
  copyLinkButton: {
    inviteLinkCopied: string;
    theInviteLinkHasBeenCopied: string;
    failedToCopyLink: string;
    pleaseCopyTheLinkManually: string;
    copied: string;
    copyLink: string;
  };
  invitationRow: {
    invitationSentSuccessfully: string;
    failedToSendInvitation: string;
    anErrorOccurredWhileSendingThe: string;
    resend: string;
    revoke: string;
  };
  invitations: {
    pendingInvitations: string;
    noInvitations: string;
  };
  inviteDialog: {
    anErrorOccurredWhileSendingThe: string;
    emailRequired: string;
    pleaseEnterAnEmailAddress: string;
    inviteTeamMembers: string;
    email: string;
    whatTheyMayDo: string;
    allThatAgentsMay: string;
    personalMessageOptional: string;
    youCanAddAMessageOnce: string;
    done: string;
    cancel: string;
    sendInvitation: string;
  };
  inviteLink: {
    inviteLinkFor: Message<{ email: MessageText }>;
    itWorksOnceForSevenDays: string;
  };
  revokeDialog: {
    invitationRevokedSuccessfully: string;
    failedToRevokeInvitation: string;
    revokeThisInvitation: string;
    theLinkThatWasSentTo: Message<{ email: MessageText }>;
    revoke: string;
  };
  belongings: {
    turnOff: string;
    handOverToMe: string;
    apiKeysAndWebhooksTheyMade: string;
    theyMayHaveCopiesOfThe: string;
    webhook: string;
    apiKey: string;
    madeBy: Message<{ madeBy: MessageText }>;
    actsFor: Message<{ actsFor: MessageText }>;
    used: Message<{ ago: MessageText }>;
    whatHappensTo: Message<{ one: MessageText }>;
  };
  memberList: {
    members: string;
    noMembersWithThisRole: string;
  };
  awayDialog: {
    setYourselfAway: string;
    newTicketsAndChatsGoTo: string;
    reason: string;
    lunch: string;
    break: string;
    meeting: string;
    training: string;
    focusTime: string;
    setAway: string;
  };
  memberRow: {
    you: string;
    away: string;
    awayFor: Message<{ reason: MessageText }>;
    secondFactor: string;
    joined: Message<{ ago: MessageText }>;
    removeTheSecondFactorOf: Message<{ name: MessageText }>;
    unlinkSingleSignOnOf: Message<{ name: MessageText }>;
    remove: Message<{ name: MessageText }>;
  };
  removeDialog: {
    teamMemberRemovedSuccessfully: string;
    failedToRemoveTeamMember: string;
    remove: Message<{ memberName: MessageText }>;
    theyLoseAccessToThisOrganization: string;
    remove2: string;
  };
  resetDialog: {
    secondFactorRemoved: string;
    isSignedOutEverywhere: Message<{ name: MessageText }>;
    failedToRemoveTheSecondFactor: string;
    removeTheSecondFactorOf: Message<{ name: MessageText }>;
    forSomebodyWhoHasLostIt: string;
    remove: string;
  };
  roleFilter: {
    all: string;
    admins: string;
    agents: string;
    customers: string;
    membersByRole: string;
  };
  roleSelect: {
    memberRoleUpdatedSuccessfully: string;
    failedToUpdateMemberRole: string;
    roleOf: Message<{ name: MessageText }>;
    makeACustomer: Message<{ name: MessageText }>;
    changeTheRoleOf: Message<{ name: MessageText }>;
    customersOnlySeeTheirOwnTickets: string;
    theNewRoleHasFewerPermissions: string;
    changeRole: string;
  };
  unlinkDialog: {
    singleSignOnUnlinked: string;
    canLinkAnotherAccount: Message<{ name: MessageText }>;
    failedToUnlinkSingleSignOn: string;
    unlinkSingleSignOnOf: Message<{ name: MessageText }>;
    theNextAccountAtYourProvider: Message<{ email: MessageText }>;
    unlink: string;
  };
  deleteRoleDialog: {
    roleDeleted: string;
    failedToDeleteTheRole: string;
    deleteTheRole: Message<{ role: MessageText }>;
    aRoleCanBeDeletedOnce: string;
    delete: string;
  };
  roleDialog: {
    failedToSaveTheRole: string;
    roleSaved: string;
    nameIsRequired: string;
    editRole: string;
    newRole: string;
    saveRole: string;
    whatYouHaveChangedInThis: string;
    name: string;
    teamLead: string;
    forPeopleWithThisRoleNo: string;
    theChangeHoldsForEverybodyWith: string;
    giveTheRoleToMembersIn: string;
    changeWhatMayDo: Message<{ role: MessageText }>;
    theRoleHasFewerPermissionsThen: string;
  };
  rolesCard: {
    administrator: string;
    agent: string;
    customer: string;
    roles: string;
    whatEachRoleMayDoCustomers: string;
    newRole: string;
    rolesAndPermissions: string;
    permissionsByRole: string;
    permission: string;
    members: Message<{ memberCount: number }>;
    editTheRole: Message<{ role: MessageText }>;
    deleteTheRole: Message<{ role: MessageText }>;
    yes: string;
    no: string;
  };
  permissionTexts: {
    tickets: string;
    seeTheirOwnTicketsAndReply: string;
    seeUnassignedTicketsAndReply: string;
    seeAllTicketsAndReply: string;
    openTickets: string;
    assignTickets: string;
    changeTagMergeAndCloseTickets: string;
    deleteAndRestoreTickets: string;
    liveChat: string;
    readChats: string;
    answerChats: string;
    content: string;
    writeTheHelpCenterAndTeam: string;
    buildContactForms: string;
    trainTheChatbot: string;
    figures: string;
    seeMetrics: string;
    downloadReports: string;
    administration: string;
    changeBrandingAndDomains: string;
    changeSettingsTagsApiKeysAnd: string;
    seeTheTeam: string;
    inviteMembers: string;
    removeMembers: string;
    changeRoles: string;
  };
};
export default messages;
