import { answersOf, idsOf } from '@helpdesk/sdk/rules/form-answers';
import type { Context } from 'koa';
import { domainOfPage } from '../../auth/custom-domains.ts';
import type { Org } from '../../database/types.ts';
import { type ChosenFile, readFormBody } from '../../http/bodies/form-body.ts';
import { asRefusal } from '../../http/errors.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { stillPagePolicy } from '../../http/sites/security-headers.ts';
import { type FieldRefusal, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { findUploads } from '../../stored-files/store/message-files.ts';
import { lostPage, nobodyPage } from '../../visitor-pages/frame.ts';
import { ownerOf, type Place, placeOf } from '../../visitor-pages/place.ts';
import { type Voice, voiceOf } from '../../visitor-pages/voice.ts';
import { visitorOfForm } from './answered-files.ts';
import { captchaOf } from './captcha.ts';
import { plainFormPage, thanksPage } from './contact-page.ts';
import { fieldsOf, settingsOf, textsOf } from './present.ts';
import { findActiveForm } from './read/forms.ts';
import { formFor, receive } from './receive.ts';
import { takeAnswer } from './take-answer.ts';

/** `/public/contact/{subdomain}` posted by a browser without JavaScript, and the plain HTML form itself at `/plain` below it. */
export function plainForms(server: ServerContext, limits: Limits) {
  const answer = (verb: (context: Context, place: Place) => Promise<string>) => {
    return async (context: Context) => {
      context.state.operation = 'plainForm';
      context.type = 'html';
      context.set('Content-Security-Policy', stillPagePolicy);
      context.set('Cache-Control', 'no-store');
      let voice = voiceOf('en');
      try {
        await limits.call(context, 'public', limitKey(context.state.ip));
        const owner = await ownerOf(server, context);
        if (!owner) {
          context.status = 404;
          context.body = nobodyPage(voice.words.contact.none);
          return;
        }
        const place = await placeOf(server, owner, context);
        voice = place.voice;
        context.body = await verb(context, place);
      } catch (error) {
        writeRefusal(context, server, voice, error);
      }
    };
  };

  /** Adds uploaded files to the answers; reports an error for the field of each rejected one. */
  async function takeAnswers(
    { state: { ip } }: Context,
    org: Org,
    formId: string,
    { typed, files }: { typed: URLSearchParams; files: ChosenFile[] },
  ) {
    const errors: FieldRefusal[] = [];
    for (const { field, name, received } of files) {
      try {
        const answer = { formId, field, name: name || 'file', received };
        const taken = await takeAnswer(server, org, answer, { ip, limits, site: null });
        typed.append(field, taken.id);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status >= 429) throw error;
        errors.push({ field, code: error.code, message: error.message });
      }
    }
    const [first] = errors;
    if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  }

  return {
    show: answer(async (context, place) => {
      const id = idOf(new URLSearchParams(context.querystring).get('form'));
      return filledForm(place, id, new URLSearchParams());
    }),

    send: answer(async (context, place) => {
      const { org } = place;
      const { fields: typed, files, discard } = await readFormBody(context, server.config);
      const formId = idOf(typed.get('helpdesk-form'));
      const domain = await domainOfPage(server, org, { host: context.host, site: null });
      try {
        await takeAnswers(context, org, formId, { typed, files });
        if (typed.has('show')) {
          typed.delete('show');
          return await filledForm(place, formId, typed);
        }
        const { form, ticketNumber } = await receive(
          org,
          {
            formId,
            data: answersOf(visitorsOwn(typed)),
            trap: typed.get('helpdesk-website') ?? '',
          },
          {
            source: 'form',
            ip: context.state.ip,
            limits,
            site: null,
            domain,
            config: server.config,
            captcha: (await asksForCaptcha(org, formId)) ? 'refused' : 'none',
          },
        );
        const next = settingsOf(form).redirectUrl;
        const again = place.to(`${place.contact}?form=${form.id}`);
        const message =
          textsOf(form, place.voice.language).successMessage || place.voice.words.contact.thanks;
        const question = fieldsOf(form).find(({ type }) => type === 'email');
        const email = question ? typed.get(question.name) : null;
        return thanksPage(place, { message, ticketNumber, email, next, again });
      } catch (error) {
        const refusal = asRefusal(error);
        const form = await findActiveForm(org, formId);
        if (!form || refusal.status >= 500) throw error;
        context.status = refusal.status;
        if (refusal.retryAfter) context.set('Retry-After', String(refusal.retryAfter));
        return filledForm(place, form.id, typed, refusal);
      } finally {
        await discard();
      }
    }),
  };
}

/** Whether a form needs a captcha, which requires a script. */
async function asksForCaptcha(org: Org, formId: string) {
  const form = await findActiveForm(org, formId);
  return form !== undefined && (await captchaOf(org, form)) !== undefined;
}

/** The visitor's answers, without the page's own fields. */
const visitorsOwn = (typed: URLSearchParams) =>
  [...typed].filter(([name]) => !name.startsWith('helpdesk-'));

/** Without an ID, the organization's first form; an invalid ID matches none. */
const idOf = (text: string | null) => text?.replaceAll('\0', '').slice(0, 64) || 'default';

async function filledForm(place: Place, id: string, typed: URLSearchParams, refusal?: Refusal) {
  const { org, organization } = place;
  const form = await formFor(org, id, null);
  const { voice } = place;
  const { fields, ...texts } = textsOf(form, voice.language);
  const asked = fields.filter(({ type }) => type === 'file');
  const ids = asked.flatMap(({ name: field }) => typed.getAll(field).flatMap(idsOf)).slice(0, 100);
  const errors = (refusal?.errors ?? []).map(({ field: name, ...wrong }) => {
    const asked = fields.find((one) => one.name === name);
    return { field: name, message: voice.mistake(wrong, asked ?? { label: name }) };
  });
  return plainFormPage(place, {
    id: form.id,
    action: place.to(`/public/contact/${organization.subdomain}`),
    title: texts.title,
    description: texts.description,
    button: texts.submitButtonText || voice.words.contact.send,
    fields,
    files: ids.length > 0 ? await findUploads(org, ids, visitorOfForm(form.id)) : [],
    typed,
    errors,
    notice: errors[0]?.message ?? (refusal ? voice.refusal(refusal) : null),
    scripted: (await captchaOf(org, form)) ? place.to(`${place.contact}?form=${form.id}`) : null,
  });
}

function writeRefusal(context: Context, server: ServerContext, voice: Voice, error: unknown) {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) {
    server.log.error({ err: error, requestId: context.state.requestId }, 'Request failed');
  }
  context.status = refusal.status;
  if (refusal.retryAfter) context.set('Retry-After', String(refusal.retryAfter));
  const { contact } = voice.words;
  context.body =
    refusal.status === 404
      ? lostPage(voice, contact.none, contact.lostWhy)
      : lostPage(voice, contact.notSent, voice.refusal(refusal));
}
