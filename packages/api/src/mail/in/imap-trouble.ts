import { NotAllowed } from '../../outbound/addresses.ts';
import { OAuthTrouble } from '../oauth/trouble.ts';
import { oneLine } from '../sending/address.ts';

interface ImapError {
  code?: string;
  message?: string;
  authenticationFailed?: boolean;
  /** The server's response. */
  responseText?: string;
}

/** Checks whether the server rejected the user name and password, or the token. */
export const isSignInRefused = (error: unknown): boolean =>
  (error as ImapError).authenticationFailed === true;

/** Returns the error of a mailbox's server for admins: its own response, without internals. */
export function imapTroubleOf(error: unknown): string {
  if (error instanceof NotAllowed) return 'This mail server must be publicly accessible';
  if (error instanceof OAuthTrouble) return error.message;
  const { code = '', message = '', responseText } = error as ImapError;
  const said = responseText ? `: ${oneLine(responseText, 200)}` : '';
  if (isSignInRefused(error)) return `Sign-in refused${said}`;
  if (message === 'Enter the password again') return message;
  if (/certificate|altnames|self.signed/i.test(`${message} ${code}`)) {
    return "The mail server's certificate can't be trusted";
  }
  if (/wrong version number|EPROTO|ERR_SSL/i.test(`${message} ${code}`)) {
    return "The mail server doesn't offer TLS at this port";
  }
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(code)) return 'No mail server found with this name';
  if (/timeout|ETIMEDOUT/i.test(`${message} ${code}`)) {
    return "The mail server didn't respond in time";
  }
  if (responseText) return `The mail server replied${said}`;
  return "The mail server couldn't be reached";
}
