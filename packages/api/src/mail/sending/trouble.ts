import { NotAllowed } from '../../outbound/addresses.ts';
import { OAuthTrouble } from '../oauth/trouble.ts';
import { oneLine } from './address.ts';

/** An error for settings that can't send mail. */
export class Unsendable extends Error {}

interface SmtpError {
  code?: string;
  command?: string;
  message?: string;
  permanent?: boolean;
  /** The server's response. */
  response?: string;
}

/** Checks whether a failure is permanent: an unknown mailbox or a rejected message. A wrong password can still be corrected. */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command, code, response = '' } = error as SmtpError;
  if (permanent !== true) return false;
  // Without authentication a server refuses every recipient.
  return code === 'EMESSAGE' || (command === 'RCPT TO' && !/relay/i.test(response));
}

/** Checks whether the server rejected the user name and password, or the token. */
export const isSignInRefused = (error: unknown): boolean => {
  const { code, permanent } = error as SmtpError;
  return code === 'EAUTH' && permanent === true;
};

/** Checks whether the server doesn't let this sender send as the address in From. */
export function isOfSender(error: unknown): boolean {
  const { permanent, command, code, response = '' } = error as SmtpError;
  if (permanent !== true) return false;
  const says = /send[ -]?as|sender|\bfrom\b|not owned|5\.7\.(1|60)\b/i.test(response);
  return command === 'MAIL FROM' || (code === 'EMESSAGE' && says);
}

/** Checks whether the error concerns only this email, so the server works. */
export const isOfThisMail = (error: unknown) => {
  const { command, code } = error as SmtpError;
  return code === 'EMESSAGE' || command === 'RCPT TO';
};

/** Returns the error of a mail server for admins: its own response, without internals. */
export function troubleOf(error: unknown): { sentence: string; isOfSettings: boolean } {
  const ofSettings = (sentence: string) => ({ sentence, isOfSettings: true });
  const passing = (sentence: string) => ({ sentence, isOfSettings: false });
  if (error instanceof Unsendable) return ofSettings(error.message);
  if (error instanceof NotAllowed)
    return ofSettings('This mail server must be publicly accessible');
  if (error instanceof OAuthTrouble) return passing(error.message);
  const { code, command, message = '', response, permanent } = error as SmtpError;
  const said = response ? `: ${oneLine(response, 200)}` : '';
  if (code === 'EAUTH') {
    return ofSettings(`The mail server rejected the user name or password${said}`);
  }
  if (/certificate|altnames|self.signed/i.test(message)) {
    return ofSettings("The mail server's certificate can't be trusted");
  }
  if (code === 'ETLS' || code === 'EREQUIRETLS') {
    return ofSettings("The mail server doesn't offer an encrypted connection");
  }
  if (code === 'ENOTFOUND' || code === 'EDNS') {
    return ofSettings('No mail server found with this name');
  }
  if (command === 'MAIL FROM') {
    const sentence = `The mail server rejected the sender's address${said}`;
    return permanent ? ofSettings(sentence) : passing(sentence);
  }
  if (command === 'RCPT TO') {
    const sentence = `The mail server rejected the recipient${said}`;
    return /relay/i.test(said) ? ofSettings(sentence) : passing(sentence);
  }
  if (code === 'EMESSAGE') return passing(`The mail server rejected the message${said}`);
  if (code === 'EABORT' || code === 'ETIMEDOUT') {
    return passing("The mail server didn't respond in time");
  }
  if (code === 'EPROTOCOL' && !/^[245]\d\d\b/.test(response ?? '')) {
    return ofSettings("The server at this address isn't a mail server");
  }
  if (response) return passing(`The mail server replied${said}`);
  return passing("The mail server couldn't be reached");
}
