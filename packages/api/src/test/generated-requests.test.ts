// @module-tag slow

// Sends many random requests. The ordinary tier tests the parts: test/bad-input and http/validate.
// @module-tag full

import { operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat } from './chats.ts';
import { breaches } from './contract-check.ts';
import { times } from './deep.ts';
import { makeOrganization, makeTicket, type TestOrganization } from './factories.ts';
import { type GeneratedRequest, type Known, requestsOf } from './generated-requests.ts';
import { startTestServer, type TestServer } from './harness.ts';

/** The same requests in every run. Printed with each failure. */
const seed = 20_260_101;
const requests = times(300, 100_000);
/** Requests per organization, before the next one is used: sessions end and members are removed. */
const perOrganization = 100;
/** Concurrent requests. Sent one by one, they can be repeated exactly. */
const atOnce = times(1, 4);

let server: TestServer;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
  server = await startTestServer({}, log);
});
afterAll(() => server.stop());

test(`IN-01: ${requests} generated requests (seed ${seed}) cause no server error, and all responses match the contract`, {
  timeout: 600_000 + requests * 200,
}, async () => {
  const found: string[] = [];
  const statuses = new Map<number, number>();
  for (let round = 0; round * perOrganization < requests; round += 1) {
    const organization = await makeOrganization(server.context.database, `fuzz-${round}`);
    const session = await prepare(organization);
    for (const step of [0, 1]) {
      const sampled = fc.sample(requestsOf(session.known()), {
        seed: seed + round * 2 + step,
        numRuns: perOrganization / 2,
      });
      while (sampled.length > 0) {
        const answers = await Promise.all(sampled.splice(0, atOnce).map(session.send));
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        found.push(...answers.flatMap((answer) => answer.found));
      }
    }
    await server.drain();
    const errors = logged.splice(0).map((line) => `round ${round} logged ${line}`);
    found.push(...errors);
  }
  expect(found).toEqual([]);
  // A run in which every request is refused would prove nothing.
  const succeeded = [...statuses].filter(([status]) => status < 300);
  const share = succeeded.reduce((sum, [, count]) => sum + count, 0) / requests;
  expect(share, JSON.stringify([...statuses])).toBeGreaterThan(0.1);
});

/** Fills an organization with every kind of data; returns a function that sends requests to it. */
async function prepare(organization: TestOrganization) {
  const { admin, agent, customer, subdomain } = organization;
  const body = { name: 'All', permissions: [...apiPermissions] };
  const made = await server.call('apiKeys.create', { as: admin, body });
  const tokens: Record<string, string> = {
    admin: admin.token,
    agent: agent.token,
    customer: customer.token,
    program: made.body.data.key,
    stranger: '',
    'another organization': server.globex.admin.token,
  };
  const chat = await startChat(server, organization);
  const ids = new Set([
    organization.id,
    organization.formId,
    agent.userId,
    chat.id,
    await makeTicket(organization),
    server.globex.formId,
  ]);
  const accesses = new Set([chat.token]);

  async function send({ id, address, caller, headers, body }: GeneratedRequest) {
    const ask = () =>
      fetch(`${server.url}${address}`, {
        method: operations[id].method,
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
        headers: {
          ...headers,
          ...(tokens[caller] ? { authorization: `Bearer ${tokens[caller]}` } : {}),
        },
        body: body as RequestInit['body'],
      });
    // The server may have closed an idle connection just as it was reused; retries on a new one.
    const response = await ask()
      .catch(ask)
      .catch((error: unknown) => new Response(String(error), { status: 599 }));
    const text = await response.text();
    const said = `${caller}: ${id} ${address.slice(0, 300)} ${String(body).slice(0, 1_000)} ${JSON.stringify(headers)} → ${response.status} ${text.slice(0, 300)}`;
    const found = judge(id, response, text).map((one) => `${one}\n  ${said}`);
    const isAskedFor = /globex/.test(address + String(body) + JSON.stringify(headers));
    const isTheirs = caller === 'another organization';
    if (!isTheirs && !isAskedFor && text.includes(server.globex.canary)) {
      found.push(`Of another organization\n  ${said}`);
    }
    if (!isTheirs && response.status < 300 && !id.startsWith('docs.')) {
      for (const [, one = ''] of text.matchAll(/"(?:id|\w+Id|slug)":"([^"]+)"/g)) ids.add(one);
      for (const [, one = ''] of text.matchAll(/"(?:access)?[Tt]oken":"([^"]+)"/g)) {
        accesses.add(one);
      }
    }
    return { status: response.status, found };
  }

  return {
    send,
    known: (): Known => ({
      ids: [...ids].slice(-200),
      tokens: [...accesses],
      subdomains: [subdomain, subdomain, subdomain, 'globex', 'nobody'],
      callers: Object.keys(tokens),
      program: 'program',
    }),
  };
}

const foreignErrors = ['mail_not_sent', 'delivery_failed'];

/** Returns what is wrong with a response. */
function judge(id: GeneratedRequest['id'], response: Response, text: string): string[] {
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  try {
    const body = isJson ? JSON.parse(text) : undefined;
    // Errors of a mail server or a webhook endpoint are not errors of this server.
    if (response.status >= 500 && !foreignErrors.includes(body?.code)) {
      return [`Server error ${response.status}`];
    }
    return breaches(id, response.status, body);
  } catch (error) {
    return [String(error)];
  }
}
