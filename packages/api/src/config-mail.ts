import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError } from './config-error.ts';

/** A mailbox elsewhere whose mail is fetched. */
export interface ImapMailbox {
  host: string;
  port: number;
  /** TLS from the first byte, STARTTLS, or none, which is for mailboxes on this machine. */
  security: 'tls' | 'starttls' | 'none';
  user: string;
  password: string;
  folder: string;
  /** The subdomain of the organization that gets the mail. */
  organization: string;
}

/** Where a certificate with its chain and its key lie, as PEM. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

/** Reads the mailboxes of IMAP_URL. */
export function imapMailboxes(text: string | undefined): ImapMailbox[] {
  return (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const url = URL.canParse(one) ? new URL(one) : null;
      const organization = url?.searchParams.get('organization')?.toLowerCase() ?? '';
      const isImap = url?.protocol === 'imaps:' || url?.protocol === 'imap:';
      if (!url || !isImap || !url.hostname || !url.username || !organization) {
        throw new ConfigError(
          'IMAP_URL must look like imaps://user:password@imap.example.com/INBOX?organization=acme.',
        );
      }
      const isTls = url.protocol === 'imaps:';
      const isOpen = url.searchParams.get('tls') === 'off' && isLoopback(url.hostname);
      return {
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: Number(url.port) || (isTls ? 993 : 143),
        security: isTls ? 'tls' : isOpen ? 'none' : 'starttls',
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
        folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
        organization,
      };
    });
}

/** Checks that both files are there and belong together. */
export function certificateFiles(cert = '', key = ''): CertificateFiles | null {
  const files = { cert, key };
  if (!cert && !key) return null;
  if (!cert || !key) {
    throw new ConfigError('Set both SMTP_IN_TLS_CERT and SMTP_IN_TLS_KEY, or neither.');
  }
  try {
    createSecureContext({ cert: readFileSync(files.cert), key: readFileSync(files.key) });
  } catch (error) {
    throw new ConfigError(
      `SMTP_IN_TLS_CERT and SMTP_IN_TLS_KEY must be a certificate file and its key file: ${(error as Error).message}.`,
    );
  }
  return files;
}

/** Whether only this machine itself reaches a host name. */
export function isLoopback(hostname: string) {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
