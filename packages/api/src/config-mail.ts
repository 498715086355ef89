import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError } from './config-error.ts';

/** An IMAP mailbox whose email is fetched. */
export interface ImapMailbox {
  host: string;
  port: number;
  /** TLS from the first byte, STARTTLS, or none, which is for mailboxes on this machine. */
  security: 'tls' | 'starttls' | 'none';
  user: string;
  password: string;
  folder: string;
  /** The subdomain of the organization that gets the email. */
  organization: string;
}

/** The address of a server to read or send email. */
interface MailServer {
  host: string;
  port: number;
}

/** An email provider with which the operator has registered the helpdesk. */
export interface MailProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The permissions that people grant when they sign in. */
  scopes: readonly string[];
  imap: MailServer;
  smtp: MailServer;
}

export type MailProviders = Readonly<Partial<Record<'google' | 'microsoft', MailProvider>>>;

/** A certificate with its chain, and its key, in PEM format. */
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

type Registered = readonly [clientId: string | undefined, clientSecret: string | undefined];

/** Reads the registrations with Google and Microsoft; `servers` are URLs of Microsoft's IMAP and SMTP servers. */
export function mailProviders(
  google: Registered,
  microsoft: Registered,
  { issuer, servers }: Record<'issuer' | 'servers', string | undefined>,
): MailProviders {
  const [imap, smtp] = mailServers(servers || undefined);
  // In national clouds, scopes use the name of the server; the global one has a name of its own.
  const resource = imap.host === globalMicrosoft ? 'outlook.office.com' : imap.host;
  const ofGoogle = clientOf('GOOGLE', google);
  const ofMicrosoft = clientOf('MICROSOFT', microsoft);
  return {
    ...(ofGoogle && {
      google: {
        ...ofGoogle,
        issuer: 'https://accounts.google.com',
        scopes: ['https://mail.google.com/'],
        imap: { host: 'imap.gmail.com', port: 993 },
        smtp: { host: 'smtp.gmail.com', port: 465 },
      },
    }),
    ...(ofMicrosoft && {
      microsoft: {
        ...ofMicrosoft,
        issuer: issuerOf(issuer || undefined),
        scopes: [
          `https://${resource}/IMAP.AccessAsUser.All`,
          `https://${resource}/SMTP.Send`,
          'offline_access',
        ],
        imap,
        smtp,
      },
    }),
  };
}

const globalMicrosoft = 'outlook.office365.com';

function clientOf(name: string, [clientId, clientSecret]: Registered) {
  if (!clientId && !clientSecret) return null;
  if (clientId && clientSecret) return { clientId, clientSecret };
  throw new ConfigError(`Set both ${name}_CLIENT_ID and ${name}_CLIENT_SECRET, or neither.`);
}

function issuerOf(text = 'https://login.microsoftonline.com/common/v2.0'): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && (url.protocol === 'https:' || isLoopback(url.hostname))) return text;
  throw new ConfigError(
    `MICROSOFT_ISSUER must be a URL such as https://login.microsoftonline.com/{tenant}/v2.0, not "${text}".`,
  );
}

function mailServers(
  text = `imaps://${globalMicrosoft} smtp://smtp.office365.com`,
): [MailServer, MailServer] {
  const [imap, smtp] = text.split(/\s+/).map((one) => (URL.canParse(one) ? new URL(one) : null));
  if (imap?.protocol === 'imaps:' && imap.hostname && smtp?.protocol === 'smtp:' && smtp.hostname) {
    return [
      { host: imap.hostname, port: Number(imap.port) || 993 },
      { host: smtp.hostname, port: Number(smtp.port) || 587 },
    ];
  }
  throw new ConfigError(
    `MICROSOFT_MAIL_SERVERS must look like "imaps://imap.example.com smtp://smtp.example.com", not "${text}".`,
  );
}

/** Checks that both files exist and belong together. */
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

/** Whether a host name is reachable only from this machine. */
export function isLoopback(hostname: string) {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
