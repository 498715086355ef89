import type { Context } from 'koa';
import { pageAssets } from '../../../http/page-assets.ts';
import { brandStyles } from './brand.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

const folder = '/public/help-assets';
const assets = pageAssets(folder, {
  style: { type: 'css', text: styles },
  search: { type: 'js', text: script },
});

export const styleAddress = assets.addresses.style;
export const scriptAddress = assets.addresses.search;
export const brandAddress = (color: string) =>
  `${folder}/brand-${color.slice(1).toLowerCase()}.css`;

/** The style sheets and the script of the public help center. */
export async function serveAsset(context: Context) {
  context.state.operation = 'helpAssets';
  await assets.send(context, (name) => {
    const brand = /^brand-([0-9a-f]{6})\.css$/.exec(name)?.[1];
    return brand === undefined ? null : brandStyles(`#${brand}`);
  });
}
