import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';

/** A mailbox that supports the IMAP4rev1 commands to read and delete emails, over TLS. */
export interface ImapStandIn {
  port: number;
  /** Every received command, without its tag. */
  commands: string[];
  password: string;
  /** Whether an access token opens the mailbox; if this is set, passwords are refused. */
  accepts: ((user: string, accessToken: string) => Promise<boolean>) | null;
  /** Adds an email that arrived at this time: now by default. */
  deliver(raw: string, at?: Date): void;
  /** Gives all emails new UIDs, as after the mailbox was moved. */
  renumber(): void;
  mails(): string[];
  close(): Promise<void>;
}

const refused = 'NO [AUTHENTICATIONFAILED] Invalid credentials';

/** Parses the credentials of XOAUTH2. */
function bearerOf(base64: string) {
  const text = Buffer.from(base64, 'base64').toString();
  const [, user = '', accessToken = ''] =
    /^user=(.*)\x01auth=Bearer (.*)\x01\x01$/.exec(text) ?? [];
  return { user, accessToken };
}

const certificates = new URL('./certificates/', import.meta.url);
const pem = (name: string) => readFileSync(new URL(`first.${name}`, certificates));

export async function openImapStandIn(): Promise<ImapStandIn> {
  let mails: { uid: number; raw: string; at: Date; isDeleted: boolean }[] = [];
  let nextUid = 1;
  let uidValidity = 7;
  const commands: string[] = [];
  const open = new Set<TLSSocket>();
  const numbersOf = (uids: string) => (uids === '' ? [] : uids.split(',').map(Number));

  const server = createServer({ cert: pem('crt'), key: pem('key') }, (socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    const say = (text: string) => socket.write(`${text}\r\n`, 'latin1');
    say('* OK ready');
    let pending = '';
    socket.setEncoding('latin1').on('data', (data) => {
      pending += String(data);
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        answer(line, say);
      }
    });
  });

  function answer(line: string, say: (text: string) => unknown) {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    commands.push(command);
    const done = (text = 'OK done') => say(`${tag} ${text}`);
    const [word = ''] = command.toUpperCase().replace(/^UID /, '').split(' ');
    switch (word) {
      case 'CAPABILITY':
        say(`* CAPABILITY IMAP4rev1 UIDPLUS${standIn.accepts ? ' SASL-IR AUTH=XOAUTH2' : ''}`);
        return done();
      case 'LOGIN':
        return done(
          !standIn.accepts && command.includes(standIn.password) ? 'OK signed in' : refused,
        );
      case 'AUTHENTICATE': {
        const { user, accessToken } = bearerOf(command.split(' ')[2] ?? '');
        const accepted = standIn.accepts?.(user, accessToken) ?? Promise.resolve(false);
        return void accepted.then((isHis) => done(isHis ? 'OK signed in' : refused));
      }
      case 'LIST':
        say('* LIST (\\HasNoChildren) "/" INBOX');
        return done();
      case 'SELECT':
      case 'EXAMINE':
        say(`* ${mails.length} EXISTS`);
        say('* FLAGS (\\Seen \\Deleted)');
        say(`* OK [UIDVALIDITY ${uidValidity}] fine`);
        say(`* OK [UIDNEXT ${nextUid}] fine`);
        return done(`OK [READ-${word === 'SELECT' ? 'WRITE' : 'ONLY'}] done`);
      case 'SEARCH': {
        const first = Number(/UID (\d+):/i.exec(command)?.[1] ?? 1);
        const [, since] = /SINCE "?([\w-]+)/i.exec(command) ?? [];
        const found = mails.flatMap(({ uid, at }, before) =>
          uid >= first && (!since || at >= new Date(since))
            ? [/^UID /i.test(command) ? uid : before + 1]
            : [],
        );
        say(`* SEARCH ${found.join(' ')}`.trim());
        return done();
      }
      case 'FETCH': {
        const uids = numbersOf(/FETCH ([\d,]+)/i.exec(command)?.[1] ?? '');
        for (const [at, { uid, raw }] of mails.entries()) {
          if (!uids.includes(uid)) continue;
          const size = Buffer.byteLength(raw, 'latin1');
          const body = /BODY\.PEEK\[\]/i.test(command) ? ` BODY[] {${size}}\r\n${raw}` : '';
          say(`* ${at + 1} FETCH (UID ${uid} RFC822.SIZE ${size}${body})`);
        }
        return done();
      }
      case 'STORE': {
        const uids = numbersOf(/STORE ([\d,]+)/i.exec(command)?.[1] ?? '');
        mails = mails.map((one) =>
          uids.includes(one.uid) && /\\Deleted/i.test(command) ? { ...one, isDeleted: true } : one,
        );
        return done();
      }
      case 'EXPUNGE': {
        mails = mails.filter(({ isDeleted }) => !isDeleted);
        return done();
      }
      default:
        return done();
    }
  }

  const standIn: ImapStandIn = {
    port: 0,
    commands,
    password: 'secret',
    accepts: null,
    deliver: (raw, at = new Date()) =>
      void mails.push({ uid: nextUid++, raw, at, isDeleted: false }),
    renumber() {
      uidValidity += 1;
      mails = mails.map((one) => ({ ...one, uid: nextUid++ }));
    },
    mails: () => mails.map(({ raw }) => raw),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  standIn.port = (server.address() as AddressInfo).port;
  return standIn;
}
