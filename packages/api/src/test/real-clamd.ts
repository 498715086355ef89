import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { eicar } from './clamd-server.ts';
import { freePort } from './free-port.ts';
import { findProgram } from './programs.ts';

export const clamd = findProgram('clamd') ?? '';

export const maxStream = 2 * 1024 * 1024;

export interface RealClamd {
  tcp: { host: string; port: number };
  socket: { path: string };
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a ClamAV daemon for this test. Its only signature is that of the EICAR test file. */
export async function realClamd(): Promise<RealClamd> {
  const folder = makeTemporaryFolder('helpdesk-clamd-');
  chmodSync(folder, 0o755);
  const port = await freePort();
  const path = join(folder, 'clamd.sock');
  const config = join(folder, 'clamd.conf');
  writeFileSync(join(folder, 'own.ndb'), `Eicar-Test-Signature:0:*:${eicar.toString('hex')}\n`);
  writeFileSync(
    config,
    `Foreground yes
DatabaseDirectory ${folder}
LocalSocket ${path}
TCPSocket ${port}
TCPAddr 127.0.0.1
StreamMaxLength ${maxStream}
ConcurrentDatabaseReload no
`,
  );
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  const hasAnswered = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('zPING\0'));
      socket.once('data', () => done(true));
      socket.once('error', () => done(false));
      socket.once('close', () => done(false));
    });

  async function stop() {
    child?.kill('SIGTERM');
    await ended;
  }

  return {
    tcp: { host: '127.0.0.1', port },
    socket: { path },
    async start() {
      const started = spawn(clamd, ['--config-file', config], { stdio: 'ignore' });
      child = started;
      ended = new Promise((done) => started.once('exit', () => done()));
      while (!(await hasAnswered())) {
        if (started.exitCode !== null) throw new Error(`clamd ended with ${started.exitCode}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
