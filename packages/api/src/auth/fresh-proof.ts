import type { Operation } from '@helpdesk/sdk/contract/operations';
import { Refusal } from '../refusal.ts';
import type { Person, Session } from './caller.ts';

/** How long a confirmed password is valid for operations that grant lasting access. */
const lifetime = 10 * 60 * 1000;

/**
 * Refuses operations that grant lasting access if the password wasn't confirmed recently: an open browser or a stolen cookie
 * gives someone the session, but not the password. Doesn't apply to API keys.
 */
export function refuseWithoutFreshProof(
  operation: Operation,
  session: Session | null,
  body: unknown,
) {
  if (!session || !asks(operation, session.user, body)) return;
  const { provedAt } = session;
  if (provedAt !== null && Date.now() - Date.parse(provedAt) < lifetime) return;
  if (session.bySso) {
    throw new Refusal(403, 'Please sign in with single sign-on again to do this', 'sso_again');
  }
  throw new Refusal(403, 'Please confirm your password to do this', 'fresh_proof_needed');
}

function asks({ freshProof, about }: Operation, user: Person, body: unknown): boolean {
  if (freshProof === undefined || freshProof === true) return freshProof === true;
  const sent = body as Record<string, unknown>;
  const known = about === 'person' ? (user as unknown as Record<string, unknown>) : {};
  // Disabling something or clearing a URL ends access and grants none; an empty ID could mean anything.
  const ends = (field: string) =>
    sent[field] === false || (sent[field] === '' && field.endsWith('Url'));
  return freshProof.some(
    (field) => sent[field] !== undefined && !ends(field) && !isSame(sent[field], known[field]),
  );
}

/** The same value changes nothing. Ignores case, as in email addresses. */
const isSame = (one: unknown, other: unknown) =>
  String(one).toLowerCase() === String(other).toLowerCase();
