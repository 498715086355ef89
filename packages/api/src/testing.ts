import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';

/** A helpdesk for one test, with one organization and its admin signed in. */
export interface TestServer {
  /** Such as http://localhost:41234. */
  url: string;
  subdomain: string;
  /** A key with every permission, which acts for the admin. */
  apiKey: string;
  admin: { email: string; password: string; token: string };
  /** Stops it and discards its data. */
  stop(): Promise<void>;
}

const admin = { email: 'admin@example.com', password: 'a password for tests' };

/**
 * Starts the real server with a database in memory on a free port, in under a second: no rate limits, no demo data, private
 * addresses allowed for webhooks, emails written to files. Many may run at once.
 */
export async function createTestServer(settings: Partial<Config> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: 'sqlite::memory:',
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '0',
    RATE_LIMITS: 'off',
    ALLOW_PRIVATE_TARGETS: '1',
    LOG_LEVEL: 'silent',
  });
  const running = await startServer({ ...config, ...settings });
  const { token, user } = await post<SignedUp>(`${running.url}${operations['auth.signup'].path}`, {
    firstName: 'Ada',
    lastName: 'Admin',
    organizationName: 'Testers',
    email: admin.email,
    password: admin.password,
    confirmPassword: admin.password,
  });
  const named = { name: 'Tests', permissions: apiPermissions };
  const made = await post<{ data: { key: string } }>(
    `${running.url}${operations['apiKeys.create'].path}`,
    named,
    token,
  );
  return {
    url: running.url,
    subdomain: user.organizations[0]?.organization.subdomain ?? '',
    apiKey: made.data.key,
    admin: { ...admin, token },
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface SignedUp {
  token: string;
  user: { organizations: { organization: { subdomain: string } }[] };
}

async function post<Answer>(address: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
