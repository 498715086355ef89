import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type MailTextKind, type MailWords, mailTexts } from '@helpdesk/sdk/rules/mail-texts';
import { sampleFacts } from '@helpdesk/sdk/rules/reply-variables';
import type { Context } from 'koa';
import { seal, unseal } from '../../auth/seal.ts';
import type { Config } from '../../config.ts';
import type { Org } from '../../database/types.ts';
import { publicBaseOf } from '../../features/organization/read.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { brandOf } from '../layout/brand.ts';
import type { Content } from '../layout/content.ts';
import {
  chatAnswered,
  chatTold,
  replyCopied,
  requestReceived,
  requestResolved,
  staffReplied,
  ticketOpened,
} from '../mails/templates.ts';
import { mailSays } from './mail-words.ts';

const hour = 60 * 60 * 1_000;

/** The content of a preview link; nothing is stored. */
interface Previewed {
  organizationId: string;
  kind: MailTextKind;
  language: string;
  words: MailWords;
  until: number;
}

/** Renders an email with these texts, for a fictional customer. */
export async function previewMail(
  config: Config,
  org: Org,
  { kind, language, words }: Pick<Previewed, 'kind' | 'language' | 'words'>,
): Promise<Content> {
  const organization = await readOrganization(org);
  const { name, subdomain } = organization;
  const facts = { ...sampleFacts, 'organization.name': name };
  const page = `${await publicBaseOf(config, org)}/public/ticket/${subdomain}`;
  const said = {
    organization: brandOf(config, organization),
    says: mailSays(
      kind,
      { language, words },
      // Some emails go to unproved requesters: the preview shows them without a name.
      mailTexts[kind].isForAnybody ? { ...facts, ...nobody } : facts,
    ),
    ticketUrl: page,
    lookupUrl: page,
    written: 'Where is my parcel?',
    isAnsweredByMail: true,
    message: 'Your parcel left us this morning. It should be with you tomorrow.',
    signature: null,
    linked: [{ name: 'Manual.pdf', size: 18_400_000, url: page }],
    before: [{ about: `${sampleFacts['customer.name']}, 2026-05-04 09:12`, text: 'Where is it?' }],
  };
  switch (kind) {
    case 'request_received':
      return requestReceived(said);
    case 'reply':
      return staffReplied(said);
    case 'outbound':
      return staffReplied({ ...said, before: [] });
    case 'reply_copied':
      return replyCopied(said);
    case 'request_resolved':
      return requestResolved(said);
    case 'ticket_link':
      return ticketOpened(said);
    case 'chat_transcript':
      return chatTold({ ...said, said: sampleChat });
    case 'chat_answers':
      return chatAnswered({
        ...said,
        said: sampleChat.slice(1).map((one) => ({ ...one, html: null })),
      });
  }
}

const sampleChat = [
  { about: `${sampleFacts['customer.name']}, May 4, 2026 9:12 AM`, text: 'Where is my parcel?' },
  {
    about: `${sampleFacts['agent.name']}, May 4, 2026 9:13 AM`,
    text: 'It left us this morning. It should be with you tomorrow.',
  },
];

const nobody = {
  'customer.firstName': null,
  'customer.name': null,
  'agent.name': null,
  'agent.firstName': null,
};

/** Returns the URL of a preview, valid for an hour: it contains the texts, encrypted. */
export function previewUrl(config: Config, shown: Omit<Previewed, 'until'>): string {
  const packed = deflateRawSync(JSON.stringify({ ...shown, until: Date.now() + hour }));
  const sealed = seal(config.secret, packed.toString('base64'));
  return `/api/mail-preview/${Buffer.from(sealed, 'base64').toString('base64url')}`;
}

function readPreview(config: Config, state: string): Previewed | null {
  const packed = unseal(config.secret, Buffer.from(state, 'base64url').toString('base64'));
  if (packed === null) return null;
  const shown = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as Previewed;
  return shown.until > Date.now() ? shown : null;
}

/** Allows nothing to run or load in the preview, and only our own pages to frame it. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** `GET /api/mail-preview/{state}` */
export const mailPreviewPage =
  (server: ServerContext, limits: Limits) => async (context: Context) => {
    context.state.operation = 'mailTexts.previewPage';
    await limits.call(context, 'page', limitKey(context.state.ip));
    const { state = '' } = (context as Context & { params: Record<string, string> }).params;
    const shown = readPreview(server.config, state);
    if (!shown) throw notFound('This preview has expired');
    const { html } = await previewMail(
      server.config,
      server.database.org(shown.organizationId),
      shown,
    );
    context.set('Content-Security-Policy', policy);
    context.set('Cache-Control', 'no-store');
    context.set('Referrer-Policy', 'no-referrer');
    context.type = 'html';
    context.body = html;
  };
