// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  main: {
    submit: string;
    submitting: string;
    sendMessage: string;
    sending: string;
    formNotFound: string;
    theContactFormYoureLookingFor: string;
  };
};
export default messages;
