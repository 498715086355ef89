import type { Context } from 'koa';
import type { Desk } from '../../http/desk.ts';
import { type Packed, pack, sendPacked, tagOf } from '../../http/packed.ts';
import { notFound } from '../../http/refusal.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { docsPage } from './page.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

const folder = '/api-docs-assets';
const files: Record<string, { type: string; text: string }> = {
  [`style-${tagOf(styles)}.css`]: { type: 'css', text: styles },
  [`script-${tagOf(script)}.js`]: { type: 'js', text: script },
};
const [style = '', behaviour = ''] = Object.keys(files).map((name) => `${folder}/${name}`);

/** The documentation, written from the contract when it is first asked for. */
export function documentation({ config }: Desk) {
  const packed = new Map<string, Promise<Packed>>();
  const once = (name: string, make: () => Promise<Packed>) => {
    const known = packed.get(name) ?? make();
    packed.set(name, known);
    return known;
  };

  return {
    async page(context: Context) {
      context.state.operation = 'documentation';
      context.set('Content-Security-Policy', contentSecurityPolicy());
      context.set('Cache-Control', 'no-cache');
      const write = () => docsPage(config.publicUrl, { style, script: behaviour });
      sendPacked(context, await once('page', () => pack('html', write())));
    },

    async asset(context: Context) {
      context.state.operation = 'documentationAssets';
      const { name = '' } = (context as Context & { params: Record<string, string> }).params;
      const file = Object.hasOwn(files, name) ? files[name] : undefined;
      if (!file) throw notFound('There is nothing at this address');
      context.set('Cache-Control', 'public, max-age=31536000, immutable');
      sendPacked(context, await once(name, () => pack(file.type, file.text)));
    },
  };
}
