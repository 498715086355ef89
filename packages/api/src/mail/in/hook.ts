import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { hashToken } from '../../auth/tokens.ts';
import { limitKey } from '../../http/client-address.ts';
import type { Limits } from '../../http/limits.ts';
import { readWhole } from '../../http/read-whole.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { acceptMail, largestMail, maxRecipients, ours } from './accept.ts';

/** `POST /api/inbound/mail?to=…&from=…`: the same as over SMTP, for providers that deliver raw mail over HTTP. */
export function mailHook(server: ServerContext, limits: Limits) {
  return async (context: Context) => {
    context.state.operation = 'inbound.mail';
    context.set('Cache-Control', 'no-store');
    await refuseStrangers(server, limits, context);
    if (context.is('message/rfc822') !== 'message/rfc822') {
      throw new Refusal(415, 'Send the mail as message/rfc822', 'unsupported_media_type');
    }
    const recipients = await ours(server, valuesOf(context, 'to').slice(0, maxRecipients));
    if (recipients.size === 0) throw notFound('None of these addresses is one of ours');
    for (const organizationId of new Set(recipients.values())) {
      await limits.share('mail.organization', organizationId, context.state.ip);
    }
    const raw = await readWhole(context, largestMail, 'This mail is too large');
    await acceptMail(server, recipients, valuesOf(context, 'from')[0] ?? null, raw);
    context.status = 202;
    context.type = 'json';
    context.body = JSON.stringify({ message: 'Kept' });
  };
}

async function refuseStrangers({ config }: ServerContext, limits: Limits, context: Context) {
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
