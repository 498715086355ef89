import type { Context } from 'koa';
import { pageAssets } from '../http/pages/page-assets.ts';
import { articleScript } from './article-script.ts';
import { articleStyles } from './article-styles.ts';
import { contactScript } from './contact-script.ts';
import { formStyles } from './form-styles.ts';
import { lookName, lookStyles } from './look.ts';
import { searchScript } from './search-script.ts';
import { styles } from './styles.ts';
import { ticketStyles } from './ticket-styles.ts';

const folder = '/public/help-assets';
const { addresses, send } = pageAssets(folder, {
  style: { type: 'css', text: styles },
  form: { type: 'css', text: formStyles },
  ticket: { type: 'css', text: ticketStyles },
  articleStyle: { type: 'css', text: articleStyles },
  search: { type: 'js', text: searchScript },
  article: { type: 'js', text: articleScript },
  contact: { type: 'js', text: contactScript },
});

export const styleAddress = addresses.style;
export const formStyleAddress = addresses.form;
export const ticketStyleAddress = addresses.ticket;
export const articleStyleAddress = addresses.articleStyle;
export const searchAddress = addresses.search;
export const articleAddress = addresses.article;
export const contactAddress = addresses.contact;
export const lookAddress = (...look: Parameters<typeof lookName>) =>
  `${folder}/${lookName(...look)}`;

/** The style sheets and scripts of the pages for visitors. */
export async function serveAsset(context: Context) {
  context.state.operation = 'helpAssets';
  await send(context, lookStyles);
}
