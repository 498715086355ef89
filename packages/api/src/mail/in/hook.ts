import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { hashToken } from '../../auth/tokens.ts';
import { readWhole } from '../../http/bodies/read-whole.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { acceptMail, largestMail, maxRecipients, ours } from './accept.ts';
import { isSenderAddress } from './recipients.ts';
import { returnPath } from './return-path.ts';

/** `POST /api/inbound/mail?to=…&from=…`: receives email like SMTP does, for providers that deliver raw email over HTTP. */
export function mailHook(server: ServerContext, limits: Limits) {
  return async (context: Context) => {
    context.state.operation = 'inbound.mail';
    context.set('Cache-Control', 'no-store');
    await refuseStrangers(server, limits, context);
    if (context.is('message/rfc822') !== 'message/rfc822') {
      throw new Refusal(415, 'Send the mail as message/rfc822', 'unsupported_media_type');
    }
    const addresses = valuesOf(context, 'to').slice(0, maxRecipients);
    const isAnswer = addresses.some((address) => isSenderAddress(server.config, address));
    const known = await ours(server, addresses, none);
    if (known.size === 0 && !isAnswer) throw notFound(strangers);
    for (const organizationId of new Set(isAnswer ? ['answers'] : known.values())) {
      await limits.share('mail.organization', organizationId, context.state.ip);
    }
    const raw = await readWhole(context, largestMail, 'This mail is too large');
    const recipients = isAnswer ? await ours(server, addresses, raw) : known;
    if (recipients.size === 0) throw notFound(strangers);
    const first = (name: string) => valuesOf(context, name)[0] ?? null;
    const client = {
      ip: first('ip')?.slice(0, 45) ?? null,
      helo: first('helo')?.slice(0, 255) ?? null,
    };
    await acceptMail(server, recipients, { from: first('from') ?? returnPath(raw), client }, raw);
    context.status = 202;
    context.type = 'json';
    context.body = JSON.stringify({ message: 'Kept' });
  };
}

const none = new Uint8Array();
const strangers = 'None of these addresses is one of ours';

async function refuseStrangers({ config }: ServerContext, limits: Limits, context: Context) {
  if (config.mailInToken === null) throw notFound('Not found');
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
