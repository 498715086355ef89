import { type Operation, operations } from '@helpdesk/sdk/contract/operations';
import { rightsOfEffects } from '@helpdesk/sdk/rules/effects';
import { permissions } from '@helpdesk/sdk/rules/roles';
import { classes } from '../../http/limits/limits.ts';
import { type Html, html } from '../../http/pages/html.ts';
import type { DocumentedOperation, SchemaNode } from './document.ts';

const schemes: Record<string, string> = {
  session: 'session',
  apiKey: 'API key',
  memberKey: 'API key that acts for a member',
  ticketAccess: 'accessToken from publicTickets.lookup',
  chatAccess: 'token from publicChat.start',
};

/** Shows who can call an operation, and how their permissions affect it. */
export function access(operation: DocumentedOperation): Html {
  return html`<p class="muted">${callers(operation)} · ${rateLimit(operation)}</p>
${conditions(operation).map((one) => html`<p class="muted">${one}</p>`)}`;
}

/** The rate limit per caller. */
function rateLimit({ limit }: DocumentedOperation): string {
  const { points = 0 } = classes[limit] ?? {};
  return `${points.toLocaleString('en-US')} requests per minute`;
}

function callers({ security }: DocumentedOperation): string {
  const ways = security.flatMap((one) =>
    Object.entries(one).map(([scheme, permissions]) => {
      const needed = permissions.length > 0 ? ` (${permissions.map(named).join(', ')})` : '';
      return `${schemes[scheme] ?? scheme}${needed}`;
    }),
  );
  return ways.length === 0 ? 'No authentication' : `Authentication: ${ways.join(', or ')}`;
}

function conditions(operation: DocumentedOperation): Html[] {
  const { ownOnlyWithout, sees, freshProof, goneAfter } = operation;
  const all: Html[] = [];
  if (goneAfter) all.push(html`<b>Deprecated</b>: available until ${goneAfter}`);
  const also = alsoNeeded(operation);
  if (also) all.push(html`Members also need ${also}`);
  if (ownOnlyWithout) {
    all.push(html`Without ${codes([ownOnlyWithout])}, members see only their own items`);
  }
  for (const [part, permission] of Object.entries(sees)) {
    all.push(html`<code>${part}</code> requires <code>${permission}</code>`);
  }
  if (freshProof) {
    const begin =
      freshProof === true ? html`Requires` : html`Sending ${codes(freshProof)} requires`;
    all.push(
      html`${begin} a session confirmed in the last ten minutes (<code>auth.confirmPassword</code>)`,
    );
  }
  return all;
}

const table: Readonly<Record<string, Operation>> = operations;

/** The permissions that members need in addition to the operation's own. */
function alsoNeeded({ id, security }: DocumentedOperation): Html | null {
  const known = table[id];
  const named = security.flatMap(({ session = [] }) => session);
  const also = (known ? rightsOfEffects(known) : []).filter((right) => !named.includes(right));
  if (permissions.every((one) => named.includes(one) || also.includes(one))) {
    return html`all permissions`;
  }
  return also.length > 0
    ? html`${also.map((one, index) => html`${index > 0 && ' and '}${codes([one])}`)}`
    : null;
}

/** The permission needed to write a field; null if every caller can. */
export function fieldRights({
  'x-may-write': mayWrite,
  'x-ignored-without': ignored,
}: SchemaNode): Html | null {
  if (Array.isArray(mayWrite)) return html`Requires ${codes(mayWrite)}; otherwise 403`;
  if (ignored) return html`Requires ${codes(ignored)}; otherwise ignored`;
  return null;
}

/** Every agent and admin has `view_assigned_tickets`, so it only means that the caller is staff. */
const named = (right: string) => (right === 'view_assigned_tickets' ? 'staff' : right);

const codes = (names: readonly string[]): Html =>
  html`${names.map((name, index) => html`${index > 0 && ' or '}<code>${named(name)}</code>`)}`;
