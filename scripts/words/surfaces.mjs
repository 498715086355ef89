import { inCatalogs } from './in-catalogs.mjs';
import { inCode } from './in-code.mjs';
import { inContract } from './in-contract.mjs';
import { inDescriptions } from './in-descriptions.mjs';
import { inLists } from './in-lists.mjs';

const api = 'packages/api/src';
const rules = 'packages/sdk/src/rules';

/** Code of what the server prints and logs, and of operator programs. */
const ofTheServer = [
  `${api}/*.ts`,
  `${api}/start`,
  `${api}/demo/announce.ts`,
  `${api}/database`,
  `${api}/events`,
  `${api}/jobs`,
  `${api}/stored-files`,
  `${api}/outbound`,
  `${api}/mail/in`,
  `${api}/backup`,
  'scripts/*.mjs',
  'scripts/setup',
];

/** The sources of each surface's sentences: existing lists in the code, otherwise the code itself. */
export const surfaces = {
  console: { title: 'Console', read: inCatalogs },
  elements: {
    title: 'Elements for visitors',
    read: (root) => [
      ...inLists('elements'),
      ...inCode(root, ['packages/widgets/src'], {
        without: [/texts\.ts$/, /formatted\/nodes/],
      }),
    ],
  },
  'visitor-pages': {
    title: 'Pages for visitors',
    read: (root) => [
      ...inLists('pages'),
      ...inCode(root, [
        `${api}/visitor-pages`,
        `${api}/features/help/pages`,
        `${api}/features/forms/pages.ts`,
        `${api}/features/forms/contact-page.ts`,
        `${api}/features/forms/notice-pages.ts`,
        `${api}/features/tickets/pages`,
        `${api}/mail/unsubscribing/unsubscribe-page.ts`,
        `${api}/http/pages/account-page.ts`,
        `${api}/http/pages/bare-page.ts`,
        `${api}/http/pages/token-page.ts`,
        `${api}/features/accounts/email-pages.ts`,
        `${api}/features/organization/domain-pages.ts`,
        `${api}/features/sso/pages.ts`,
        'packages/console/src/public',
      ]),
    ],
  },
  mails: {
    title: 'Mails',
    read: (root) => [
      ...inLists('mails'),
      ...inCode(root, [`${api}/mail`], { without: [/\/mail\/in\//, /unsubscribe-page/] }),
      ...inCode(root, [`${api}/features/notifications`]),
    ],
  },
  'contract-messages': {
    title: 'Errors of the API',
    read: (root) => [
      ...inContract(root),
      ...inCode(root, [rules], { without: [/-sentences\//, /-sentences\.ts$/, /mail-texts/] }),
      ...inCode(root, [`${api}/features`, `${api}/http`, `${api}/auth`, `${api}/refusal.ts`], {
        without: [
          /\/pages\//,
          /features\/(docs|mcp|notifications)\//,
          /(account|bare|token|email|domain|contact|notice)-page/,
          /(sso|forms)\/pages/,
        ],
      }),
    ],
  },
  'contract-descriptions': { title: 'Documentation of the API', read: inDescriptions },
  'cli-and-server': {
    title: 'CLI, server and operator',
    read: (root) =>
      inCode(root, ['packages/sdk/src/cli', 'packages/sdk/src/imports', ...ofTheServer]),
  },
  'docs-and-mcp': {
    title: 'API documentation page, llms.txt and MCP tools',
    read: (root) => inCode(root, [`${api}/features/docs`, `${api}/features/mcp`]),
  },
};
