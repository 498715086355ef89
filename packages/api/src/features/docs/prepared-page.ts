import { readFileSync } from 'node:fs';
import { html } from '../../http/pages/html.ts';
import { pageAssets } from '../../http/pages/page-assets.ts';
import { isBuilt, places } from '../../places.ts';
import { docsPage } from './page.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';

export const assets = pageAssets('/api-docs-assets', {
  style: { type: 'css', text: styles },
  script: { type: 'js', text: script },
});

/** Placeholder for the server's address in the built page. */
export const anyAddress = 'https://address.invalid';

export const renderPage = (address: string) => docsPage(address, assets.addresses);

/** The documentation of the server at an address. A build contains the page, since rendering it would block the event loop. */
export const pageFor = (address: string): string =>
  isBuilt ? withAddress(readFileSync(places.documentation, 'utf8'), address) : renderPage(address);

/** The built page with the address of the server. */
export const withAddress = (page: string, address: string) =>
  page.replaceAll(anyAddress, () => html`${address}`.text);
