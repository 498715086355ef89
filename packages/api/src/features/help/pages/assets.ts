import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { notFound } from '../../../http/refusal.ts';
import { brandStyles } from './brand.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

interface Asset {
  name: string;
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const folder = '/public/help-assets';

const style = asset('style', 'css', styles);
const search = asset('search', 'js', script);

/** Addresses that change with what they lead to. */
export const styleAddress = `${folder}/${style.name}`;
export const scriptAddress = `${folder}/${search.name}`;
export const brandAddress = (color: string) =>
  `${folder}/brand-${color.slice(1).toLowerCase()}.css`;

function asset(name: string, type: 'css' | 'js', text: string): Asset {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    name: `${name}-${hash('sha1', plain, 'base64url').slice(0, 10)}.${type}`,
    type,
    plain,
    br: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain),
  };
}

/** The style sheets and the script of the public help center. */
export function serveAsset(context: Context) {
  context.state.operation = 'helpAssets';
  const { name = '' } = (context as Context & { params: Record<string, string> }).params;
  const brand = /^brand-([0-9a-f]{6})\.css$/.exec(name)?.[1];
  const own = [style, search].find((one) => one.name === name);
  const found = own ?? (brand ? asset('brand', 'css', brandStyles(`#${brand}`) ?? '') : undefined);
  if (!found) throw notFound('There is nothing at this address');
  context.set('Cache-Control', 'public, max-age=31536000, immutable');
  context.vary('Accept-Encoding');
  context.type = found.type;
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') {
    context.set('Content-Encoding', encoding);
    context.body = found[encoding];
  } else context.body = found.plain;
}
