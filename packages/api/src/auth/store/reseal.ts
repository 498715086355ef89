import type { CaptchaRow } from '../../database/rows/captchas.ts';
import type { ChatSettingsRow } from '../../database/rows/chat.ts';
import type { ImapAccountRow } from '../../database/rows/mail.ts';
import type { TotpFactorRow } from '../../database/rows/people.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import type { SsoConnectionRow } from '../../database/rows/sso.ts';
import type { Database, Directory, Tx } from '../../database/types.ts';
import { sealedAnew, unseal } from '../seal.ts';

/** Counts of encrypted values. */
export interface Sealed {
  /** Re-encrypted with the newest secret. */
  resealed: number;
  /** Already encrypted with the newest secret. */
  left: number;
  /** Not decrypted by any secret. */
  unreadable: number;
}

/** Re-encrypts every value of an older secret with the newest one. */
export async function resealAll({ directory, org }: Database, secret: string): Promise<Sealed> {
  const counted: Sealed = { resealed: 0, left: 0, unreadable: 0 };
  const again = (text: string) => {
    const made = sealedAnew(secret, text);
    if (made !== null) counted.resealed += 1;
    else if (unseal(secret, text) === null) counted.unreadable += 1;
    else counted.left += 1;
    return made;
  };
  const organizations = await directory.all<{ id: string }>(
    directory.from('organizations').orderBy('id').select('id'),
  );
  for (const { id } of organizations) {
    // Restores the counts if the transaction runs again, so nothing is counted twice.
    const before = { ...counted };
    await org(id).write(async (tx) => {
      Object.assign(counted, before);
      await resealOrganization(tx, again);
    });
  }
  await resealFactors(directory, again);
  return counted;
}

type Again = (text: string) => string | null;

async function resealOrganization(tx: Tx, again: Again) {
  const row = await tx.first<{ smtp_password_sealed: string | null }>(
    tx.from('organizations').select('smtp_password_sealed'),
  );
  const password = row?.smtp_password_sealed && again(row.smtp_password_sealed);
  if (password) await tx.update('organizations', {}, { smtp_password_sealed: password });
  for (const { id, password_sealed: sealed } of await tx.all<ImapAccountRow>(
    tx.from('imap_accounts'),
  )) {
    const mailbox = sealed && again(sealed);
    if (mailbox) await tx.update('imap_accounts', { id }, { password_sealed: mailbox });
  }
  const sso = await tx.first<SsoConnectionRow>(tx.from('sso_connections'));
  const client = sso && again(sso.client_secret_sealed);
  if (client) await tx.update('sso_connections', {}, { client_secret_sealed: client });
  const captcha = await tx.first<CaptchaRow>(tx.from('captchas'));
  const key = captcha && again(captcha.secret_sealed);
  if (key) await tx.update('captchas', {}, { secret_sealed: key });
  const chat = await tx.first<ChatSettingsRow>(tx.from('chat_settings'));
  const identity = chat?.identity_secret && again(chat.identity_secret);
  if (identity) await tx.update('chat_settings', {}, { identity_secret: identity });
  const former = chat?.previous_identity_secret && again(chat.previous_identity_secret);
  if (former) await tx.update('chat_settings', {}, { previous_identity_secret: former });
  for (const hook of await tx.all<WebhookRow>(tx.from('webhooks'))) {
    const stored = JSON.parse(hook.headers) as { value: string }[];
    const values = stored.map(({ value }) => again(value));
    const headers = stored.map((one, at) => ({ ...one, value: values[at] ?? one.value }));
    const secret = again(hook.secret);
    const previous = hook.previous_secret && again(hook.previous_secret);
    const patch = {
      ...(secret && { secret }),
      ...(previous && { previous_secret: previous }),
      ...(values.some((value) => value !== null) && { headers }),
    };
    if (Object.keys(patch).length > 0) await tx.update('webhooks', { id: hook.id }, patch);
  }
}

async function resealFactors(directory: Directory, again: Again) {
  for (const factor of await directory.all<TotpFactorRow>(directory.from('totp_factors'))) {
    const made = again(factor.secret_sealed);
    const { user_id, secret_sealed } = factor;
    if (made === null) continue;
    // A factor set up again in the meantime already uses the newest secret.
    await directory.write((tx) =>
      tx.update('totp_factors', { user_id, secret_sealed }, { secret_sealed: made }),
    );
  }
}
