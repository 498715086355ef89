import type { Context } from 'koa';
import { type Packed, pack, sendPacked } from '../../http/packed.ts';
import { pageAssets } from '../../http/page-assets.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { ServerContext } from '../../server-context.ts';
import { docsPage } from './page.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

const assets = pageAssets('/api-docs-assets', {
  style: { type: 'css', text: styles },
  script: { type: 'js', text: script },
});

/** The documentation, written from the contract when it is first asked for. */
export function documentation({ config }: ServerContext) {
  let packed: Packed | undefined;
  return {
    async page(context: Context) {
      context.state.operation = 'documentation';
      context.set('Content-Security-Policy', contentSecurityPolicy(context));
      context.set('Cache-Control', 'no-cache');
      packed ??= pack('html', docsPage(config.publicUrl, assets.addresses), 11);
      await sendPacked(context, packed);
    },

    async asset(context: Context) {
      context.state.operation = 'documentationAssets';
      await assets.send(context);
    },
  };
}
