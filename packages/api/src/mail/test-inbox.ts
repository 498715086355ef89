import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** Every header line by its lower-case name, unfolded. */
  headers: Record<string, string[]>;
  text: string;
  html: string;
  raw: string;
}

export interface Inbox {
  port: number;
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** A real local SMTP server for tests that stores the email it accepts. */
export async function openInbox(options: SMTPServerOptions = {}, port = 0): Promise<Inbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...readMail(Buffer.concat(chunks).toString()) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Parses an email: headers, plain text and HTML. */
export function readMail(raw: string): Omit<Received, 'from' | 'to'> {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type']?.[0] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(partOf) : [];
  const decoded = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.[0]?.startsWith(type));
    return part ? decode(part.body, part.headers['content-transfer-encoding']?.[0]) : '';
  };
  return { headers, text: decoded('text/plain'), html: decoded('text/html'), raw };
}

function partOf(raw: string) {
  const [head = '', ...rest] = raw.trimStart().split('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    headers[name] = [...(headers[name] ?? []), line.slice(at + 1).trim()];
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

function decode(body: string, encoding = '7bit'): string {
  const text = body.replace(/\r\n$/, '');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text.replaceAll('\r\n', '\n');
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
