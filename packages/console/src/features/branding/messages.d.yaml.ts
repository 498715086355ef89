// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  addressQuestion: {
    changeYourAddress: string;
    changeAddress: string;
    yourOrganizationMovesFromToAnd: Message<{ b: MessageText; b2: MessageText }>;
    oldLinksLeadOnAndForms: Message<{ before: MessageText }>;
  };
  brandGuidelines: {
    logo: string;
    recommendedSize200x200pxOnA: string;
    format: string;
    pngOrJpgAtMost5mb: string;
    color: string;
    oneThatIsYoursAndNeither: string;
    name: string;
    theOneYourCustomersKnowIt: string;
    brandGuidelines: string;
  };
  brandingForm: {
    brandingUpdated: string;
    failedToUpdateBranding: string;
    whatYouHaveChangedInYour: string;
  };
  brandingPage: {
    loadingBranding: string;
  };
  colorCard: {
    color: string;
    forButtonsAndLinksOfYour: string;
    primaryColor: string;
    pickAColor: string;
    suggestions: string;
  };
  colorFacts: {
    contrast: string;
    whiteTextOnThisColorHas: Message<{ figure: MessageText }>;
    whiteTextOnThisColorHas2: Message<{ figure: MessageText }>;
    buttons: string;
    inADarkerShade: string;
    linksOnLightPages: string;
    linksOnDarkPages: string;
    aa: string;
    withDarkText: string;
    withWhiteText: string;
  };
  logoCard: {
    logoUploaded: string;
    error: string;
    logo: string;
    onYourPagesInTheConsole: string;
    logoOf: Message<{ name: MessageText }>;
    chooseALogo: string;
    replaceLogo: string;
    uploadLogo: string;
    remove: string;
    orDropAnImageHerePng: string;
    failedToUploadLogo: string;
  };
  namesCard: {
    organization: string;
    whatYouAreCalledAndWhere: string;
    organizationName: string;
    subdomain: string;
    n3To20LowercaseLettersNumbers: string;
    emailFrom: string;
    whereAnswersToYourMailGo: string;
  };
  preview: {
    livePreview: string;
    yourConsoleAPageForVisitors: Message<{ name: MessageText; color: MessageText }>;
    console: string;
    pagesForVisitors: string;
    contactUs: string;
    visitHelpCenter: string;
    accessTicket: string;
    loadingPreview: string;
    contactForm: string;
    liveChat: string;
  };
  logoFile: {
    pleaseUploadAValidImageFile: string;
    logoFileMustBeLessThan: string;
  };
  palette: {
    blue: string;
    green: string;
    amber: string;
    red: string;
    purple: string;
    orange: string;
    pink: string;
    gray: string;
  };
  samples: {
    contactUs: string;
    sendMessage: string;
    helloThisIsWhatCanWe: Message<{ brand: MessageText }>;
    email: string;
    howCanWeHelp: string;
  };
  brandingSheet: {
    branding: string;
    howYourFormsChatsEmailsAnd: string;
    discardUnsavedChanges: string;
    yourBrandingChangesAreNotSaved: string;
    discardChanges: string;
  };
};
export default messages;
