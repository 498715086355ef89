import type { Context } from 'koa';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { leadOn, movedAddress } from '../../http/pages/moved-address.ts';
import type { ServerContext } from '../../server-context.ts';
import { nobodyPage } from '../../visitor-pages/frame.ts';
import { ownerOf, type Place, placeOf } from '../../visitor-pages/place.ts';
import { packed, send } from '../../visitor-pages/send.ts';
import { captchaOf } from './captcha.ts';
import { contactPage, formlessPage } from './contact-page.ts';
import { presentWidgetForm, textsOf } from './present.ts';
import { readActiveForms } from './read/forms.ts';

/** `/public/contact` and `/public/contact/{subdomain}`: the form in `?form=`, or else the first active one. */
export function contactPages(server: ServerContext, limits: Limits) {
  return async (context: Context) => {
    context.state.operation = 'contactPage';
    await limits.call(context, 'page', limitKey(context.state.ip));
    const owner = await ownerOf(server, context);
    if (!owner) {
      await send(context, packed('html', nobodyPage('Organization Not Found')));
      context.status = 404;
      return;
    }
    const place = await placeOf(server, owner, context);
    const moved = place.hasMoved ? await movedAddress(server, context) : null;
    if (moved) return leadOn(context, moved);
    const asked = new URLSearchParams(context.querystring).get('form');
    const { text, captcha } = await drawn(place, asked);
    await send(context, packed('html', text), { captcha: captcha?.provider ?? null });
  };
}

async function drawn(place: Place, asked: string | null) {
  const { org, organization } = place;
  const forms = await readActiveForms(org);
  const named = forms.find(({ id }) => id === asked);
  const form = named ?? forms[0];
  if (!form) return { text: formlessPage(place) };
  const captcha = await captchaOf(org, form);
  // The page has its own texts for the button and thanks, and doesn't redirect.
  const { language } = place.voice;
  const definition = { ...presentWidgetForm(form, captcha, organization, language), settings: {} };
  const texts = textsOf(form, language);
  const plain = {
    id: form.id,
    action: place.to(`/public/contact/${organization.subdomain}`),
    title: texts.title,
    description: texts.description,
    button: place.voice.words.contact.send,
    fields: texts.fields,
    files: [],
    typed: new URLSearchParams(),
    errors: [],
    notice: null,
    scripted: captcha ? '' : null,
  };
  const { successMessage: thanks } = texts;
  const path = named ? `?form=${named.id}` : '';
  return { text: contactPage(place, plain, { definition, thanks, path }), captcha };
}
