import type { Plugin } from 'vite';
import { ownScript } from './own-script.ts';

/** Builds the script of the server-rendered ticket page: separately, as it shares nothing with the console. */
export function ticketPage(): Plugin {
  let root = '';
  return {
    name: 'ticket-page',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const source = await ownScript(root, '/src/public/ticket/main.ts');
      this.emitFile({ type: 'asset', fileName: 'ticket-page.js', source });
    },
  };
}
