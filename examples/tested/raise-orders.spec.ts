/**
 * Tests of a program in another project: `npm install https://help.example.com/sdk.tgz`, and with --save-dev
 * https://help.example.com/test-server.tgz and tsx. Run them with `npx tsx --test raise-orders.spec.ts`.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestServer, type TestServer } from '@helpdesk/api/testing';
import { createHelpdesk, type Helpdesk, HelpdeskError } from '@helpdesk/sdk';
import { raiseOrders } from './raise-orders.ts';

let server: TestServer;
let helpdesk: Helpdesk;

before(async () => {
  server = await createTestServer();
  helpdesk = createHelpdesk({ baseUrl: server.url, apiKey: server.apiKey });
});
after(() => server.stop());

void test('tickets about a broken order become urgent, once', async () => {
  const description = 'The lid is cracked.';
  const customerEmail = 'ada@example.com';
  const broken = await helpdesk.tickets.create({
    subject: 'Order 4711 arrived broken',
    description,
    customerEmail,
  });
  const other = await helpdesk.tickets.create({ subject: 'Invoice', description, customerEmail });

  assert.deepEqual(await raiseOrders(helpdesk), [broken.ticketNumber]);
  assert.deepEqual(await raiseOrders(helpdesk), []);

  const raised = await helpdesk.tickets.get({ id: broken.id });
  assert.equal(raised.priority, 'urgent');
  assert.deepEqual(
    raised.messages.map(({ isInternal }) => isInternal),
    [true],
  );
  assert.equal((await helpdesk.tickets.get({ id: other.id })).priority, 'normal');
});

void test('a wrong key is refused as in production', async () => {
  const stranger = createHelpdesk({ baseUrl: server.url, apiKey: 'hdk_wrong' });
  await assert.rejects(
    raiseOrders(stranger),
    (error) => error instanceof HelpdeskError && error.isUnauthorized,
  );
});
