// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import type { components, operations as wire } from './types.ts';

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** Of the one success. */
  readonly status: number;
  /** Any of them opens the door; none means that anyone may call. */
  readonly access: readonly { readonly scheme: string; readonly permissions: readonly string[] }[];
  readonly limit: 'session' | 'auth' | 'lookup' | 'public' | 'read' | 'write' | 'keys';
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly body: 'json' | 'multipart' | 'none';
  /** Takes an Idempotency-Key. */
  readonly idempotent: boolean;
  /** Answers 304 to If-None-Match. */
  readonly etag: boolean;
  /** Answers 412 to If-Match. */
  readonly match: boolean;
  /** A list that goes on in its Link header. */
  readonly paged: boolean;
}

export const operations = {
  'auth.user': { method: 'GET', path: '/api/auth/user', status: 200, access: [{ scheme: 'session', permissions: [] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'auth.login': { method: 'POST', path: '/api/auth/login', status: 200, access: [], limit: 'auth', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'auth.signup': { method: 'POST', path: '/api/auth/signup', status: 201, access: [], limit: 'auth', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'auth.logout': { method: 'POST', path: '/api/auth/logout', status: 204, access: [], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'auth.startLogin': { method: 'GET', path: '/api/login', status: 302, access: [], limit: 'session', params: [], query: ['next'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'auth.forgotPassword': { method: 'POST', path: '/api/auth/password/forgot', status: 202, access: [], limit: 'auth', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'auth.resetPassword': { method: 'POST', path: '/api/auth/password/reset', status: 204, access: [], limit: 'auth', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'invitations.get': { method: 'GET', path: '/api/invitations/{token}', status: 200, access: [], limit: 'public', params: ['token'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'invitations.accept': { method: 'POST', path: '/api/invitations/{token}/accept', status: 200, access: [{ scheme: 'session', permissions: [] }], limit: 'session', params: ['token'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'organization.get': { method: 'GET', path: '/api/organization', status: 200, access: [{ scheme: 'session', permissions: [] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'dashboard.counts': { method: 'GET', path: '/api/dashboard/counts', status: 200, access: [{ scheme: 'session', permissions: [] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'dashboard.stats': { method: 'GET', path: '/api/dashboard/stats', status: 200, access: [{ scheme: 'session', permissions: [] }], limit: 'session', params: [], query: ['period'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'dashboard.performance': { method: 'GET', path: '/api/dashboard/performance', status: 200, access: [{ scheme: 'session', permissions: ['view_analytics'] }], limit: 'session', params: [], query: ['period'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'dashboard.automation': { method: 'GET', path: '/api/dashboard/automation', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }, { scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'tickets.list': { method: 'GET', path: '/api/tickets', status: 200, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }, { scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: [], query: ['status', 'priority', 'assignedAgentId', 'customerEmail', 'q', 'sort', 'limit', 'cursor'], body: 'none', idempotent: false, etag: true, match: false, paged: true },
  'tickets.create': { method: 'POST', path: '/api/tickets', status: 201, access: [{ scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'tickets.stats': { method: 'GET', path: '/api/tickets/stats', status: 200, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }, { scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'tickets.bulk': { method: 'POST', path: '/api/tickets/bulk', status: 200, access: [{ scheme: 'session', permissions: ['assign_tickets'] }, { scheme: 'session', permissions: ['resolve_tickets'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'tickets.get': { method: 'GET', path: '/api/tickets/{id}', status: 200, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }, { scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'tickets.update': { method: 'PATCH', path: '/api/tickets/{id}', status: 200, access: [{ scheme: 'session', permissions: ['assign_tickets'] }, { scheme: 'session', permissions: ['resolve_tickets'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: true, paged: false },
  'tickets.delete': { method: 'DELETE', path: '/api/tickets/{id}', status: 204, access: [{ scheme: 'session', permissions: ['delete_tickets'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'tickets.reply': { method: 'POST', path: '/api/tickets/{id}/messages', status: 201, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }, { scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'search.query': { method: 'GET', path: '/api/search', status: 200, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }, { scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: [], query: ['q', 'limit'], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'team.assignable': { method: 'GET', path: '/api/team/assignable', status: 200, access: [{ scheme: 'session', permissions: ['assign_tickets'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'team.setAvailability': { method: 'PATCH', path: '/api/team/availability', status: 200, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'team.list': { method: 'GET', path: '/api/team/members', status: 200, access: [{ scheme: 'session', permissions: ['manage_team'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'team.remove': { method: 'DELETE', path: '/api/team/members/{memberId}', status: 204, access: [{ scheme: 'session', permissions: ['remove_users'] }], limit: 'session', params: ['memberId'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'team.setRole': { method: 'PATCH', path: '/api/team/members/{memberId}/role', status: 200, access: [{ scheme: 'session', permissions: ['change_user_roles'] }], limit: 'session', params: ['memberId'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'team.invite': { method: 'POST', path: '/api/team/invite', status: 201, access: [{ scheme: 'session', permissions: ['invite_users'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'team.invitations': { method: 'GET', path: '/api/team/invitations', status: 200, access: [{ scheme: 'session', permissions: ['manage_team'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'team.revokeInvitation': { method: 'DELETE', path: '/api/team/invitations/{id}', status: 204, access: [{ scheme: 'session', permissions: ['invite_users'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'team.resendInvitation': { method: 'POST', path: '/api/team/invitations/{id}/resend', status: 200, access: [{ scheme: 'session', permissions: ['invite_users'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'contactForms.list': { method: 'GET', path: '/api/contact-forms', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'contactForms.create': { method: 'POST', path: '/api/contact-forms', status: 201, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'contactForms.stats': { method: 'GET', path: '/api/contact-forms/stats', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'contactForms.get': { method: 'GET', path: '/api/contact-forms/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'contactForms.update': { method: 'PATCH', path: '/api/contact-forms/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: true, paged: false },
  'contactForms.delete': { method: 'DELETE', path: '/api/contact-forms/{id}', status: 204, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'contactForms.duplicate': { method: 'POST', path: '/api/contact-forms/{id}/duplicate', status: 201, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: true, etag: false, match: false, paged: false },
  'contactForms.analytics': { method: 'GET', path: '/api/contact-forms/{id}/analytics', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: ['period'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'contactForms.submissions': { method: 'GET', path: '/api/contact-forms/{id}/submissions', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: ['q', 'limit', 'cursor'], body: 'none', idempotent: false, etag: false, match: false, paged: true },
  'contactForms.submission': { method: 'GET', path: '/api/contact-forms/{id}/submissions/{submissionId}', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id', 'submissionId'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'contactForms.exportSubmissions': { method: 'GET', path: '/api/contact-forms/{id}/submissions.csv', status: 200, access: [{ scheme: 'session', permissions: ['manage_contact_forms'] }], limit: 'session', params: ['id'], query: ['q'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.list': { method: 'GET', path: '/api/chatbot/queries', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: ['q', 'category', 'isActive', 'limit', 'cursor'], body: 'none', idempotent: false, etag: false, match: false, paged: true },
  'chatbot.create': { method: 'POST', path: '/api/chatbot/queries', status: 201, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'chatbot.import': { method: 'POST', path: '/api/chatbot/queries/import', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'chatbot.exportJson': { method: 'GET', path: '/api/chatbot/queries.json', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.exportCsv': { method: 'GET', path: '/api/chatbot/queries.csv', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.get': { method: 'GET', path: '/api/chatbot/queries/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.update': { method: 'PATCH', path: '/api/chatbot/queries/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.delete': { method: 'DELETE', path: '/api/chatbot/queries/{id}', status: 204, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.stats': { method: 'GET', path: '/api/chatbot/stats', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.test': { method: 'POST', path: '/api/chatbot/query', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.unanswered': { method: 'GET', path: '/api/chatbot/unanswered', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: [], query: ['limit', 'cursor'], body: 'none', idempotent: false, etag: false, match: false, paged: true },
  'chatbot.dismiss': { method: 'DELETE', path: '/api/chatbot/unanswered/{id}', status: 204, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chatbot.teach': { method: 'POST', path: '/api/chatbot/unanswered/{id}/teach', status: 200, access: [{ scheme: 'session', permissions: ['manage_chatbot'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'helpCategories.list': { method: 'GET', path: '/api/help/categories', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'helpCategories.create': { method: 'POST', path: '/api/help/categories', status: 201, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'helpCategories.reorder': { method: 'PUT', path: '/api/help/categories/order', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'helpCategories.update': { method: 'PATCH', path: '/api/help/categories/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'helpCategories.delete': { method: 'DELETE', path: '/api/help/categories/{id}', status: 204, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'helpArticles.list': { method: 'GET', path: '/api/help/articles', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: [], query: ['q', 'categoryId', 'isPublished', 'sort', 'limit', 'cursor'], body: 'none', idempotent: false, etag: true, match: false, paged: true },
  'helpArticles.create': { method: 'POST', path: '/api/help/articles', status: 201, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'helpArticles.get': { method: 'GET', path: '/api/help/articles/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'helpArticles.update': { method: 'PATCH', path: '/api/help/articles/{id}', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: true, paged: false },
  'helpArticles.delete': { method: 'DELETE', path: '/api/help/articles/{id}', status: 204, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'helpArticles.saveDraft': { method: 'PUT', path: '/api/help/articles/{id}/draft', status: 200, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: true, paged: false },
  'helpArticles.discardDraft': { method: 'DELETE', path: '/api/help/articles/{id}/draft', status: 204, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'helpArticles.uploadImage': { method: 'POST', path: '/api/help/images', status: 201, access: [{ scheme: 'session', permissions: ['manage_help_center'] }], limit: 'session', params: [], query: [], body: 'multipart', idempotent: false, etag: false, match: false, paged: false },
  'help.views': { method: 'GET', path: '/api/help/views', status: 200, access: [{ scheme: 'session', permissions: [] }], limit: 'session', params: [], query: ['pageType'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chat.list': { method: 'GET', path: '/api/chat/sessions', status: 200, access: [{ scheme: 'session', permissions: ['view_live_chat'] }], limit: 'session', params: [], query: ['status', 'limit', 'cursor'], body: 'none', idempotent: false, etag: true, match: false, paged: true },
  'chat.stats': { method: 'GET', path: '/api/chat/stats', status: 200, access: [{ scheme: 'session', permissions: ['view_live_chat'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'chat.agents': { method: 'GET', path: '/api/chat/agents', status: 200, access: [{ scheme: 'session', permissions: ['view_live_chat'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chat.settings': { method: 'GET', path: '/api/chat/settings', status: 200, access: [{ scheme: 'session', permissions: ['manage_settings'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chat.updateSettings': { method: 'PATCH', path: '/api/chat/settings', status: 200, access: [{ scheme: 'session', permissions: ['manage_settings'] }], limit: 'session', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'chat.newIdentitySecret': { method: 'POST', path: '/api/chat/settings/identity-secret', status: 201, access: [{ scheme: 'session', permissions: ['manage_settings'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chat.get': { method: 'GET', path: '/api/chat/sessions/{id}', status: 200, access: [{ scheme: 'session', permissions: ['view_live_chat'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'chat.accept': { method: 'POST', path: '/api/chat/sessions/{id}/accept', status: 200, access: [{ scheme: 'session', permissions: ['manage_live_chat'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chat.send': { method: 'POST', path: '/api/chat/sessions/{id}/messages', status: 201, access: [{ scheme: 'session', permissions: ['manage_live_chat'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'chat.markRead': { method: 'POST', path: '/api/chat/sessions/{id}/read', status: 200, access: [{ scheme: 'session', permissions: ['view_live_chat'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'chat.transfer': { method: 'POST', path: '/api/chat/sessions/{id}/transfer', status: 200, access: [{ scheme: 'session', permissions: ['manage_live_chat'] }], limit: 'session', params: ['id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'chat.close': { method: 'POST', path: '/api/chat/sessions/{id}/close', status: 200, access: [{ scheme: 'session', permissions: ['manage_live_chat'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'chat.convertToTicket': { method: 'POST', path: '/api/chat/sessions/{id}/ticket', status: 201, access: [{ scheme: 'session', permissions: ['create_tickets'] }], limit: 'session', params: ['id'], query: [], body: 'none', idempotent: true, etag: false, match: false, paged: false },
  'realtime.ticket': { method: 'POST', path: '/api/realtime/ticket', status: 201, access: [{ scheme: 'session', permissions: ['view_all_tickets'] }, { scheme: 'session', permissions: ['view_live_chat'] }], limit: 'session', params: [], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicOrganization.get': { method: 'GET', path: '/api/public/org/{subdomain}', status: 200, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'publicOrganization.resolve': { method: 'GET', path: '/api/public/resolve', status: 200, access: [], limit: 'public', params: [], query: ['host'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicForms.list': { method: 'GET', path: '/api/public/contact/{subdomain}/forms', status: 200, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicForms.submit': { method: 'POST', path: '/api/public/contact/{subdomain}/submit', status: 201, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'publicChatbot.ask': { method: 'POST', path: '/api/public/chatbot/{subdomain}/query', status: 200, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'publicHelp.articles': { method: 'GET', path: '/api/public/help/{subdomain}/articles', status: 200, access: [], limit: 'public', params: ['subdomain'], query: ['q', 'category', 'limit', 'cursor'], body: 'none', idempotent: false, etag: true, match: false, paged: true },
  'publicHelp.article': { method: 'GET', path: '/api/public/help/{subdomain}/articles/{slug}', status: 200, access: [], limit: 'public', params: ['subdomain', 'slug'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'publicHelp.categories': { method: 'GET', path: '/api/public/help/{subdomain}/categories', status: 200, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'publicHelp.search': { method: 'GET', path: '/api/public/help/{subdomain}/search', status: 200, access: [], limit: 'public', params: ['subdomain'], query: ['q', 'limit'], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'publicHelp.recordView': { method: 'POST', path: '/api/public/help/{subdomain}/view', status: 204, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'publicTickets.lookup': { method: 'POST', path: '/api/public/tickets/{subdomain}/lookup', status: 200, access: [], limit: 'lookup', params: ['subdomain'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'publicTickets.get': { method: 'GET', path: '/api/public/tickets/{subdomain}/{ticketId}', status: 200, access: [{ scheme: 'ticketAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'ticketId'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicTickets.reply': { method: 'POST', path: '/api/public/tickets/{subdomain}/{ticketId}/messages', status: 201, access: [{ scheme: 'ticketAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'ticketId'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'publicChat.welcome': { method: 'GET', path: '/api/public/chat/{subdomain}', status: 200, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicChat.start': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions', status: 201, access: [], limit: 'public', params: ['subdomain'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'publicChat.get': { method: 'GET', path: '/api/public/chat/{subdomain}/sessions/{id}', status: 200, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: ['after'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicChat.send': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/messages', status: 201, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'publicChat.requestPerson': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/person', status: 200, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'publicChat.leaveMessage': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/ticket', status: 201, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'publicChat.close': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/close', status: 200, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: [], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'publicChat.rate': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/rating', status: 200, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'publicChat.markRead': { method: 'POST', path: '/api/public/chat/{subdomain}/sessions/{id}/read', status: 200, access: [{ scheme: 'chatAccess', permissions: [] }], limit: 'public', params: ['subdomain', 'id'], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'widget.form': { method: 'GET', path: '/api/widget/form/{formId}', status: 200, access: [], limit: 'public', params: ['formId'], query: ['org'], body: 'none', idempotent: false, etag: true, match: false, paged: false },
  'widget.submit': { method: 'POST', path: '/api/widget/submit', status: 201, access: [], limit: 'public', params: [], query: [], body: 'json', idempotent: true, etag: false, match: false, paged: false },
  'widget.event': { method: 'POST', path: '/api/widget/event', status: 204, access: [], limit: 'public', params: [], query: [], body: 'json', idempotent: false, etag: false, match: false, paged: false },
  'v1.health': { method: 'GET', path: '/api/v1/health', status: 200, access: [], limit: 'session', params: [], query: ['probe'], body: 'none', idempotent: false, etag: false, match: false, paged: false },
  'docs.openapi': { method: 'GET', path: '/api/openapi.json', status: 200, access: [], limit: 'public', params: [], query: [], body: 'none', idempotent: false, etag: true, match: false, paged: false },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Flat<T> = { [Key in keyof T]: T[Key] };

/** What stands in the path. */
export type Params<Id extends OperationId> = Flat<Part<wire[Id]['parameters']['path']>>;

/** What stands behind the question mark. */
export type Query<Id extends OperationId> = Flat<Part<wire[Id]['parameters']['query']>>;

type Content<T> = [T] extends [{ content: infer C }] ? C[keyof C] : unknown;

/** What is sent; `unknown` where there is no body. */
export type Body<Id extends OperationId> = Content<wire[Id]['requestBody']>;

/** Everything an operation takes, in one flat object. */
export type Input<Id extends OperationId> = Flat<Params<Id> & Query<Id> & Body<Id>>;

type Success<Id extends OperationId> =
  wire[Id]['responses'][(typeof operations)[Id]['status'] & keyof wire[Id]['responses']];

/** What the one success answers; `undefined` where it has no content. */
export type Result<Id extends OperationId> =
  Success<Id> extends { content: infer C extends object } ? C[keyof C] : undefined;
