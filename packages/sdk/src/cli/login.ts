import { HelpdeskError } from '../error.ts';
import { createHelpdesk } from '../index.ts';
import { clientOf, keepAccount } from './account.ts';
import { exitCodes, Stop, stopOf, type Terminal } from './said.ts';

/** Signs in with an API key, after checking it with the server. */
export async function login(
  terminal: Terminal,
  given: { url?: string | undefined; key?: string | undefined },
): Promise<void> {
  const url = addressOf(given.url ?? (await mustAsk(terminal, 'Helpdesk URL: ', '--url')));
  await tryAddress(url);
  const apiKey = (given.key ?? (await mustAsk(terminal, 'API key: ', '--key'))).trim();
  await tryKey(url, apiKey).catch((error: unknown) => {
    throw stopOf(error, url);
  });
  const file = keepAccount(terminal.env, { url, apiKey });
  terminal.note(`Signed in to ${url}. Your key is stored in ${file}, which only you can read.\n`);
}

async function tryAddress(url: string) {
  const health = await createHelpdesk({ baseUrl: url, retries: 0 })
    .v1.health()
    .catch((error: unknown) => {
      throw stopOf(error, url);
    });
  if (health?.data?.version) return;
  throw new Stop(`${url} isn't a Helpdesk server.`, exitCodes.unreachable);
}

/** A key without permission to read tickets is valid, too. */
async function tryKey(url: string, apiKey: string) {
  try {
    await clientOf({ url, apiKey }).v1Tickets.list({ limit: 1 });
  } catch (error) {
    if (!(error instanceof HelpdeskError)) throw error;
    if (error.status === 401) {
      throw new Stop(
        `${url} doesn't recognize this key. Create one in API and Integrations.`,
        exitCodes.notSignedIn,
      );
    }
    if (error.status !== 403) throw error;
  }
}

async function mustAsk(terminal: Terminal, question: string, option: string): Promise<string> {
  const answer = (await terminal.ask(question))?.trim();
  if (answer) return answer;
  throw new Stop(`Add ${option}: this terminal isn't interactive.`, exitCodes.usage);
}

/** Returns the origin of an address; defaults to https, except for localhost. */
function addressOf(typed: string): string {
  const text = typed.trim();
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(text);
  const whole = /^https?:\/\//i.test(text) ? text : `${isLocal ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(whole)) throw new Stop(`“${text}” isn't a valid address.`, exitCodes.usage);
  return new URL(whole).origin;
}
