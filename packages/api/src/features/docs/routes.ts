import type { Context } from 'koa';
import { type Packed, pack, sendPacked } from '../../http/answers/packed.ts';
import { contentSecurityPolicy } from '../../http/sites/security-headers.ts';
import type { ServerContext } from '../../server-context.ts';
import { assets, pageFor } from './prepared-page.ts';

/** Serves the documentation, which is compressed on the first request. */
export function documentation({ config }: ServerContext) {
  let packed: Packed | undefined;
  return {
    async page(context: Context) {
      context.state.operation = 'documentation';
      context.set('Content-Security-Policy', contentSecurityPolicy(context));
      context.set('Cache-Control', 'no-cache');
      packed ??= pack('html', pageFor(config.publicUrl), 11);
      await sendPacked(context, packed);
    },

    async asset(context: Context) {
      context.state.operation = 'documentationAssets';
      await assets.send(context);
    },
  };
}
