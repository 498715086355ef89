// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  cannedRepliesPage: {
    cannedReplies: string;
    mineAndTeams: string;
    onlyMine: string;
    theTeams: string;
    newCannedReply: string;
    import: string;
    export: string;
    searchTitleShortcutOrText: string;
    whose: string;
    folder: string;
    allFolders: string;
    noCannedRepliesYet: string;
    writeWhatYouAnswerAgainAnd: string;
    noCannedRepliesFound: string;
    noneHasWhatYouSearchFor: string;
  };
  replyDialog: {
    theChangeWasUndone: string;
    theChangeCouldNotBeUndone: string;
    theCannedReplyCouldNotBe: string;
    cannedReplySaved: string;
    editCannedReply: string;
    newCannedReply: string;
    save: string;
  };
  replyFields: {
    onlyMe: string;
    theTeam: string;
    title: string;
    shortcut: string;
    typedAfterInAReplyOr: string;
    text: string;
    customerFirstnameThereReadsThereWhen: string;
    insertAVariable: string;
    folder: string;
    whoCanUseIt: string;
  };
  replyPreview: {
    previewWithSampleValues: string;
    whatYouWriteIsShownHere: string;
    askedWhenItIsUsed: Message<{ questions: MessageText }>;
  };
  replyRow: {
    team: string;
    usedTimes: Message<{ useCount: number; ago: MessageText }>;
    notUsedYet: string;
    edit: Message<{ title: MessageText }>;
    delete: Message<{ title: MessageText }>;
    files: string;
  };
  replies: {
    cannedReplyRestored: string;
    theCannedReplyCouldNotBe: string;
    cannedReplyDeleted: string;
    theCannedReplyCouldNotBe2: string;
  };
  exportDialog: {
    cannedRepliesExported: string;
    theCannedRepliesCouldNotBe: string;
    exportCannedReplies: string;
    export: string;
    whose: string;
    theTeams: string;
    mine: string;
    format: string;
    eitherCanBeImportedAgainFormatting: string;
    csvForSpreadsheets: string;
    jsonForPrograms: string;
  };
  importDialog: {
    noValidCannedRepliesFound: string;
    theCannedRepliesCouldNotBe: string;
    importCannedReplies: string;
    aRowWithTheShortcutOf: string;
    cannedReplies: string;
    columnsOfCsvTitleShortcutText: string;
    titleOrText: string;
    whoCanUseThem: string;
    theTeam: string;
    onlyMe: string;
    importedFailed: Message<{ imported: number; failed: number }>;
    imported: Message<{ imported: number }>;
  };
};
export default messages;
