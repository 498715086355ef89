import { expect } from 'vitest';
import type { TestOrganization } from './factories.ts';
import type { TestServer } from './harness.ts';

/** Creates a shared view with its organization's canary as its name and query. */
export async function saveView(server: TestServer, { admin: as, canary }: TestOrganization) {
  const body = { name: canary, query: canary, visibility: 'team' };
  const made = await server.call('views.create', { as, body });
  expect(made.status).toBe(201);
  return made.body.id;
}

/** Creates a shared report with its organization's canary as its name. */
export async function saveReport(server: TestServer, { admin: as, canary }: TestOrganization) {
  const body = { name: canary, report: 'tags', period: '7d', visibility: 'team' };
  const made = await server.call('savedReports.create', { as, body });
  expect(made.status).toBe(201);
  return made.body.id;
}

/** Creates a shared macro with its organization's canary in all of its texts. */
export async function saveMacro(server: TestServer, { admin: as, canary }: TestOrganization) {
  const body = { name: canary, reply: canary, note: canary, visibility: 'team' };
  return (await server.call('macros.create', { as, body })).body.id;
}
