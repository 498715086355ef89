import type { Schema } from '@helpdesk/sdk/contract/operations';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { seal } from '../../../auth/seal.ts';
import { newToken } from '../../../auth/tokens.ts';
import { prepare } from '../../../database/prepare.ts';
import type { ChatSettingsRow } from '../../../database/rows/chat.ts';
import type { Org } from '../../../database/types.ts';
import { isAllowedOn, isSite } from '../../../http/sites/sites.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { panelOf, validatePanel } from './panel.ts';

const settingsRow = prepare((org) => org.from('chat_settings'));

const defaultIdle = 15;

export interface Settings {
  greeting: string;
  idleMinutes: number;
  allowedDomains: string[];
  emailsUnreadAnswers: boolean;
  /** Encrypted. */
  secret: string | null;
  panel: Schema<'ChatPanel'>;
}

export async function readSettings(org: Org): Promise<Settings> {
  const row = await org.first<ChatSettingsRow>(settingsRow({}));
  return {
    greeting: row?.greeting ?? chatSentences.greeting,
    idleMinutes: row?.idle_minutes ?? defaultIdle,
    allowedDomains: JSON.parse(row?.allowed_domains ?? '[]'),
    emailsUnreadAnswers: row?.mails_answers !== 0,
    secret: row?.identity_secret ?? null,
    panel: panelOf(row?.panel),
  };
}

export const presentSettings = (settings: Settings): Schema<'ChatSettings'> => ({
  greeting: settings.greeting,
  idleMinutes: settings.idleMinutes,
  allowedDomains: settings.allowedDomains,
  emailsUnreadAnswers: settings.emailsUnreadAnswers,
  hasIdentitySecret: settings.secret !== null,
  panel: settings.panel,
});

/** The greeting with the organization's name in it. */
export const greetingOf = ({ greeting }: Settings, name: string) => named(greeting, name);

/** The text of a proactive message; null if there is none. */
export function messageOf({ panel }: Settings, id: string | undefined, name: string) {
  const found = panel.proactiveMessages?.find((one) => one.id === id);
  return found ? named(found.text, name) : null;
}

/** A text with the organization's name in it. */
export const named = (text: string, name: string) => text.replaceAll('{organization}', () => name);

export async function changeSettings(org: Org, change: Schema<'ChatSettingsInput'>) {
  const domains = change.allowedDomains?.map((domain) => domain.toLowerCase()).filter(Boolean);
  domains?.forEach((domain, at) => {
    if (isSite(domain)) return;
    const sentence = 'Please enter host names such as example.com or *.example.com';
    throw invalid(`allowedDomains.${at}`, sentence, 'format');
  });
  if (change.panel) await validatePanel(org, change.panel);
  const patch = {
    ...(change.greeting === undefined ? {} : { greeting: change.greeting }),
    ...(change.idleMinutes === undefined ? {} : { idle_minutes: change.idleMinutes }),
    ...(domains ? { allowed_domains: [...new Set(domains)] } : {}),
    ...(change.emailsUnreadAnswers === undefined
      ? {}
      : { mails_answers: change.emailsUnreadAnswers }),
    ...(change.panel ? { panel: change.panel } : {}),
  };
  await keep(org, patch);
}

const day = 24 * 60 * 60 * 1000;

/** Creates the secret for the host's server to sign visitors' identities; the previous one is accepted for a day. */
export async function makeSecret(org: Org, serverSecret: string): Promise<string> {
  const secret = `chs_${newToken()}`;
  await org.write(async (tx) => {
    const before = await readSettings(tx);
    await keep(tx, {
      identity_secret: seal(serverSecret, secret),
      previous_identity_secret: before.secret,
      previous_identity_until: before.secret && new Date(Date.now() + day).toISOString(),
    });
  });
  return secret;
}

function keep(org: Org, patch: object) {
  return org.write(async (tx) => {
    await tx.insertIfAbsent('chat_settings', { idle_minutes: defaultIdle });
    if (Object.keys(patch).length > 0) await tx.update('chat_settings', {}, patch);
  });
}

/** Rejects sites that the organization does not allow; null stands for one of our own pages, or no page. */
export function refuseOtherSites(settings: Settings, site: string | null) {
  if (site === null || isAllowedOn(site, settings)) return;
  throw new Refusal(403, "This chat can't be used on this site.", 'domain_not_allowed');
}
