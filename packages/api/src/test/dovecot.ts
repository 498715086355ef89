import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { freePort } from './free-port.ts';
import { findProgram } from './programs.ts';

export const dovecot = findProgram('dovecot') ?? '';

export interface ImapServer {
  port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Puts an email into INBOX, like a delivery. */
  deliver(name: string, raw: string): void;
  /** Renumbers all emails, like a server that was restored. */
  renumber(): void;
  remove(): Promise<void>;
}

/** Starts a real IMAP server for this test, with one mailbox: any name, and the password `secret`. */
export async function imapServer(): Promise<ImapServer> {
  const folder = makeTemporaryFolder('helpdesk-imap-');
  const port = await freePort();
  const { uid, gid, username } = os.userInfo();
  // Dovecot refuses mail to the superuser.
  const owner = uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid };
  const mail = join(folder, 'mail');
  for (const name of ['', 'new', 'cur', 'tmp']) {
    mkdirSync(join(mail, name), { recursive: true });
    chownSync(join(mail, name), owner.uid, owner.gid);
  }
  chmodSync(folder, 0o755);
  const internal =
    uid === 0 ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`;
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 0
${internal}
mail_location = maildir:${mail}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`,
  );
  mkdirSync(join(folder, 'home'));
  chownSync(join(folder, 'home'), owner.uid, owner.gid);
  let child: ReturnType<typeof spawn> | undefined;
  const server: ImapServer = {
    port,
    async start() {
      child = spawn(dovecot, ['-F', '-c', config], { stdio: 'ignore' });
      for (let turn = 0; turn < 600 && !(await answers(port)); turn += 1) {
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async stop() {
      const ended = child && new Promise((done) => child?.once('exit', done));
      child?.kill('SIGTERM');
      child = undefined;
      await ended;
    },
    deliver(name, raw) {
      const file = join(mail, 'tmp', name);
      writeFileSync(file, raw);
      chownSync(file, owner.uid, owner.gid);
      // Renamed into place, so an email in the folder is always complete.
      renameSync(file, join(mail, 'new', name));
    },
    renumber() {
      const list = join(mail, 'dovecot-uidlist');
      const text = readFileSync(list, 'utf8');
      writeFileSync(
        list,
        text.replace(/ V(\d+)/, (_, validity) => ` V${Number(validity) + 1}`),
      );
      for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache']) {
        rmSync(join(mail, name), { force: true });
      }
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });
