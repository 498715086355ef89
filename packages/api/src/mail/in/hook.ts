import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { limitKey } from '../../http/client-address.ts';
import type { Desk } from '../../http/desk.ts';
import type { Limits } from '../../http/limits.ts';
import { readWhole } from '../../http/read-whole.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { hashToken } from '../../http/tokens.ts';
import { acceptMail, largestMail, mostRecipients, ours } from './accept.ts';

/** `POST /api/inbound/mail?to=…&from=…`: the same as over SMTP, for providers that hand a mail over by HTTP as it is. */
export function mailHook(desk: Desk, limits: Limits) {
  return async (context: Context) => {
    context.state.operation = 'inbound.mail';
    context.set('Cache-Control', 'no-store');
    await refuseStrangers(desk, limits, context);
    if (context.is('message/rfc822') !== 'message/rfc822') {
      throw new Refusal(415, 'Send the mail as message/rfc822', 'unsupported_media_type');
    }
    const recipients = await ours(desk, valuesOf(context, 'to').slice(0, mostRecipients));
    if (recipients.size === 0) throw notFound('None of these addresses is one of ours');
    for (const organizationId of new Set(recipients.values())) {
      await limits.attempt('mail.organization', organizationId);
    }
    const raw = await readWhole(context, largestMail, 'This mail is too large');
    await acceptMail(desk, recipients, valuesOf(context, 'from')[0] ?? null, raw);
    context.status = 202;
    context.type = 'json';
    context.body = JSON.stringify({ message: 'Kept' });
  };
}

async function refuseStrangers({ config }: Desk, limits: Limits, context: Context) {
  if (config.mailInToken === null) throw notFound('There is nothing at this address');
  const given = /^Bearer (\S+)$/i.exec(context.get('Authorization'))?.[1] ?? '';
  const hashes = [given, config.mailInToken].map((token) => Buffer.from(hashToken(token)));
  if (timingSafeEqual(...(hashes as [Buffer, Buffer]))) return;
  await limits.call(context, 'auth', limitKey(context.state.ip));
  throw new Refusal(401, 'Unauthorized', 'unauthorized');
}

const valuesOf = ({ query }: Context, name: string) =>
  [query[name] ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((value) => value.trim());
