import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import { readSessionCookie } from './auth/session-cookie.ts';
import { emailPages } from './features/accounts/email-pages.ts';
import { auth, invitations } from './features/accounts/handlers.ts';
import { profile } from './features/accounts/profile.ts';
import { account } from './features/accounts/second-factor/handlers.ts';
import { sessions } from './features/accounts/sessions.ts';
import { markClosedSignup } from './features/accounts/signup-access.ts';
import { apiKeys } from './features/api-keys/handlers.ts';
import { audit } from './features/audit/handlers.ts';
import { blockedSenders } from './features/blocked-senders/handlers.ts';
import { cannedReplies } from './features/canned-replies/handlers.ts';
import { chat } from './features/chat/handlers.ts';
import { publicChat } from './features/chat/public.ts';
import { teamScript } from './features/chat/team-script.ts';
import { chatbot, publicChatbot } from './features/chatbot/handlers.ts';
import { customers } from './features/customers/handlers.ts';
import { dashboard } from './features/dashboard/handlers.ts';
import { deadLetters } from './features/dead-letters/handlers.ts';
import { filesForPrograms } from './features/docs/for-programs.ts';
import { documentation } from './features/docs/routes.ts';
import { messageOf } from './features/event-log/message.ts';
import { files, publicUploads } from './features/files/handlers.ts';
import { contactPages } from './features/forms/contact.ts';
import { contactForms } from './features/forms/handlers.ts';
import { noticePages } from './features/forms/notice-pages.ts';
import { framedPage } from './features/forms/pages.ts';
import { plainForms } from './features/forms/plain.ts';
import { publicForms, widget } from './features/forms/public.ts';
import { v1ContactForms } from './features/forms/v1.ts';
import { help, helpArticles, helpCategories } from './features/help/handlers.ts';
import { helpPages } from './features/help/pages/routes.ts';
import { unknownPages } from './features/help/pages/unknown.ts';
import { publicHelp } from './features/help/public.ts';
import { accountDeletion, closing } from './features/leaving/handlers.ts';
import { macros } from './features/macros/handlers.ts';
import { mcpRoute } from './features/mcp/routes.ts';
import { docs, v1 } from './features/meta/handlers.ts';
import { metrics } from './features/metrics/handlers.ts';
import { v1Analytics } from './features/metrics/v1.ts';
import { notifications } from './features/notifications/handlers.ts';
import { domainPages } from './features/organization/domain-pages.ts';
import { organization, publicOrganization } from './features/organization/handlers.ts';
import { v1Organization } from './features/organization/v1.ts';
import { organizationApi } from './features/organization-api/handlers.ts';
import { organizationExport } from './features/organization-export/handlers.ts';
import { serveArchives } from './features/organization-export/serve.ts';
import { retention } from './features/retention/handlers.ts';
import { savedReports } from './features/saved-reports/handlers.ts';
import { search } from './features/search/handlers.ts';
import { sentences } from './features/sentences/handlers.ts';
import { findSso, sso } from './features/sso/handlers.ts';
import { ssoPages } from './features/sso/pages.ts';
import { tags } from './features/tags/handlers.ts';
import { v1Tags } from './features/tags/v1.ts';
import { tasks } from './features/tasks/handlers.ts';
import { team } from './features/team/handlers.ts';
import { firstSteps } from './features/tickets/first-steps.ts';
import { tickets } from './features/tickets/handlers.ts';
import { ticketPages } from './features/tickets/pages/routes.ts';
import { publicTickets } from './features/tickets/public.ts';
import { v1Tickets } from './features/tickets/v1.ts';
import { time } from './features/time/handlers.ts';
import { views } from './features/views/handlers.ts';
import { createWebhookHandlers } from './features/webhooks/handlers.ts';
import { serveFiles } from './files/serve.ts';
import { contractRoutes, unknownOperation } from './http/contract-router.ts';
import { errors } from './http/errors.ts';
import { internalCalls } from './http/internal-calls.ts';
import { createLimits } from './http/limits/limits.ts';
import { createPaceRefusals } from './http/limits/pace-refusals.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import { metricsPage } from './http/metrics/metrics-page.ts';
import { observe } from './http/metrics/observe.ts';
import { movedAddress } from './http/pages/moved-address.ts';
import { type Folders, staticFiles } from './http/pages/static.ts';
import { securityHeaders } from './http/sites/security-headers.ts';
import { supportAddresses } from './mail/addresses/handlers.ts';
import { testEmail } from './mail/handlers.ts';
import { mailHook } from './mail/in/hook.ts';
import { mailbox } from './mail/mailbox/handlers.ts';
import { missing } from './mail/missing/handlers.ts';
import { mailboxPage } from './mail/oauth/page.ts';
import { mailPreviewPage } from './mail/texts/mail-preview.ts';
import { mailTextHandlers } from './mail/texts/mail-texts.ts';
import { unsubscribePages } from './mail/unsubscribing/unsubscribe-page.ts';
import { realtime } from './realtime/handlers.ts';
import { Refusal } from './refusal.ts';
import type { ServerContext } from './server-context.ts';
import { directOrigin } from './stored-files/direct.ts';
import { serveAsset } from './visitor-pages/assets.ts';

const handlers = {
  auth: { ...auth, findSso },
  sso,
  invitations,
  organization: {
    ...organization,
    ...organizationApi,
    ...organizationExport,
    ...testEmail,
    ...closing,
    ...retention,
    ...firstSteps,
  },
  dashboard,
  metrics,
  tickets,
  files,
  savedReports,
  search,
  audit,
  team,
  contactForms,
  chatbot,
  cannedReplies,
  tasks,
  time,
  views,
  macros,
  tags,
  blockedSenders,
  deadLetters,
  mailTexts: mailTextHandlers,
  sentences: { ...sentences, ...missing },
  mailbox,
  supportAddresses,
  v1Tags,
  helpCategories,
  helpArticles,
  help,
  chat,
  notifications,
  profile: { ...profile, ...accountDeletion },
  account,
  sessions,
  realtime,
  publicOrganization,
  publicForms,
  publicChatbot,
  publicTickets,
  publicChat,
  publicHelp,
  publicUploads,
  widget,
  apiKeys,
  customers,
  webhooks: createWebhookHandlers(messageOf),
  v1,
  v1Tickets,
  v1ContactForms,
  v1Analytics,
  v1Organization,
  docs,
};

/** The whole HTTP application, without its socket: the only file that imports every feature. */
export function createApp(server: ServerContext, folders: Folders, measured: Metrics | null): Koa {
  const app = new Koa();
  const limits = createLimits(server.config.rateLimits);
  const router = new Router();

  router.get('/metrics', metricsPage(server.config, measured));
  const contract = contractRoutes(server, limits, handlers);
  const calls = internalCalls(app, contract);
  router.all('/mcp', mcpRoute(server, limits, calls));

  const programs = filesForPrograms(server);
  router.get('/openapi.yaml', programs.contractYaml);
  router.get('/openapi.json', programs.contractJson);
  router.get('/llms.txt', programs.models);
  router.get('/sdk.tgz', programs.sdk);
  router.get('/test-server.tgz', programs.testServer);

  router.get('/files/:organization/:name', serveFiles(server));

  router.get('/exports/:token/:name', serveArchives(server));

  const center = helpPages(server, limits);
  router.get('/robots.txt', center.robots);
  router.get('/sitemap.xml', center.sitemaps);
  router.get('/public/help-assets/:name', serveAsset);
  for (const at of ['/public/help', '/public/help/:subdomain']) {
    router.get(`${at}/sitemap.xml`, center.sitemap);
    router.get(`${at}/rss.xml`, center.feed);
    router.get(`${at}/articles/all`, center.category);
    router.get(`${at}/category/:slug`, center.category);
    router.get(`${at}/article/:slug`, center.article);
    router.post(`${at}/article/:slug`, center.vote);
    router.get(at, center.index);
  }

  const documented = documentation(server);
  router.get('/api-docs', documented.page);
  router.get('/api-docs-assets/:name', documented.asset);

  const unsubscribe = unsubscribePages(server, limits);
  router.get('/unsubscribe/:token', unsubscribe.ask);
  router.post('/unsubscribe/:token', unsubscribe.switchOff);

  const address = emailPages(server, limits);
  router.get('/confirm-email/:token', address.askConfirm);
  router.post('/confirm-email/:token', address.confirm);
  router.get('/take-back-email/:token', address.askTakeBack);
  router.post('/take-back-email/:token', address.takeBack);

  const notices = noticePages(server, limits);
  router.get('/confirm-notices/:token', notices.ask);
  router.post('/confirm-notices/:token', notices.confirm);

  const single = ssoPages(server, limits);
  router.get('/sso/start/:subdomain', single.start);
  router.get('/sso/callback', single.callback);
  router.get('/oauth/mailbox', mailboxPage(server, limits));

  const plain = plainForms(server, limits);
  const contact = contactPages(server, limits);
  router.get('/public/contact', contact);
  router.get('/public/contact/:subdomain', contact);
  router.get('/public/contact/:subdomain/plain', plain.show);
  router.post('/public/contact/:subdomain', plain.send);

  const ticket = ticketPages(server, limits, calls);
  router.get('/public/ticket', ticket.show);
  router.get('/public/ticket/:subdomain', ticket.show);
  router.get('/public/ticket/:subdomain/:ticketId', ticket.show);
  router.post('/public/ticket/:subdomain', ticket.find);
  router.post('/public/ticket/:subdomain/:ticketId', ticket.answer);

  router.get('/api/mail-preview/:state', mailPreviewPage(server, limits));
  router.post('/api/inbound/mail', mailHook(server, limits));

  app.on('error', (error) => server.log.error({ err: error }, 'Unhandled error'));
  app.use(observe(server, measured));
  app.use(securityHeaders(server.config));
  app.use(errors(server, createPaceRefusals(server.config.rateLimits)));
  app.use(contract);
  app.use(domainPages(server, limits));
  app.use(router.routes());
  app.use((context, next) => {
    unknownOperation(context);
    return next();
  });
  app.use(markClosedSignup(server));
  const isSignedIn = ({ headers }: Context) =>
    readSessionCookie(headers.cookie, server.config) !== null;
  app.use(unknownPages(server, limits, isSignedIn));
  app.use(
    staticFiles(
      folders,
      (context) => framedPage(server, context),
      (context) => movedAddress(server, context),
      (context) => teamScript(server, context),
      isSignedIn,
      directOrigin(server.config),
    ),
  );
  app.use(() => {
    throw new Refusal(404, 'Not found', 'not_found');
  });
  return app;
}
