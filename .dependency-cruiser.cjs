/** Who may import whom. Type-only imports count: a circle of types is a circle. */
const feature = (root) => `^packages/${root}/src/features/([^/]+)/`;
const test = '[.]test[.]tsx?$|/(?:src|public)/test/|/test-[^/]+[.]tsx?$';

/** Forbids imports from one place to another; tests and harnesses may reach further than products. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { pathNot: test, ...from }, to };
}

/** The packages (as opposed to our own files) that only `places` may import. */
function only(places, what, comment, within = '^packages/api/src') {
  return forbid(
    `${what.source.replaceAll(/\W+/g, '-')}-in-its-room`,
    comment,
    { path: within, pathNot: `${places}|${test}` },
    { path: what.source },
  );
}

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    forbid(
      'tests-apart',
      'No product stands on the helpers of its tests.',
      { path: '^packages/', pathNot: `${test}|/src/testing[.]ts$` },
      { path: test },
    ),
    forbid('resolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-barrels',
      'Import from the file that defines it. Only a published package has an index of what it offers.',
      { pathNot: `^packages/(sdk/src/(index|operations)|widgets/src/index)[.]ts$|${test}` },
      { dependencyTypes: ['export'] },
    ),
    forbid(
      'sources-not-dist',
      'Workspace packages are read from source.',
      { pathNot: '^(e2e|bench)/' },
      { path: '^(packages/[^/]+|examples)/dist/' },
    ),
    forbid('tests-stay-tests', 'A product file imports no test.', {}, { path: '[.]test[.]tsx?$' }),

    forbid(
      'sdk-below-all',
      'The sdk imports no other package.',
      { path: '^packages/sdk/' },
      {
        path: '^packages/(?!sdk/)|^examples/',
      },
    ),
    forbid(
      'rules-are-pure',
      'Rules know nothing of the client; nor do types, operations and schemas of the contract.',
      { path: '^packages/sdk/src/(contract|rules|schema)/' },
      { path: '^packages/sdk/src/', pathNot: '^packages/sdk/src/(contract|rules|schema)/' },
    ),
    forbid(
      'api-and-sdk',
      'The api takes the contract and the rules of the sdk, nothing else.',
      {
        path: '^packages/api/',
      },
      { path: '^packages/sdk/', pathNot: '^packages/sdk/src/(contract|rules|schema)/' },
    ),
    forbid(
      'api-alone',
      'The api knows no screen.',
      { path: '^packages/api/' },
      {
        path: '^packages/(widgets|console)/',
      },
    ),
    forbid(
      'widgets-on-sdk',
      'Widgets stand on the sdk.',
      { path: '^packages/widgets/' },
      {
        path: '^packages/(api|console)/|^examples/',
      },
    ),
    forbid(
      'console-on-sdk',
      'The console speaks to the api through the sdk.',
      {
        path: '^packages/console/',
      },
      { path: '^packages/api/|^examples/' },
    ),

    forbid(
      'database-lowest',
      'Neither the database nor what works on it by itself knows HTTP or the product.',
      {
        path: '^packages/api/src/(database|events|jobs)/',
      },
      {
        path: '^packages/api/src/(auth|http|features|realtime)/|^packages/api/src/(app|server)[.]ts$',
      },
    ),
    forbid(
      'auth-below-http',
      'Who calls, and with what rights, is decided without knowing how it is answered.',
      { path: '^packages/api/src/auth/' },
      {
        path: '^packages/api/src/(http|features|realtime|mail|jobs)/|^packages/api/src/(app|server)[.]ts$|^node_modules/(koa|@koa)',
      },
    ),
    forbid(
      'http-below-features',
      'The contract router and its middleware know no feature.',
      { path: '^packages/api/src/http/' },
      {
        path: '^packages/api/src/features/|^packages/api/src/(app|server)[.]ts$',
      },
    ),
    forbid(
      'app-on-top',
      'Only main, server, seed and the harness build the app.',
      {
        path: '^packages/api/src/',
        pathNot: `^packages/api/src/(app|server|main|seed|testing)[.]ts$|${test}`,
      },
      { path: '^packages/api/src/(app|server)[.]ts$' },
    ),
    forbid(
      'features-through-stores',
      'A feature enters another through its store (read.ts is its reading half) or its presenters only.',
      {
        path: feature('api'),
      },
      {
        path: feature('api'),
        pathNot: ['^packages/api/src/features/$1/', '/(store|read|present)[.]ts$|/(store|read)/'],
      },
    ),
    forbid(
      'tickets-change-in-one-way',
      'Counts, timeline and search of a ticket follow from changeTicket and from what creates and deletes it.',
      { path: '^packages/api/src/', pathNot: `^packages/api/src/features/tickets/store/|${test}` },
      {
        path: '^packages/api/src/features/tickets/store/(change|counts/counts|moments|search)[.]ts$',
      },
    ),
    forbid(
      'tickets-are-written-in-two-places',
      'Only create.ts and change.ts of tickets write their table; what leaves an organization is erased.',
      {
        path: '^packages/api/src/',
        pathNot: `^packages/api/src/(features/tickets/store/(change|create)|features/leaving/store/erase|database/ticket-marks)[.]ts$|${test}`,
      },
      { path: '^packages/api/src/database/ticket-rows[.]ts$' },
    ),
    only(
      '^packages/api/src/database/',
      /^node_modules\/(knex|better-sqlite3|pg)\//,
      'SQL stays in database/.',
    ),
    only(
      '^packages/api/src/(http/|app[.]ts$|server[.]ts$)',
      /^node_modules\/(koa|@koa\/router|koa-body|koa-helmet|helmet|sirv)\//,
      'HTTP stays in http/.',
    ),
    only(
      '^packages/api/src/(http/|outbound/|realtime/|app[.]ts$|server[.]ts$)',
      /^(node:)?https?$/,
      'HTTP comes in through http/ and goes out through outbound/; sockets are in realtime/.',
    ),

    forbid(
      'ui-knows-nothing',
      'ui/ is made of nothing of ours, except how the rules of the sdk write a value.',
      { path: '^packages/console/src/ui/' },
      {
        path: '^packages/',
        pathNot: '^packages/(console/src/ui|sdk/src/rules)/',
      },
    ),
    forbid(
      'data-on-sdk',
      'data/ knows the sdk and nothing of the screens, except what a text box is.',
      {
        path: '^packages/console/src/data/',
      },
      {
        path: '^packages/console/src/',
        pathNot: '^packages/console/src/(data/|ui/text/text-box\\.ts$)',
      },
    ),
    forbid(
      'features-apart',
      'No feature imports another.',
      { path: feature('console') },
      {
        path: feature('console'),
        pathNot: '^packages/console/src/features/$1/',
      },
    ),
    forbid(
      'features-below-app',
      'Features stand on ui, data and the rules.',
      { path: feature('console') },
      {
        path: '^packages/console/src/(app|public)/|^packages/widgets/|^packages/sdk/src/(?!contract/|imports/|rules/|schema/)',
      },
    ),
    forbid(
      'public-on-widgets',
      'Visitor pages stand on ui, data and the widgets.',
      {
        path: '^packages/console/src/public/',
      },
      { path: '^packages/console/src/(app|features)/' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: '(^|/)(dist|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['helpdesk-source', 'import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
