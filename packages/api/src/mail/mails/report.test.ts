import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { report } from './report.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the subject of a requested report says so, with its content and days', async () => {
  const { acme, context } = server;
  const { org, admin } = acme;
  const { config, database } = context;
  const organization = await readOrganization(org);
  const sender = { config, directory: database.directory, org, organization, isConfirmed: true };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const draft = await report(sender, { report: 'tags', ...days, userId: admin.userId });
  expect(draft?.content.subject).toBe('Your report: Tags, Nov 1, 2026 to Nov 30, 2026');
});
