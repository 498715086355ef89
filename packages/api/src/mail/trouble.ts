import { NotAllowed } from '../outbound/addresses.ts';
import { oneLine } from './address.ts';

/** Settings that cannot send mail, with a message. */
export class Unsendable extends Error {}

interface SmtpError {
  code?: string;
  command?: string;
  message?: string;
  permanent?: boolean;
  /** What the server said. */
  response?: string;
}

/** Whether a failure is permanent: an unknown mailbox or a rejected message; a wrong password can still be corrected. */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command, code, response = '' } = error as SmtpError;
  if (permanent !== true) return false;
  // Without authentication a server refuses every recipient.
  return code === 'EMESSAGE' || (command === 'RCPT TO' && !/relay/i.test(response));
}

/** Whether the error concerns only this mail, so the server works. */
export const isOfThisMail = (error: unknown) => {
  const { command, code } = error as SmtpError;
  return code === 'EMESSAGE' || command === 'RCPT TO';
};

/** The error of a mail server, for admins: its own reply, without internals. */
export function troubleOf(error: unknown): { sentence: string; isOfSettings: boolean } {
  const ofSettings = (sentence: string) => ({ sentence, isOfSettings: true });
  const passing = (sentence: string) => ({ sentence, isOfSettings: false });
  if (error instanceof Unsendable) return ofSettings(error.message);
  if (error instanceof NotAllowed) return ofSettings('This mail server is not allowed');
  const { code, command, message = '', response, permanent } = error as SmtpError;
  const said = response ? `: ${oneLine(response, 200)}` : '';
  if (code === 'EAUTH') {
    return ofSettings(`The mail server refused the user name or the password${said}`);
  }
  if (/certificate|altnames|self.signed/i.test(message)) {
    return ofSettings('The certificate of the mail server cannot be trusted');
  }
  if (code === 'ETLS' || code === 'EREQUIRETLS') {
    return ofSettings('The mail server offers no encrypted connection');
  }
  if (code === 'ENOTFOUND' || code === 'EDNS') {
    return ofSettings('There is no mail server of this name');
  }
  if (command === 'MAIL FROM') {
    const sentence = `The mail server refused the sender's address${said}`;
    return permanent ? ofSettings(sentence) : passing(sentence);
  }
  if (command === 'RCPT TO') {
    const sentence = `The mail server refused the recipient${said}`;
    return /relay/i.test(said) ? ofSettings(sentence) : passing(sentence);
  }
  if (code === 'EMESSAGE') return passing(`The mail server refused the message${said}`);
  if (code === 'EABORT' || code === 'ETIMEDOUT') {
    return passing('The mail server did not answer in time');
  }
  if (code === 'EPROTOCOL' && !/^[245]\d\d\b/.test(response ?? '')) {
    return ofSettings('What answers at this address is no mail server');
  }
  if (response) return passing(`The mail server answered${said}`);
  return passing('The mail server could not be reached');
}
