// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  accountFrame: {
    helpdesk: string;
  };
  confirmEmailPage: {
    confirmYourEmailAddress: string;
    backToSignIn: string;
    oneMoment: string;
    yourEmailAddressIsConfirmedThank: string;
    thisLinkIsInvalidOrHas: string;
    goToTheHelpdesk: string;
  };
  forgotPasswordPage: {
    checkYourEmail: string;
    forgotYourPassword: string;
    weMailYouALinkTo: string;
    backToSignIn: string;
    theLinkCouldNotBeSent: string;
    email: string;
    sendLink: string;
    ifThereIsAnAccountFor: Message<{ strong: MessageText }>;
    nothingThereAfterAFewMinutes: DrawnMessage<{ again: MessageTag }>;
  };
  invitation: {
    thisInvitationCouldNotBeRead: string;
    youAreInvitedToAs: Message<{ strong: MessageText; customRole: MessageText }>;
  };
  invitePage: {
    invitation: string;
    signIn: string;
    join: Message<{ organization: MessageText }>;
    thisInvitationWasSentTo: Message<{ email: MessageText }>;
    signInToJoin: string;
    joiningDidNotWorkPleaseTry: string;
    join2: string;
  };
  loginPage: {
    tooManySignInAttemptsSet: string;
    signingInDidNotWorkPlease: string;
    singleSignOn: string;
    confirmThatItIsYou: string;
    signInWithAnotherAccount: string;
    signInToHelpdesk: string;
    dontHaveAnAccountSignUp: DrawnMessage<{ link: MessageTag }>;
    email: string;
    password: string;
    forgotPassword: string;
    signIn: string;
  };
  newPasswordForm: {
    thePasswordCouldNotBeSet: string;
    newPassword: string;
    atLeast6Characters: string;
    setNewPassword: string;
  };
  passkeyButton: {
    useAPasskey: string;
  };
  resetPasswordPage: {
    yourPasswordIsChanged: string;
    setANewPassword: string;
    backToSignIn: string;
    thisLinkIsInvalidOrHas: string;
    askForANewLink: string;
    youAreSignedOutEverywhereElse: string;
    signIn: string;
  };
  secondStep: {
    yourAccountTakesAPasskeyWhich: string;
    signingInDidNotWorkPlease: string;
    recoveryCode: string;
    code: string;
    oneOfTheCodesThatYou: string;
    theSixDigitsThatYourAuthenticator: string;
    signIn: string;
    useTheAuthenticatorApp: string;
    useARecoveryCode: string;
  };
  signupForm: {
    organizationNameIsRequired: string;
    signingUpDidNotWorkPlease: string;
    firstName: string;
    lastName: string;
    email: string;
    password: string;
    atLeast6Characters: string;
    confirmPassword: string;
    organizationName: string;
    join: string;
    createAccount: string;
  };
  signupPage: {
    signUpIsClosed: string;
    askYourTeamForAnInvitation: string;
    signIn: string;
    join: Message<{ organization: MessageText }>;
    createYourHelpdesk: string;
    yourOwnWorkspaceWithTicketsLive: string;
    alreadyHaveAnAccountSignIn: DrawnMessage<{ link: MessageTag }>;
  };
  ssoArrival: {
    signingInDidNotWorkPlease: string;
    signingYouIn: string;
    tryAgain: string;
  };
  ssoButton: {
    thereIsNoSingleSignOn: string;
    singleSignOnDidNotWork: string;
    enterYourEmailAddressFirstTo: string;
    singleSignOn: string;
  };
  usePasskey: {
    signingInDidNotWorkPlease: string;
  };
};
export default messages;
