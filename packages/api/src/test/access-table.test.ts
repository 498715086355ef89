// @module-tag slow

import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { rightsOfEffects } from '@helpdesk/sdk/rules/effects';
import { can, permissions, type Right, roles } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodies } from './accepted-bodies.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ids = Object.keys(operations) as OperationId[];
const isPublic = (id: OperationId) => operations[id].access.length === 0;
const needsSession = (id: OperationId) =>
  operations[id].access.some(({ scheme }) => scheme === 'session');

const row = (name: string, cells: string | string[]) =>
  `${name.padEnd(32)} ${typeof cells === 'string' ? cells : cells.map((cell) => cell.padEnd(5)).join(' ')}`.trimEnd();

/** Returns the contract's restrictions within an operation: on rows, parts of the response, and body fields. */
function finerRights(operation: Operation, called: string[]): string[] {
  const { about, sees = {}, fields = [] } = operation;
  const byRole = (needed: readonly Right[], otherwise: string) =>
    roles.map((role, at) => {
      if (called[at] === 'no') return 'no';
      return needed.length === 0 || needed.some((one) => can(role, one)) ? 'yes' : otherwise;
    });
  return [
    ...(about ? [row('  about', `the ${about}`)] : []),
    ...alsoTaken(operation).map((one) => row('  also takes', one)),
    ...Object.entries(sees).map(([part, needed]) => row(`  sees ${part}`, byRole([needed], 'no'))),
    ...fields.map(({ path, permissions, otherwise }) =>
      row(`  field ${path}`, byRole(permissions, otherwise === 'ignored' ? 'left out' : 'no')),
    ),
  ];
}

/** Returns the permissions that an operation's effects need in addition to its own. */
function alsoTaken(operation: Operation): string[] {
  const named = operation.access.flatMap(({ permissions: all }) => all);
  const also = rightsOfEffects(operation).filter((one) => !named.includes(one));
  const isAll = permissions.every((one) => named.includes(one) || also.includes(one));
  return needsMember(operation) ? (isAll ? ['all permissions'] : also) : [];
}

const needsMember = ({ access }: Operation) => access.some(({ scheme }) => scheme === 'session');

test('who may call what', async () => {
  const rows: string[] = [];
  for (const id of ids) {
    const cells = await Promise.all(
      roles.map(async (role) => {
        if (!needsSession(id)) return '–';
        const answer = await server.call(id, {
          as: server.acme[role],
          params: { id: '0'.repeat(30), memberId: '0'.repeat(30), token: 'x' },
          body: bodies[id] && { ...(bodies[id] as object), unknownField: true },
        });
        if (answer.status === 403) return 'no';
        const { ownOnlyWithout: needed }: Operation = operations[id];
        return needed && !can(role, needed) ? 'own' : 'yes';
      }),
    );
    const access = isPublic(id) ? 'anyone' : needsSession(id) ? '' : 'proof';
    rows.push(row(id, access || cells), ...finerRights(operations[id], cells));
  }
  const head = `${'operation'.padEnd(32)} ${roles.map((role) => role.padEnd(5)).join(' ')}`;
  expect(`\n${[head, ...rows].join('\n')}\n`).toMatchSnapshot();
});
