// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

import * as z from 'zod/mini';
import { anything, closed, matching, open } from './objects.ts';
import { text, textOrEmpty } from './text.ts';
import { choice, decimal, either, exactly, flag, fromQuery, list, whole } from './values.ts';
import type { OperationId } from '../contract/operations.ts';

export const ChatStatus = /* @__PURE__ */ (() => choice(['waiting', 'active', 'closed']))();

export const ChatSenderType = /* @__PURE__ */ (() => choice(['agent', 'bot', 'customer']))();

export const MessageFile = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  size: whole(),
  type: text(),
  url: text(),
  state: choice(['ready', 'checking', 'infected']),
  threat: z.nullable(text()),
}))();

export const Timestamp = /* @__PURE__ */ (() => text({ format: 'date-time' }))();

export const SenderCheck = /* @__PURE__ */ (() => open({
  result: choice(['passed', 'failed', 'none', 'unknown']),
  domain: text(),
  policy: z.nullable(choice(['none', 'quarantine', 'reject'])),
  spf: z.nullable(text()),
  dkim: z.nullable(text()),
}))();

export const ChatCard = /* @__PURE__ */ (() => open({
  title: text(),
  url: z.nullable(text()),
  question: z.nullable(text()),
  steps: z.nullable(whole()),
}))();

export const ChatMessage = /* @__PURE__ */ (() => open({
  id: text(),
  sessionId: text(),
  seq: whole(),
  userId: z.nullable(text()),
  senderType: ChatSenderType,
  senderName: text(),
  message: text(),
  html: z.nullable(text()),
  files: list(MessageFile),
  createdAt: Timestamp,
  clientId: z.nullable(text()),
  email: z.optional(open({
    senderCheck: z.nullable(SenderCheck),
  })),
  cards: z.optional(list(ChatCard)),
}))();

export const ChatMarks = /* @__PURE__ */ (() => open({
  customerDelivered: whole(),
  customerRead: whole(),
  staffDelivered: whole(),
  staffRead: whole(),
}))();

export const ChatAgentRef = /* @__PURE__ */ (() => open({
  userId: text(),
  name: text(),
}))();

export const TagColor = /* @__PURE__ */ (() => choice(['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo', 'purple', 'pink']))();

export const TagRef = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  color: TagColor,
}))();

export const ChatSession = /* @__PURE__ */ (() => open({
  id: text(),
  status: ChatStatus,
  withBot: flag(),
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  isVerified: flag(),
  startedAt: Timestamp,
  requestedAt: z.nullable(Timestamp),
  acceptedAt: z.nullable(Timestamp),
  closedAt: z.nullable(Timestamp),
  updatedAt: Timestamp,
  agentId: z.nullable(text()),
  agent: z.nullable(ChatAgentRef),
  participants: list(ChatAgentRef),
  offeredTo: z.nullable(text()),
  awaitedSince: z.nullable(Timestamp),
  rating: z.nullable(whole()),
  ratingComment: z.nullable(text()),
  pageUrl: z.nullable(text()),
  language: z.nullable(text()),
  ticketId: z.nullable(text()),
  ticketNumber: z.nullable(text()),
  tags: list(TagRef),
  lastSeq: whole(),
  unread: whole(),
  marks: ChatMarks,
  messages: list(ChatMessage),
}))();

export const ChatLauncher = /* @__PURE__ */ (() => closed({
  look: choice(['icon', 'text', 'none']),
  text: text({ max: 40, trim: true }),
}))();

export const ChatPosition = /* @__PURE__ */ (() => choice(['bottom-right', 'bottom-left', 'top-right', 'top-left']))();

export const ChatQuickReply = /* @__PURE__ */ (() => closed({
  label: text({ min: 1, max: 60, trim: true, said: { minLength: 'Label is required' } }),
  message: z.nullable(text({ min: 1, max: 1000, trim: true, said: { minLength: 'Message is required' } })),
  formId: z.nullable(text({ max: 64 })),
}))();

export const ChatConsent = /* @__PURE__ */ (() => closed({
  kind: choice(['none', 'line', 'box']),
  text: text({ max: 500, trim: true }),
}))();

export const ChatMarkInput = /* @__PURE__ */ (() => closed({
  read: whole({ min: 0 }),
  delivered: z.optional(whole({ min: 0 })),
}))();

export const ChatbotAnswer = /* @__PURE__ */ (() => open({
  response: text(),
  html: z.nullable(text()),
  matched: flag(),
  by: choice(['query', 'article', 'talk', 'unsure', 'nothing']),
  queryId: z.nullable(text()),
  articles: list(open({
    slug: text(),
    title: text(),
  })),
  steps: z.nullable(whole()),
  questions: list(text()),
}))();

export const ChatFace = /* @__PURE__ */ (() => open({
  firstName: text(),
  imageUrl: z.nullable(text()),
}))();

export const PageContext = /* @__PURE__ */ (() => anything())();

export const TranscriptMailed = /* @__PURE__ */ (() => open({
  email: text(),
}))();

export const VisitorChat = /* @__PURE__ */ (() => open({
  id: text(),
  status: ChatStatus,
  withBot: flag(),
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  isVerified: flag(),
  startedAt: Timestamp,
  closedAt: z.nullable(Timestamp),
  agentName: z.nullable(text()),
  joined: z.nullable(ChatFace),
  colleagues: z.optional(list(ChatFace)),
  queuePosition: z.nullable(whole()),
  isAnybodyOnline: flag(),
  rating: z.nullable(whole()),
  ticketNumber: z.nullable(text()),
  lastSeq: whole(),
  marks: ChatMarks,
  messages: list(ChatMessage),
}))();

export const FieldError = /* @__PURE__ */ (() => open({
  field: text(),
  code: text(),
  message: text(),
}))();

export const ApiError = /* @__PURE__ */ (() => open({
  message: text(),
  code: text(),
  errors: z.optional(list(FieldError, { max: 20 })),
  moreErrors: z.optional(whole({ min: 1 })),
  requestId: text(),
}))();

export const MessageResult = /* @__PURE__ */ (() => open({
  message: text(),
}))();

export const Queued = /* @__PURE__ */ (() => open({
  queued: whole(),
}))();

export const ImportResult = /* @__PURE__ */ (() => open({
  imported: whole(),
  failed: whole(),
  errors: list(open({
    row: whole(),
    message: text(),
  })),
}))();

export const Pagination = /* @__PURE__ */ (() => open({
  limit: whole(),
  offset: whole(),
  total: whole(),
}))();

export const WebhookEventName = /* @__PURE__ */ (() => choice(['ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.resolved', 'ticket.snoozed', 'ticket.unsnoozed', 'ticket.marked_as_spam', 'ticket.deleted', 'ticket.restored', 'ticket.merged', 'ticket.unmerged', 'ticket.linked', 'ticket.unlinked', 'message.created', 'note.created', 'task.changed', 'time_entry.changed', 'contact_form.submitted', 'article.created', 'article.updated', 'article.published', 'article.unpublished', 'article.deleted', 'customer.changed', 'tag.changed', 'member.joined', 'member.role_changed', 'member.removed', 'chat.started', 'chat.waiting', 'chat.accepted', 'chat.transferred', 'chat.message_received', 'chat.message_sent', 'chat.note_added', 'chat.rated', 'chat.closed', 'contact_form.created', 'contact_form.updated', 'contact_form.deleted']))();

export const TicketStatus = /* @__PURE__ */ (() => choice(['open', 'in_progress', 'resolved', 'closed']))();

export const TicketPriority = /* @__PURE__ */ (() => choice(['urgent', 'high', 'normal', 'low']))();

export const V1Ticket = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
  subject: text(),
  description: text(),
  status: TicketStatus,
  priority: TicketPriority,
  customerEmail: z.nullable(text()),
  customerName: z.nullable(text()),
  tags: list(text()),
  externalId: z.nullable(text()),
  metadata: anything(),
  createdAt: text({ format: 'date-time' }),
  updatedAt: text({ format: 'date-time' }),
}))();

export const Change = /* @__PURE__ */ (() => open({
  from: z.nullable(text()),
  to: z.nullable(text()),
}))();

export const TicketLinkKind = /* @__PURE__ */ (() => choice(['related', 'duplicate', 'duplicated_by', 'caused_by', 'cause_of']))();

export const TicketRef = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
  subject: text(),
}))();

export const EventLink = /* @__PURE__ */ (() => open({
  kind: TicketLinkKind,
  ticket: TicketRef,
}))();

export const TaskFacts = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  assigneeId: z.nullable(text()),
  dueOn: z.nullable(text({ format: 'date' })),
  isDone: flag(),
}))();

export const EventMessage = /* @__PURE__ */ (() => open({
  id: text(),
  text: text(),
  isInternal: flag(),
  authorType: choice(['customer', 'staff', 'bot', 'system']),
  authorId: z.nullable(text()),
  authorName: z.nullable(text()),
  authorEmail: z.nullable(text()),
  createdAt: text({ format: 'date-time' }),
}))();

export const TimeEntryFacts = /* @__PURE__ */ (() => open({
  id: text(),
  userId: text(),
  minutes: whole(),
  day: text({ format: 'date' }),
  note: z.nullable(text()),
  startedAt: z.nullable(text({ format: 'date-time' })),
}))();

export const EventArticle = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  slug: text(),
  isPublished: flag(),
}))();

export const EventChat = /* @__PURE__ */ (() => open({
  id: text(),
  status: ChatStatus,
  withBot: flag(),
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  isVerified: flag(),
  startedAt: Timestamp,
  closedAt: z.nullable(Timestamp),
  agent: z.nullable(ChatAgentRef),
  rating: z.nullable(whole()),
  ratingComment: z.nullable(text()),
  pageUrl: z.nullable(text()),
  ticketId: z.nullable(text()),
  ticketNumber: z.nullable(text()),
  tags: list(TagRef),
}))();

export const EventFile = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  size: whole(),
  type: text(),
}))();

export const EventChatMessage = /* @__PURE__ */ (() => open({
  id: text(),
  seq: whole(),
  text: text(),
  senderType: ChatSenderType,
  senderId: z.nullable(text()),
  senderName: text(),
  files: list(EventFile),
  createdAt: Timestamp,
}))();

export const EventChatNote = /* @__PURE__ */ (() => open({
  id: text(),
  text: text(),
  authorId: z.nullable(text()),
  authorName: text(),
  createdAt: Timestamp,
}))();

export const EventForm = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  title: text(),
  isActive: flag(),
}))();

export const EventCustomer = /* @__PURE__ */ (() => open({
  email: text(),
  externalId: z.nullable(text()),
  isKept: flag(),
}))();

export const Role = /* @__PURE__ */ (() => choice(['admin', 'agent', 'customer']))();

export const EventMember = /* @__PURE__ */ (() => open({
  userId: text(),
  role: Role,
}))();

export const FormSubmission = /* @__PURE__ */ (() => open({
  id: text(),
  createdAt: Timestamp,
  data: anything(),
  ticketId: z.nullable(text()),
  ticketNumber: z.nullable(text()),
  source: choice(['form', 'widget', 'api']),
  ipAddress: z.nullable(text()),
}))();

export const EventData = /* @__PURE__ */ (() => open({
  ticket: z.optional(V1Ticket),
  submission: z.optional(FormSubmission),
  changes: z.optional(z.record(z.string(), Change)),
  from: z.optional(choice(['spam', 'trash'])),
  merged: z.optional(list(TicketRef)),
  mergedInto: z.optional(TicketRef),
  link: z.optional(EventLink),
  until: z.optional(z.nullable(text({ format: 'date-time' }))),
  message: z.optional(EventMessage),
  task: z.optional(TaskFacts),
  timeEntry: z.optional(TimeEntryFacts),
  how: z.optional(choice(['added', 'changed', 'done', 'undone', 'started', 'stopped', 'deleted', 'restored', 'merged'])),
  article: z.optional(EventArticle),
  customer: z.optional(EventCustomer),
  tagIds: z.optional(list(text())),
  member: z.optional(EventMember),
  chat: z.optional(EventChat),
  chatMessage: z.optional(EventChatMessage),
  chatNote: z.optional(EventChatNote),
  reason: z.optional(choice(['agent', 'visitor', 'idle', 'message_left', 'blocked'])),
  form: z.optional(EventForm),
  because: z.optional(choice(['time', 'reply', 'member', 'done'])),
}))();

export const WebhookEvent = /* @__PURE__ */ (() => open({
  id: text(),
  type: WebhookEventName,
  timestamp: text({ format: 'date-time' }),
  organizationId: text(),
  data: EventData,
  isTest: z.optional(flag()),
}))();

export const DirectUpload = /* @__PURE__ */ (() => open({
  url: text({ format: 'uri' }),
  expiresAt: Timestamp,
}))();

export const UploadedFile = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  size: whole(),
  type: text(),
}))();

export const FileUpload = /* @__PURE__ */ (() => open({
  id: text(),
  offset: whole(),
  size: whole(),
  expiresAt: Timestamp,
  direct: z.nullable(DirectUpload),
  file: z.nullable(UploadedFile),
}))();

export const FieldType = /* @__PURE__ */ (() => choice(['text', 'email', 'textarea', 'select', 'checkbox', 'radio', 'number', 'phone', 'url', 'date', 'file']))();

export const FileKind = /* @__PURE__ */ (() => choice(['image', 'document', 'audio', 'video', 'archive']))();

export const FormFieldInput = /* @__PURE__ */ (() => closed({
  id: text({ min: 1, max: 64 }),
  name: text({ pattern: new RegExp('^[A-Za-z][A-Za-z0-9_-]*$', 'u'), min: 1, max: 64, said: { required: 'Field name is required', pattern: 'A field name must start with a letter and contain only letters, digits, hyphens and underscores' } }),
  label: text({ min: 1, max: 200, trim: true, said: { required: 'Label is required' } }),
  type: FieldType,
  placeholder: z.optional(text({ max: 200 })),
  helpText: z.optional(text({ max: 500 })),
  required: z._default(flag(), false),
  options: z.optional(list(text({ min: 1, max: 200, trim: true, said: { required: 'An option can\'t be empty' } }), { max: 100 })),
  optionTexts: z.optional(list(text({ max: 200 }), { max: 100 })),
  validation: z.optional(closed({
    minLength: z.optional(whole({ min: 0, max: 10000 })),
    maxLength: z.optional(whole({ min: 1, max: 10000 })),
    pattern: z.optional(text({ max: 500 })),
    accept: z.optional(list(FileKind, { max: 5 })),
    maxFiles: z.optional(whole({ min: 1, max: 20, said: { type: 'Please enter 1 to 20 files', minimum: 'Please enter 1 to 20 files', maximum: 'Please enter 1 to 20 files' } })),
    maxMegabytes: z.optional(whole({ min: 1, max: 1000, said: { type: 'Please enter a whole number of megabytes', minimum: 'Please enter a whole number of megabytes', maximum: 'Please enter a whole number of megabytes' } })),
  })),
}))();

export const FormField = /* @__PURE__ */ (() => z.intersection(FormFieldInput, open({
  required: flag(),
})))();

export const FormFieldTranslation = /* @__PURE__ */ (() => closed({
  id: text({ min: 1, max: 64 }),
  label: z.optional(text({ max: 200, trim: true })),
  placeholder: z.optional(text({ max: 200 })),
  helpText: z.optional(text({ max: 500 })),
  options: z.optional(list(closed({
    option: text({ min: 1, max: 200 }),
    text: text({ max: 200, trim: true }),
  }), { max: 100 })),
}))();

export const FormTranslation = /* @__PURE__ */ (() => closed({
  title: z.optional(text({ max: 200, trim: true })),
  description: z.optional(text({ max: 2000, trim: true })),
  submitButtonText: z.optional(text({ max: 100, trim: true })),
  successMessage: z.optional(text({ max: 2000, trim: true })),
  fields: z.optional(list(FormFieldTranslation, { max: 50 })),
}))();

export const FormTranslations = /* @__PURE__ */ (() => closed({
  en: z.optional(FormTranslation),
  de: z.optional(FormTranslation),
  fr: z.optional(FormTranslation),
  es: z.optional(FormTranslation),
  it: z.optional(FormTranslation),
  pt: z.optional(FormTranslation),
  nl: z.optional(FormTranslation),
  pl: z.optional(FormTranslation),
  ar: z.optional(FormTranslation),
  he: z.optional(FormTranslation),
  ja: z.optional(FormTranslation),
}))();

export const FormSettings = /* @__PURE__ */ (() => open({
  submitButtonText: text(),
  successMessage: text(),
  redirectUrl: text(),
  sendEmailNotification: flag(),
  emailNotificationTo: text(),
  collectIpAddress: flag(),
  allowedDomains: list(text()),
  tagIds: list(text()),
  captcha: flag(),
}))();

export const FormSettingsInput = /* @__PURE__ */ (() => closed({
  submitButtonText: z.optional(text({ max: 100, trim: true })),
  successMessage: z.optional(text({ max: 2000, trim: true })),
  redirectUrl: z.optional(text({ max: 2000, trim: true })),
  sendEmailNotification: z.optional(flag()),
  emailNotificationTo: z.optional(text({ max: 254, trim: true })),
  collectIpAddress: z.optional(flag()),
  allowedDomains: z.optional(list(text({ max: 260, trim: true }), { max: 50 })),
  tagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } })),
  captcha: z.optional(flag()),
}))();

export const ContactForm = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  title: text(),
  description: z.nullable(text()),
  fields: list(FormField),
  translations: FormTranslations,
  settings: FormSettings,
  notices: choice(['off', 'waiting', 'sent']),
  captcha: choice(['none', 'off', 'on']),
  isActive: flag(),
  submissionCount: whole(),
  lastSubmissionAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const ContactFormPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 100, trim: true, said: { minLength: 'Form name is required' } })),
  title: z.optional(text({ min: 1, max: 200, trim: true, said: { minLength: 'Form title is required' } })),
  description: z.optional(z.nullable(text({ max: 2000, trim: true }))),
  fields: z.optional(list(FormFieldInput, { min: 1, max: 50, said: { minItems: 'Add at least one field' } })),
  translations: z.optional(FormTranslations),
  settings: z.optional(FormSettingsInput),
  isActive: z.optional(flag()),
}))();

export const ElementLanguage = /* @__PURE__ */ (() => choice(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ar', 'he', 'ja'], { option: 'Please choose a language' }))();

export const PublicContactForm = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  description: z.nullable(text()),
  fields: list(FormField),
  language: z.optional(ElementLanguage),
  translatedTo: z.optional(list(ElementLanguage)),
  settings: open({
    submitButtonText: z.optional(text()),
    successMessage: z.optional(text()),
    redirectUrl: z.optional(text()),
    allowedDomains: z.optional(list(text())),
  }),
  captcha: z.optional(open({
    provider: choice(['turnstile', 'hcaptcha', 'friendly']),
    siteKey: text(),
  })),
  isActive: flag(),
}))();

export const FormAnswers = /* @__PURE__ */ (() => anything())();

export const SubmitResult = /* @__PURE__ */ (() => open({
  id: text(),
  message: text(),
  ticketNumber: z.nullable(text()),
}))();

export const HexColor = /* @__PURE__ */ (() => text({ pattern: new RegExp('^#[0-9A-Fa-f]{6}$', 'u'), said: { pattern: 'Must be a valid hex color' } }))();

export const ElementLanguages = /* @__PURE__ */ (() => list(ElementLanguage, { min: 1, max: 11, said: { minItems: 'Please offer at least one language' } }))();

export const PublicOrganization = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  subdomain: text(),
  logoUrl: z.nullable(text()),
  primaryColor: HexColor,
  languages: ElementLanguages,
  ownWords: list(ElementLanguage),
}))();

export const SentenceName = /* @__PURE__ */ (() => text({ pattern: new RegExp('^[a-zA-Z]+\\.[a-zA-Z_]+(\\.(zero|one|two|few|many|other))?$', 'u'), max: 60, said: { pattern: 'This text doesn\'t exist', maxLength: 'This text doesn\'t exist' } }))();

export const OwnSentence = /* @__PURE__ */ (() => open({
  name: SentenceName,
  text: text(),
}))();

export const OwnSentences = /* @__PURE__ */ (() => open({
  sentences: list(OwnSentence),
}))();

export const MailTextKind = /* @__PURE__ */ (() => choice(['request_received', 'reply', 'reply_copied', 'outbound', 'request_resolved', 'ticket_link', 'chat_transcript', 'chat_answers']))();

export const MailLanguage = /* @__PURE__ */ (() => text({ pattern: new RegExp('^[a-z]{2,3}(-([A-Z]{2}|[A-Z][a-z]{3}))?$', 'u'), said: { pattern: 'Please choose a language' } }))();

export const MailTextPart = /* @__PURE__ */ (() => choice(['subject', 'heading', 'opening', 'largeFiles', 'answering', 'button', 'linkNote', 'lookup', 'closing', 'ownWords']))();

export const BrandingInput = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 100, trim: true, said: { minLength: 'Organization name is required' } })),
  subdomain: z.optional(text({ pattern: new RegExp('^[a-z0-9-]+$', 'u'), min: 3, max: 20, said: { minLength: 'Subdomain must be at least 3 characters', maxLength: 'Subdomain must be less than 20 characters', pattern: 'Subdomain can only contain lowercase letters, numbers, and hyphens' } })),
  logoUrl: z.optional(textOrEmpty({ max: 2000 })),
  primaryColor: z.optional(HexColor),
  emailFrom: z.optional(textOrEmpty({ max: 255, format: 'email', said: { format: 'Please enter a valid email address' } })),
}))();

export const Availability = /* @__PURE__ */ (() => choice(['online', 'away']))();

export const Permission = /* @__PURE__ */ (() => choice(['manage_organization', 'manage_team', 'manage_settings', 'view_all_tickets', 'create_tickets', 'assign_tickets', 'resolve_tickets', 'delete_tickets', 'view_live_chat', 'manage_live_chat', 'manage_help_center', 'manage_contact_forms', 'manage_chatbot', 'view_analytics', 'view_reports', 'invite_users', 'remove_users', 'change_user_roles', 'view_unassigned_tickets']))();

export const UserRef = /* @__PURE__ */ (() => open({
  id: text(),
  firstName: z.nullable(text()),
  lastName: z.nullable(text()),
  email: text(),
  profileImageUrl: z.nullable(text()),
}))();

export const PersonRef = /* @__PURE__ */ (() => open({
  firstName: z.nullable(text()),
  lastName: z.nullable(text()),
  email: z.nullable(text()),
  profileImageUrl: z.nullable(text()),
}))();

export const OrganizationRef = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  subdomain: text(),
  logoUrl: z.nullable(text()),
}))();

export const CustomRoleRef = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
}))();

export const Membership = /* @__PURE__ */ (() => open({
  organizationId: text(),
  role: Role,
  customRole: z.optional(CustomRoleRef),
  availability: z.optional(Availability),
  awayReason: z.optional(text()),
  signature: z.optional(z.nullable(text())),
  organizationSignature: z.optional(z.nullable(text())),
  secondFactorRequiredFrom: z.optional(z.nullable(Timestamp)),
  ssoRequired: z.optional(flag()),
  refusedAddress: z.optional(z.nullable(text())),
  deletesAt: z.optional(Timestamp),
  organization: OrganizationRef,
}))();

export const NotificationPreferences = /* @__PURE__ */ (() => open({
  emailNotifications: flag(),
  ticketCreated: flag(),
  ticketUpdated: flag(),
  ticketUpdates: flag(),
  ticketAssignments: flag(),
  ticketResolutions: flag(),
  ticketMentions: flag(),
  chatMessages: flag(),
  systemAnnouncements: flag(),
  weeklyDigest: flag(),
  marketingEmails: flag(),
}))();

export const CurrentUser = /* @__PURE__ */ (() => open({
  id: text(),
  firstName: z.nullable(text()),
  lastName: z.nullable(text()),
  email: text(),
  pendingEmail: z.nullable(text()),
  emailConfirmed: flag(),
  profileImageUrl: z.nullable(text()),
  createdAt: Timestamp,
  notificationPreferences: NotificationPreferences,
  undoSendSeconds: whole(),
  hasSecondFactor: flag(),
  organizations: list(Membership),
  permissions: list(Permission),
}))();

export const PasskeyRequest = /* @__PURE__ */ (() => open({
  challenge: text(),
  options: anything(),
}))();

export const Deletion = /* @__PURE__ */ (() => open({
  deletesAt: Timestamp,
}))();

export const TicketChannel = /* @__PURE__ */ (() => choice(['form', 'widget', 'chat', 'email', 'api', 'staff', 'other']))();

export const TicketTurn = /* @__PURE__ */ (() => choice(['us', 'customer']))();

export const Ticket = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
  subject: text(),
  description: text(),
  status: TicketStatus,
  priority: TicketPriority,
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  customer: z.nullable(PersonRef),
  assignedAgent: z.nullable(UserRef),
  turn: z.nullable(TicketTurn),
  turnSince: Timestamp,
  dueAt: z.nullable(Timestamp),
  lastMessage: z.nullable(text()),
  tags: list(TagRef),
  snoozedAt: z.nullable(Timestamp),
  snoozedUntil: z.nullable(Timestamp),
  unsnoozedAt: z.nullable(Timestamp),
  externalId: z.nullable(text()),
  metadata: anything(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const Mention = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  currentName: text(),
}))();

export const TextFormat = /* @__PURE__ */ (() => choice(['text', 'markdown']))();

export const MailDelivery = /* @__PURE__ */ (() => open({
  recipient: z.nullable(text()),
  state: choice(['waiting', 'sent', 'failed']),
  reason: z.nullable(text()),
}))();

export const TicketMessage = /* @__PURE__ */ (() => open({
  id: text(),
  message: text(),
  html: z.optional(z.nullable(text())),
  markdown: z.optional(z.nullable(text())),
  foldedHtml: z.optional(z.nullable(text())),
  isInternal: flag(),
  authorType: choice(['customer', 'staff', 'bot', 'system']),
  user: z.nullable(PersonRef),
  senderName: z.nullable(text()),
  senderEmail: z.nullable(text()),
  mentions: list(Mention),
  sharedDraft: z.nullable(text()),
  sharedDraftFormat: z.optional(z.nullable(TextFormat)),
  files: list(MessageFile),
  createdAt: Timestamp,
  mailId: z.optional(z.nullable(text())),
  deliveries: z.optional(list(MailDelivery)),
  senderCheck: z.optional(z.nullable(SenderCheck)),
  mergedFrom: z.optional(z.nullable(text())),
  via: z.optional(z.nullable(text())),
  followUp: z.optional(open({
    id: text(),
    ticketNumber: text(),
  })),
}))();

export const MailSender = /* @__PURE__ */ (() => open({
  email: text(),
  name: z.nullable(text()),
  as: choice(['from', 'reply_to', 'original_from', 'sender', 'form', 'forwarded']),
}))();

export const Cc = /* @__PURE__ */ (() => open({
  email: text(),
  name: z.nullable(text()),
}))();

export const MailPeople = /* @__PURE__ */ (() => open({
  supportAddress: z.nullable(text()),
  decidedBy: choice(['from', 'reply_to', 'original_from', 'cc', 'sender', 'envelope', 'form', 'forwarded', 'entered']),
  senders: list(MailSender),
  recipients: list(Cc),
}))();

export const ReplySender = /* @__PURE__ */ (() => open({
  email: text(),
  signature: z.nullable(text()),
}))();

export const TimelineEntry = /* @__PURE__ */ (() => open({
  id: text(),
  kind: choice(['created', 'status', 'priority', 'assigned', 'subject', 'requester', 'followers', 'ccs', 'reopened', 'follow_up', 'tags', 'task_added', 'task_done', 'task_undone', 'task_deleted', 'time_added', 'time_changed', 'time_deleted', 'snoozed', 'unsnoozed', 'merged', 'unmerged', 'split', 'unsplit', 'linked', 'unlinked', 'spam', 'deleted', 'restored', 'macro', 'mail_automatic', 'mail_bounced', 'mail_delayed']),
  actor: z.nullable(text()),
  from: z.nullable(text()),
  to: z.nullable(text()),
  mergedFrom: z.nullable(text()),
  via: z.optional(z.nullable(text())),
  createdAt: Timestamp,
}))();

export const VisitorFact = /* @__PURE__ */ (() => open({
  name: text(),
  value: text(),
  isSigned: flag(),
}))();

export const MergedTicket = /* @__PURE__ */ (() => z.intersection(TicketRef, open({
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  mergedAt: Timestamp,
  mergedBy: z.nullable(text()),
  canUndoUntil: z.nullable(Timestamp),
})))();

export const ScheduledReply = /* @__PURE__ */ (() => open({
  id: text(),
  files: list(MessageFile),
  message: text(),
  html: z.optional(z.nullable(text())),
  markdown: z.optional(z.nullable(text())),
  author: UserRef,
  sendAt: Timestamp,
  holdSeconds: z.nullable(whole()),
  status: z.nullable(TicketStatus),
  stopped: z.nullable(choice(['newer_message', 'ticket_closed', 'ticket_merged', 'author_left', 'colleague', 'put_away'])),
  createdAt: Timestamp,
}))();

export const TicketDetail = /* @__PURE__ */ (() => z.intersection(Ticket, open({
  visitorContext: list(VisitorFact),
  files: list(MessageFile),
  merged: list(MergedTicket),
  messages: list(TicketMessage),
  timeline: list(TimelineEntry),
  earlier: z.nullable(text()),
  scheduledReplies: list(ScheduledReply),
  followers: list(UserRef),
  ccs: list(Cc),
  descriptionHtml: z.optional(z.nullable(text())),
  descriptionFoldedHtml: z.optional(z.nullable(text())),
  descriptionSenderCheck: z.optional(z.nullable(SenderCheck)),
  mailId: z.optional(z.nullable(text())),
  mailPeople: z.optional(z.nullable(MailPeople)),
  repliesFrom: z.optional(z.nullable(ReplySender)),
  readUntil: z.optional(z.nullable(text({ format: 'date-time' }))),
})))();

export const UseRef = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
}))();

export const Uses = /* @__PURE__ */ (() => open({
  views: list(UseRef),
  macros: list(UseRef),
  forms: list(UseRef),
  webhooks: list(UseRef),
  othersPersonal: whole(),
}))();

export const BlockedSender = /* @__PURE__ */ (() => open({
  id: text(),
  value: text(),
  kind: choice(['address', 'domain', 'visitor']),
  reason: z.nullable(text()),
  addedBy: z.nullable(text()),
  chatId: z.nullable(text()),
  createdAt: Timestamp,
}))();

export const TextPart = /* @__PURE__ */ (() => open({
  text: text(),
  isHit: flag(),
}))();

export const TagNames = /* @__PURE__ */ (() => list(text({ pattern: new RegExp('^[^,]+$', 'u'), min: 1, max: 50, trim: true }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } }))();

export const Tag = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  color: TagColor,
  ticketCount: whole(),
  activeCount: whole(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const AuthResult = /* @__PURE__ */ (() => open({
  token: text(),
  user: CurrentUser,
}))();

export const SignInChallenge = /* @__PURE__ */ (() => open({
  token: text(),
  methods: list(choice(['totp', 'passkey', 'recovery_code'])),
  expiresAt: Timestamp,
}))();

export const LoginResult = /* @__PURE__ */ (() => open({
  token: z.nullable(text()),
  user: z.nullable(CurrentUser),
  challenge: z.nullable(SignInChallenge),
}))();

export const ChallengeAnswerInput = /* @__PURE__ */ (() => closed({
  challenge: text({ min: 1, max: 200 }),
  code: text({ min: 1, max: 40, trim: true, said: { required: 'Please enter a code' } }),
}))();

export const PasskeyStartInput = /* @__PURE__ */ (() => closed({
  challenge: z.optional(text({ min: 1, max: 200 })),
}))();

export const PasskeyAnswerInput = /* @__PURE__ */ (() => closed({
  challenge: text({ min: 1, max: 200 }),
  response: anything(),
}))();

export const LoginInput = /* @__PURE__ */ (() => closed({
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
  password: text({ min: 1, max: 1000, said: { required: 'Password is required' } }),
}))();

export const SignupInput = /* @__PURE__ */ (() => matching(closed({
  firstName: text({ min: 1, max: 100, trim: true, said: { required: 'First name is required' } }),
  lastName: text({ min: 1, max: 100, trim: true, said: { required: 'Last name is required' } }),
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
  password: text({ min: 6, max: 1000, said: { required: 'Password is required', minLength: 'Password must be at least 6 characters' } }),
  confirmPassword: text({ min: 1, max: 1000, said: { required: 'Please confirm your password' } }),
  organizationName: z.optional(text({ max: 100, trim: true })),
  invitationToken: z.optional(text({ max: 200 })),
}), [{ field: 'confirmPassword', other: 'password', said: 'Passwords do not match' }]))();

export const ForgotPasswordInput = /* @__PURE__ */ (() => closed({
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
}))();

export const ConfirmEmailInput = /* @__PURE__ */ (() => closed({
  token: text({ min: 1, max: 200 }),
}))();

export const ResetPasswordInput = /* @__PURE__ */ (() => closed({
  token: text({ min: 1, max: 200 }),
  newPassword: text({ min: 6, max: 1000, said: { required: 'Password is required', minLength: 'Password must be at least 6 characters' } }),
}))();

export const FindSsoInput = /* @__PURE__ */ (() => closed({
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
}))();

export const SsoPlace = /* @__PURE__ */ (() => open({
  location: z.nullable(text()),
}))();

export const ConfirmPasswordInput = /* @__PURE__ */ (() => closed({
  currentPassword: text({ min: 1, max: 1000, said: { required: 'Please enter your password', minLength: 'Please enter your password' } }),
}))();

export const SsoRole = /* @__PURE__ */ (() => closed({
  value: text({ min: 1, max: 200, trim: true, said: { required: 'Please enter a value', minLength: 'Please enter a value', maxLength: 'A value can have up to 200 characters' } }),
  role: Role,
}))();

export const SsoInput = /* @__PURE__ */ (() => closed({
  issuer: text({ min: 1, max: 500, trim: true, said: { required: 'Please enter the issuer', minLength: 'Please enter the issuer', maxLength: 'An issuer can have up to 500 characters' } }),
  clientId: text({ min: 1, max: 300, trim: true, said: { required: 'Please enter the client ID', minLength: 'Please enter the client ID', maxLength: 'A client ID has at most 300 characters' } }),
  clientSecret: z.optional(textOrEmpty({ max: 1000, trim: true, said: { maxLength: 'A client secret can have up to 1000 characters' } })),
  makesMembers: z._default(flag(), true),
  roleClaim: z.optional(z.nullable(textOrEmpty({ max: 100, trim: true, said: { maxLength: 'A claim can have up to 100 characters' } }))),
  roles: z.optional(list(SsoRole, { max: 50, said: { maxItems: 'You can add up to 50 roles' } })),
  defaultRole: z.optional(Role),
  maxRole: z.optional(Role),
  updatesRoles: z._default(flag(), false),
  atOwnAddresses: z._default(flag(), false),
}))();

export const SsoRequirementInput = /* @__PURE__ */ (() => closed({
  isRequired: flag(),
}))();

export const SsoDomainInput = /* @__PURE__ */ (() => closed({
  domain: text({ min: 1, max: 300, trim: true, said: { required: 'Please enter a domain', minLength: 'Please enter a domain' } }),
}))();

export const SsoConnection = /* @__PURE__ */ (() => open({
  issuer: text(),
  clientId: text(),
  makesMembers: flag(),
  roleClaim: z.nullable(text()),
  roles: list(SsoRole),
  defaultRole: Role,
  maxRole: Role,
  updatesRoles: flag(),
  atOwnAddresses: flag(),
  lastUsedAt: z.nullable(Timestamp),
}))();

export const SsoDomain = /* @__PURE__ */ (() => open({
  id: text(),
  domain: text(),
  verifiedAt: z.nullable(Timestamp),
  record: open({
    name: text(),
    value: text(),
  }),
}))();

export const Sso = /* @__PURE__ */ (() => open({
  connection: z.nullable(SsoConnection),
  isRequired: flag(),
  domains: list(SsoDomain),
  redirectUri: text(),
  ownRedirectUris: list(text()),
  signInUrl: text(),
}))();

export const PublicInvitation = /* @__PURE__ */ (() => open({
  email: text(),
  role: Role,
  customRole: z.optional(CustomRoleRef),
  organization: OrganizationRef,
  expiresAt: Timestamp,
  hasAccount: flag(),
}))();

export const AllowedNetwork = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 60, trim: true, said: { required: 'Please enter a name', minLength: 'Please enter a name', maxLength: 'A name can have up to 60 characters' } }),
  network: text({ min: 1, max: 60, trim: true, said: { required: 'Please enter a network', minLength: 'Please enter a network', maxLength: 'A network can have up to 60 characters' } }),
}))();

export const AllowedNetworks = /* @__PURE__ */ (() => open({
  networks: list(AllowedNetwork),
  includesKeys: flag(),
  yourAddress: text(),
}))();

export const CaptchaInput = /* @__PURE__ */ (() => closed({
  provider: choice(['turnstile', 'hcaptcha', 'friendly']),
  siteKey: text({ pattern: new RegExp('^[\\w-]+$', 'u'), min: 1, max: 200, trim: true, said: { minLength: 'Please enter the site key', pattern: 'Please enter the site key as the provider shows it' } }),
  secret: z.optional(text({ max: 500, trim: true })),
}))();

export const Captcha = /* @__PURE__ */ (() => open({
  provider: choice(['turnstile', 'hcaptcha', 'friendly']),
  siteKey: text(),
  hasSecret: flag(),
  problem: z.nullable(choice(['unreachable', 'secret_rejected'])),
  problemSince: z.nullable(Timestamp),
}))();

export const CaptchaSettings = /* @__PURE__ */ (() => open({
  captcha: z.nullable(Captcha),
  forms: list(open({
    id: text(),
    name: text(),
  })),
}))();

export const AllowedNetworksInput = /* @__PURE__ */ (() => closed({
  networks: list(AllowedNetwork, { max: 100, said: { maxItems: 'You can add up to 100 networks' } }),
  includesKeys: z._default(flag(), false),
}))();

export const SecondFactorRequirementInput = /* @__PURE__ */ (() => closed({
  isRequired: flag(),
  graceDays: z._default(whole({ min: 0, max: 90, said: { minimum: 'The grace period must be 0 to 90 days', maximum: 'The grace period must be 0 to 90 days' } }), 7),
}))();

export const CloseInput = /* @__PURE__ */ (() => closed({
  name: text({ max: 200, trim: true }),
}))();

export const RetentionInput = /* @__PURE__ */ (() => closed({
  closeResolvedDays: z.nullable(whole({ min: 1, max: 365, said: { minimum: 'Please enter 1 to 365 days', maximum: 'Please enter 1 to 365 days' } })),
  deleteClosedMonths: z.nullable(whole({ min: 1, max: 120, said: { minimum: 'Please enter 1 to 120 months', maximum: 'Please enter 1 to 120 months' } })),
  deleteMailsDays: z.nullable(whole({ min: 1, max: 89, said: { minimum: 'Please enter 1 to 89 days', maximum: 'Please enter 1 to 89 days' } })),
  deleteChatsMonths: z.nullable(whole({ min: 1, max: 120, said: { minimum: 'Please enter 1 to 120 months', maximum: 'Please enter 1 to 120 months' } })),
}))();

export const RetentionRun = /* @__PURE__ */ (() => open({
  day: text({ format: 'date' }),
  closedTickets: whole(),
  deletedTickets: whole(),
  deletedMails: whole(),
  deletedChats: whole(),
}))();

export const Retention = /* @__PURE__ */ (() => open({
  closeResolvedDays: z.nullable(whole()),
  deleteClosedMonths: z.nullable(whole()),
  deleteMailsDays: z.nullable(whole()),
  deleteChatsMonths: z.nullable(whole()),
  latest: z.nullable(RetentionRun),
}))();

export const RetentionPreview = /* @__PURE__ */ (() => open({
  ticketsToClose: whole(),
  ticketsToDelete: whole(),
  mailsToDelete: whole(),
  chatsToDelete: whole(),
}))();

export const Weekday = /* @__PURE__ */ (() => choice(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']))();

export const BusinessHours = /* @__PURE__ */ (() => closed({
  enabled: flag(),
  start: text({ pattern: new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'), said: { pattern: 'Please enter a time such as 09:00' } }),
  end: text({ pattern: new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u'), said: { pattern: 'Please enter a time such as 17:00' } }),
  days: list(choice(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']), { max: 7 }),
}))();

export const MemberOrganization = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  subdomain: text(),
  logoUrl: z.nullable(text()),
  primaryColor: HexColor,
  languages: ElementLanguages,
  emailFrom: z.nullable(text()),
  timezone: text(),
  ticketPrefix: text(),
  autoAssignment: flag(),
  mailsTicketLinks: flag(),
  signature: z.nullable(text()),
  businessHours: BusinessHours,
}))();

export const ContactNote = /* @__PURE__ */ (() => closed({
  title: text({ min: 1, max: 60, trim: true, said: { minLength: 'Title is required', maxLength: 'A title can have up to 60 characters' } }),
  text: text({ max: 300, trim: true, said: { maxLength: 'A note can have up to 300 characters' } }),
}))();

export const PageLink = /* @__PURE__ */ (() => closed({
  label: text({ min: 1, max: 40, trim: true, said: { minLength: 'Label is required', maxLength: 'A label can have up to 40 characters' } }),
  url: text({ pattern: new RegExp('^https?://[^\\s]+$', 'u'), max: 500, trim: true, said: { pattern: 'Enter a URL that starts with https://' } }),
}))();

export const PageColors = /* @__PURE__ */ (() => closed({
  page: z.nullable(HexColor),
  card: z.nullable(HexColor),
  hero: z.nullable(HexColor),
}))();

export const HelpCenterLook = /* @__PURE__ */ (() => closed({
  headerLinks: list(PageLink, { max: 5, said: { maxItems: 'The header can have up to 5 links' } }),
  footerLinks: list(PageLink, { max: 8, said: { maxItems: 'The footer can have up to 8 links' } }),
  footerText: text({ max: 200, trim: true, said: { maxLength: 'The footer can have up to 200 characters' } }),
  heroText: text({ max: 200, trim: true, said: { maxLength: 'The text below the heading can have up to 200 characters' } }),
  iconUrl: z.nullable(text({ max: 200 })),
  light: PageColors,
  dark: PageColors,
  corners: choice(['square', 'round', 'rounder']),
  font: choice(['system', 'serif', 'rounded']),
}))();

export const EmailProvider = /* @__PURE__ */ (() => choice(['helpdesk', 'smtp', 'google_workspace']))();

export const SmtpSettings = /* @__PURE__ */ (() => open({
  host: text(),
  port: whole(),
  username: text(),
  secure: flag(),
  passwordSet: flag(),
}))();

export const FileSpace = /* @__PURE__ */ (() => open({
  usedBytes: whole(),
  quotaBytes: z.nullable(whole()),
}))();

export const Organization = /* @__PURE__ */ (() => z.intersection(MemberOrganization, open({
  secondFactorRequiredFrom: z.nullable(Timestamp),
  contactNotes: list(ContactNote),
  helpCenter: HelpCenterLook,
  mailLanguage: MailLanguage,
  mailsResolution: flag(),
  emailProvider: EmailProvider,
  smtpSettings: SmtpSettings,
  googleWorkspaceEmail: z.nullable(text()),
  webhookUrl: z.nullable(text()),
  apiKeyEnabled: flag(),
  organizationKey: text(),
  auditDays: z.nullable(whole()),
  keepsPictureMetadata: flag(),
  fileSpace: FileSpace,
  customDomain: z.nullable(text()),
  customDomainVerified: flag(),
  customDomainVerificationToken: z.nullable(text()),
})))();

export const CustomDomainInput = /* @__PURE__ */ (() => closed({
  customDomain: text({ min: 1, max: 253, trim: true, said: { required: 'Please enter a valid domain', minLength: 'Please enter a valid domain', maxLength: 'Please enter a valid domain' } }),
}))();

export const CustomDomainStatus = /* @__PURE__ */ (() => open({
  customDomain: z.nullable(text()),
  customDomainVerified: flag(),
  customDomainVerificationToken: z.nullable(text()),
  dnsRecord: z.nullable(open({
    type: text(),
    name: text(),
    value: text(),
  })),
}))();

export const OrganizationContext = /* @__PURE__ */ (() => open({
  organization: MemberOrganization,
  userRole: Role,
  isPublicAccess: flag(),
  accessMethod: choice(['subdomain', 'path', 'custom_domain', 'membership']),
}))();

export const ExportRequester = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
}))();

export const OrganizationExport = /* @__PURE__ */ (() => open({
  id: text(),
  state: choice(['waiting', 'running', 'ready', 'failed', 'expired']),
  requestedBy: z.nullable(ExportRequester),
  createdAt: Timestamp,
  done: whole(),
  total: whole(),
  size: z.nullable(whole()),
  files: z.nullable(whole()),
  readyAt: z.nullable(Timestamp),
  expiresAt: z.nullable(Timestamp),
  downloadUrl: z.nullable(text()),
}))();

export const GeneralSettingsInput = /* @__PURE__ */ (() => closed({
  organizationName: z.optional(text({ min: 1, max: 100, trim: true, said: { minLength: 'Organization name is required' } })),
  timezone: z.optional(text({ max: 64 })),
  businessHours: z.optional(BusinessHours),
  autoAssignment: z.optional(flag()),
  mailsTicketLinks: z.optional(flag()),
  contactNotes: z.optional(z.nullable(list(ContactNote, { max: 6, said: { maxItems: 'The contact page can have up to 6 notes' } }))),
  helpCenter: z.optional(HelpCenterLook),
  mailLanguage: z.optional(MailLanguage),
  languages: z.optional(ElementLanguages),
  mailsResolution: z.optional(flag()),
  signature: z.optional(text({ max: 1000, trim: true, said: { maxLength: 'A signature can have up to 1000 characters' } })),
  keepsPictureMetadata: z.optional(flag()),
  auditDays: z.optional(z.nullable(whole({ min: 90, max: 3650, said: { minimum: 'The audit log must be kept for at least 90 days', maximum: 'The audit log can be kept for at most 3,650 days, or forever' } }))),
  ticketPrefix: z.optional(text({ pattern: new RegExp('^[A-Za-z][A-Za-z0-9]*$', 'u'), min: 1, max: 10, trim: true, said: { minLength: 'Ticket prefix is required', maxLength: 'Ticket prefix must be at most 10 characters', pattern: 'Ticket prefix can only contain letters and digits and must begin with a letter' } })),
}))();

export const SmtpSettingsInput = /* @__PURE__ */ (() => closed({
  host: z.optional(textOrEmpty({ max: 253, trim: true })),
  port: z.optional(whole({ min: 1, max: 65535, said: { type: 'SMTP port must be a number', minimum: 'SMTP port must be from 1 to 65535', maximum: 'SMTP port must be from 1 to 65535' } })),
  username: z.optional(textOrEmpty({ max: 254 })),
  password: z.optional(text({ max: 1000 })),
  secure: z.optional(flag()),
}))();

export const EmailSettingsInput = /* @__PURE__ */ (() => closed({
  provider: EmailProvider,
  smtpSettings: z.optional(SmtpSettingsInput),
  googleWorkspaceEmail: z.optional(textOrEmpty({ max: 254, format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
}))();

export const EmailTestInput = /* @__PURE__ */ (() => closed({
  to: z.optional(text({ max: 255, format: 'email', said: { format: 'Please enter a valid email address' } })),
}))();

export const SeenSite = /* @__PURE__ */ (() => open({
  firstHost: z.nullable(text()),
  firstSeenAt: Timestamp,
  lastHost: z.nullable(text()),
  lastSeenAt: Timestamp,
}))();

export const FirstSteps = /* @__PURE__ */ (() => open({
  form: flag(),
  chat: flag(),
  article: flag(),
  team: flag(),
  mail: flag(),
  sites: open({
    chat: z.nullable(SeenSite),
    form: z.nullable(SeenSite),
  }),
  samples: whole(),
  isPutAway: flag(),
}))();

export const FirstStepsInput = /* @__PURE__ */ (() => closed({
  isPutAway: z.optional(flag()),
  hasSamples: z.optional(flag()),
}))();

export const ApiSettingsInput = /* @__PURE__ */ (() => closed({
  webhookUrl: z.optional(textOrEmpty({ max: 2000, format: 'uri', trim: true, said: { format: 'Please enter a valid URL' } })),
  apiKeyEnabled: z.optional(flag()),
}))();

export const ApiKeyValue = /* @__PURE__ */ (() => open({
  apiKey: text(),
}))();

export const TicketViewCounts = /* @__PURE__ */ (() => open({
  mine: whole(),
  unassigned: whole(),
  needsReply: whole(),
  waiting: whole(),
  snoozed: whole(),
  spam: whole(),
  mentions: whole(),
}))();

export const DashboardCounts = /* @__PURE__ */ (() => open({
  tickets: whole(),
  chatSessions: whole(),
  notifications: whole(),
  views: z.nullable(TicketViewCounts),
}))();

export const DashboardStats = /* @__PURE__ */ (() => open({
  openTickets: whole(),
  openTicketsChange: z.nullable(whole()),
  responseTime: z.nullable(text()),
  responseTimeChange: z.nullable(whole()),
  activeChats: whole(),
  satisfaction: z.nullable(whole()),
  satisfactionChange: z.nullable(whole()),
}))();

export const AgentPerformance = /* @__PURE__ */ (() => open({
  user: UserRef,
  role: Role,
  open: whole(),
  assigned: whole(),
  resolved: whole(),
  firstResponse: z.nullable(text()),
}))();

export const DueTicket = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
  subject: text(),
  priority: TicketPriority,
  assignedAgent: z.nullable(UserRef),
  goal: choice(['firstResponse', 'resolution']),
  dueAt: text({ format: 'date-time' }),
}))();

export const DashboardAutomation = /* @__PURE__ */ (() => open({
  contactForms: open({
    today: whole(),
    conversion: z.nullable(whole()),
    form: z.nullable(open({
      id: text(),
      name: text(),
      submissionCount: whole(),
    })),
  }),
  chatbot: open({
    autoResolved: whole(),
    accuracy: z.nullable(whole()),
    totalResponses: whole(),
    lastUpdated: z.nullable(Timestamp),
  }),
}))();

export const Day = /* @__PURE__ */ (() => text({ pattern: new RegExp('^(19[7-9][0-9]|[2-9][0-9]{3})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', 'u'), said: { pattern: 'A day must look like 2026-03-29' } }))();

export const MetricsPeriod = /* @__PURE__ */ (() => choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']))();

export const MetricsReport = /* @__PURE__ */ (() => choice(['tickets', 'agents', 'tags', 'channels', 'forms', 'sla', 'satisfaction', 'hours']))();

export const ReportFormat = /* @__PURE__ */ (() => choice(['csv', 'xlsx']))();

export const SendReportInput = /* @__PURE__ */ (() => closed({
  report: MetricsReport,
  period: z.optional(MetricsPeriod),
  from: z.optional(Day),
  to: z.optional(Day),
  format: z.optional(ReportFormat),
}))();

export const MetricsSpan = /* @__PURE__ */ (() => open({
  from: text({ format: 'date' }),
  to: text({ format: 'date' }),
  timezone: text(),
  since: Timestamp,
  until: text({ format: 'date-time' }),
}))();

export const TimeFigure = /* @__PURE__ */ (() => open({
  count: whole(),
  median: z.nullable(whole()),
  p90: z.nullable(whole()),
}))();

export const SatisfactionFigure = /* @__PURE__ */ (() => open({
  count: whole(),
  share: z.nullable(whole()),
  mean: z.nullable(decimal()),
}))();

export const MetricsTotals = /* @__PURE__ */ (() => open({
  created: whole(),
  resolved: whole(),
  backlog: whole(),
  firstResponse: TimeFigure,
  resolution: TimeFigure,
  satisfaction: SatisfactionFigure,
}))();

export const MetricsDay = /* @__PURE__ */ (() => open({
  date: text({ format: 'date' }),
  created: whole(),
  resolved: whole(),
  backlog: whole(),
  firstResponse: z.nullable(whole()),
  resolution: z.nullable(whole()),
  ratings: whole(),
  satisfaction: z.nullable(whole()),
}))();

export const MetricsPartFigures = /* @__PURE__ */ (() => open({
  created: whole(),
  resolved: whole(),
  firstResponse: z.nullable(whole()),
  resolution: z.nullable(whole()),
}))();

export const MetricsPart = /* @__PURE__ */ (() => open({
  created: whole(),
  resolved: whole(),
  firstResponse: z.nullable(whole()),
  resolution: z.nullable(whole()),
  before: MetricsPartFigures,
}))();

export const MetricsChannel = /* @__PURE__ */ (() => z.intersection(MetricsPart, open({
  channel: TicketChannel,
})))();

export const MetricsForm = /* @__PURE__ */ (() => z.intersection(MetricsPart, open({
  id: text(),
  name: text(),
})))();

export const MetricsOverview = /* @__PURE__ */ (() => open({
  span: MetricsSpan,
  before: MetricsSpan,
  totals: MetricsTotals,
  totalsBefore: MetricsTotals,
  days: list(MetricsDay),
  firstResponses: list(open({
    from: whole(),
    to: z.nullable(whole()),
    count: whole(),
  })),
  channels: list(MetricsChannel),
  forms: list(MetricsForm),
}))();

export const MetricsAgentFigures = /* @__PURE__ */ (() => open({
  assigned: whole(),
  resolved: whole(),
  replies: whole(),
  reopened: whole(),
  chats: whole(),
  handleTime: z.nullable(whole()),
  firstResponse: TimeFigure,
  resolution: TimeFigure,
  satisfaction: SatisfactionFigure,
  timeSpent: whole(),
}))();

export const MetricsAgent = /* @__PURE__ */ (() => open({
  user: z.nullable(UserRef),
  role: z.nullable(Role),
  open: whole(),
  assigned: whole(),
  resolved: whole(),
  waiting: whole(),
  replies: whole(),
  reopened: whole(),
  chats: whole(),
  handleTime: z.nullable(whole()),
  firstResponse: TimeFigure,
  resolution: TimeFigure,
  satisfaction: SatisfactionFigure,
  timeSpent: whole(),
  before: MetricsAgentFigures,
}))();

export const MetricsAgents = /* @__PURE__ */ (() => open({
  span: MetricsSpan,
  before: MetricsSpan,
  agents: list(MetricsAgent),
}))();

export const AgentChat = /* @__PURE__ */ (() => open({
  id: text(),
  customerName: z.nullable(text()),
  startedAt: Timestamp,
  rating: z.nullable(whole()),
  ticketNumber: z.nullable(text()),
}))();

export const SlaTarget = /* @__PURE__ */ (() => open({
  priority: TicketPriority,
  target: whole(),
  met: whole(),
  breached: whole(),
  share: z.nullable(whole()),
  shareBefore: z.nullable(whole()),
  open: whole(),
  atRisk: whole(),
  overdue: whole(),
}))();

export const MetricsSla = /* @__PURE__ */ (() => open({
  span: MetricsSpan,
  firstResponse: list(SlaTarget),
  resolution: list(SlaTarget),
  days: list(open({
    date: text({ format: 'date' }),
    firstResponseMet: whole(),
    firstResponseBreached: whole(),
    resolutionMet: whole(),
    resolutionBreached: whole(),
  })),
}))();

export const HourOfWeek = /* @__PURE__ */ (() => open({
  weekday: Weekday,
  hour: whole({ min: 0, max: 23 }),
  tickets: whole(),
  replies: whole(),
  chats: whole(),
}))();

export const MetricsHoursOfWeek = /* @__PURE__ */ (() => open({
  span: MetricsSpan,
  hours: list(HourOfWeek),
}))();

export const SavedReportPeriod = /* @__PURE__ */ (() => choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']))();

export const SavedReportVisibility = /* @__PURE__ */ (() => choice(['personal', 'team']))();

export const SavedReportSchedule = /* @__PURE__ */ (() => open({
  weekday: z.nullable(Weekday),
  dayOfMonth: z.nullable(whole()),
  format: ReportFormat,
  recipients: list(UserRef),
}))();

export const SavedReportScheduleInput = /* @__PURE__ */ (() => closed({
  weekday: z.optional(z.nullable(Weekday)),
  dayOfMonth: z.optional(z.nullable(whole({ min: 1, max: 28, said: { minimum: 'Choose a day from 1 to 28', maximum: 'Choose a day from 1 to 28' } }))),
  format: z.optional(ReportFormat),
  recipientIds: list(text({ min: 1, max: 64 }), { min: 1, max: 10, said: { required: 'Choose at least one recipient', minItems: 'Choose at least one recipient', maxItems: 'A report can have up to 10 recipients' } }),
}))();

export const SavedReport = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  report: MetricsReport,
  period: SavedReportPeriod,
  visibility: SavedReportVisibility,
  owner: z.nullable(UserRef),
  schedule: z.nullable(SavedReportSchedule),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const SavedReportInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 60, trim: true, said: { required: 'Name is required', maxLength: 'A name can have up to 60 characters' } }),
  report: MetricsReport,
  period: SavedReportPeriod,
  visibility: z.optional(SavedReportVisibility),
  schedule: z.optional(z.nullable(SavedReportScheduleInput)),
}))();

export const SavedReportPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 60, trim: true, said: { minLength: 'Name is required', maxLength: 'A name can have up to 60 characters' } })),
  report: z.optional(MetricsReport),
  period: z.optional(SavedReportPeriod),
  visibility: z.optional(SavedReportVisibility),
  schedule: z.optional(z.nullable(SavedReportScheduleInput)),
}))();

export const SnoozeInput = /* @__PURE__ */ (() => closed({
  until: z.nullable(text({ format: 'date-time' })),
}))();

export const CcInput = /* @__PURE__ */ (() => closed({
  email: text({ format: 'email', trim: true, said: { required: 'Please enter an email address', format: 'Please enter a valid email address' } }),
  name: z.optional(z.nullable(text({ max: 200, trim: true }))),
}))();

export const HandOverInput = /* @__PURE__ */ (() => closed({
  assignedAgentId: text({ min: 1, max: 64, said: { required: 'Choose a colleague', minLength: 'Choose a colleague' } }),
  note: text({ min: 1, max: 20000, trim: true, said: { required: 'Note is required', minLength: 'Note is required' } }),
  noteFormat: z.optional(TextFormat),
  draft: z.optional(text({ max: 20000, trim: true })),
  draftFormat: z.optional(TextFormat),
}))();

export const FollowInput = /* @__PURE__ */ (() => closed({
  userIds: z.optional(list(text({ min: 1, max: 64 }), { min: 1, max: 50 })),
}))();

export const Followers = /* @__PURE__ */ (() => open({
  followers: list(UserRef),
}))();

export const ScheduledReplyInput = /* @__PURE__ */ (() => closed({
  message: z.optional(text({ min: 1, max: 20000, trim: true, said: { minLength: 'Message is required' } })),
  html: z.optional(text({ min: 1, max: 100000, said: { minLength: 'Message is required' } })),
  markdown: z.optional(text({ min: 1, max: 20000, said: { minLength: 'Message is required' } })),
  holdSeconds: z.optional(whole({ min: 1, max: 60 })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  sendAt: z.optional(text({ format: 'date-time' })),
  status: z.optional(TicketStatus),
  seenMessageId: z.optional(z.nullable(text({ max: 64 }))),
}))();

export const UnreadTickets = /* @__PURE__ */ (() => open({
  ids: list(text()),
}))();

export const TicketOrigins = /* @__PURE__ */ (() => open({
  forms: list(open({
    id: text(),
    name: text(),
  })),
  domains: list(text()),
}))();

export const TicketReadInput = /* @__PURE__ */ (() => closed({
  seenMessageId: z.optional(z.nullable(text({ max: 64 }))),
}))();

export const TicketStats = /* @__PURE__ */ (() => open({
  total: whole(),
  open: whole(),
  in_progress: whole(),
  resolved: whole(),
  closed: whole(),
}))();

export const TicketCreateInput = /* @__PURE__ */ (() => closed({
  subject: text({ min: 1, max: 255, trim: true, said: { required: 'Subject is required' } }),
  description: text({ min: 1, max: 20000, trim: true, said: { required: 'Description is required' } }),
  descriptionFormat: z.optional(TextFormat),
  priority: z._default(TicketPriority, 'normal'),
  customerEmail: z.optional(textOrEmpty({ format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
  customerName: z.optional(text({ max: 200, trim: true })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  externalId: z.optional(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } })),
  metadata: z.optional(anything()),
  tagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } })),
  isOutbound: z.optional(flag()),
  assignedAgentId: z.optional(text({ min: 1, max: 64 })),
  ccs: z.optional(list(CcInput, { max: 10, said: { maxItems: 'A ticket can have up to 10 people in Cc' } })),
  sendFrom: z.optional(text({ format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
}))();

export const TicketCondition = /* @__PURE__ */ (() => closed({
  assignedAgentId: z.optional(z.nullable(text({ min: 1, max: 64 }))),
  status: z.optional(TicketStatus),
  priority: z.optional(TicketPriority),
  subject: z.optional(text({ max: 255 })),
  customerEmail: z.optional(z.nullable(text({ max: 254 }))),
  customerName: z.optional(z.nullable(text({ max: 200 }))),
  snooze: z.optional(z.nullable(SnoozeInput)),
}))();

export const TicketUpdateInput = /* @__PURE__ */ (() => closed({
  assignedAgentId: z.optional(z.nullable(text({ max: 64 }))),
  status: z.optional(TicketStatus),
  priority: z.optional(TicketPriority),
  subject: z.optional(text({ min: 1, max: 255, trim: true, said: { minLength: 'Subject is required' } })),
  customerEmail: z.optional(z.nullable(text({ format: 'email', trim: true, said: { format: 'Please enter a valid email address' } }))),
  customerName: z.optional(z.nullable(text({ max: 200, trim: true }))),
  externalId: z.optional(z.nullable(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } }))),
  metadata: z.optional(anything()),
  addTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } })),
  removeTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20 })),
  addCcs: z.optional(list(CcInput, { max: 10, said: { maxItems: 'A ticket can have up to 10 people in Cc' } })),
  removeCcs: z.optional(list(text({ max: 254 }), { max: 10 })),
  onlyIf: z.optional(TicketCondition),
}))();

export const TicketMessageInput = /* @__PURE__ */ (() => closed({
  message: z.optional(text({ min: 1, max: 20000, trim: true, said: { minLength: 'Message is required' } })),
  html: z.optional(text({ min: 1, max: 100000, said: { minLength: 'Message is required' } })),
  markdown: z.optional(text({ min: 1, max: 20000, said: { minLength: 'Message is required' } })),
  isInternal: z._default(flag(), false),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  mentions: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A note can mention up to 20 members' } })),
  seenMessageId: z.optional(z.nullable(text({ max: 64 }))),
}))();

export const TicketIds = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 200, said: { minItems: 'Select at least one ticket' } }),
}))();

export const PutAwayResult = /* @__PURE__ */ (() => open({
  done: list(text()),
  failed: list(open({
    id: text(),
    message: text(),
  })),
}))();

export const PutAwayTicket = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
  subject: text(),
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  firstWords: text(),
  putAwayAt: Timestamp,
  putAwayBy: z.nullable(text()),
  blockedBy: z.nullable(text()),
  leavesAt: Timestamp,
}))();

export const PutAwayTicketDetail = /* @__PURE__ */ (() => z.intersection(PutAwayTicket, open({
  description: text(),
  files: list(MessageFile),
  createdAt: Timestamp,
  mailId: z.nullable(text()),
  messages: list(TicketMessage),
  evidence: list(open({
    name: text(),
    value: text(),
  })),
})))();

export const LinkedTicket = /* @__PURE__ */ (() => z.intersection(TicketRef, open({
  status: TicketStatus,
  priority: TicketPriority,
  createdAt: Timestamp,
})))();

export const TicketLink = /* @__PURE__ */ (() => open({
  kind: TicketLinkKind,
  linkedAt: Timestamp,
  ticket: LinkedTicket,
}))();

export const TicketLinks = /* @__PURE__ */ (() => open({
  links: list(TicketLink),
}))();

export const TicketLinkInput = /* @__PURE__ */ (() => closed({
  ticketId: text({ min: 1, max: 64 }),
  kind: TicketLinkKind,
}))();

export const TicketSplitInput = /* @__PURE__ */ (() => closed({
  messageId: text({ min: 1, max: 64 }),
  andLater: z._default(flag(), false),
  subject: z.optional(text({ min: 1, max: 255, trim: true })),
}))();

export const TicketMergeInput = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 2, max: 20, said: { minItems: 'Select at least two tickets', maxItems: 'You can merge up to 20 tickets at once' } }),
  intoId: z.optional(text({ min: 1, max: 64 })),
}))();

export const TicketMergeResult = /* @__PURE__ */ (() => open({
  ticket: TicketRef,
  merged: list(TicketRef),
}))();

export const TicketUnmergeInput = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 20, said: { minItems: 'Select at least one ticket', maxItems: 'You can merge up to 20 tickets at once' } }),
}))();

export const TicketUnmergeResult = /* @__PURE__ */ (() => open({
  restored: list(TicketRef),
}))();

export const ImportedMessage = /* @__PURE__ */ (() => closed({
  author: choice(['customer', 'staff']),
  authorName: z.optional(text({ max: 200, trim: true })),
  authorEmail: z.optional(text({ max: 254, trim: true })),
  isInternal: z._default(flag(), false),
  message: text({ max: 20000, trim: true }),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  createdAt: Timestamp,
}))();

export const ImportedTicket = /* @__PURE__ */ (() => closed({
  externalId: text({ min: 1, max: 200, trim: true }),
  subject: text({ min: 1, max: 255, trim: true, said: { required: 'Subject is required', minLength: 'Subject is required' } }),
  description: text({ min: 1, max: 20000, trim: true, said: { required: 'Description is required', minLength: 'Description is required' } }),
  status: z.optional(TicketStatus),
  priority: z.optional(TicketPriority),
  customerName: z.optional(text({ max: 200, trim: true })),
  customerEmail: z.optional(textOrEmpty({ format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
  assignedAgentEmail: z.optional(text({ max: 254, trim: true })),
  metadata: z.optional(anything()),
  tags: z.optional(TagNames),
  createdAt: Timestamp,
  resolvedAt: z.optional(Timestamp),
  updatedAt: z.optional(Timestamp),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  messages: z.optional(list(ImportedMessage, { max: 1000 })),
}))();

export const TicketImportInput = /* @__PURE__ */ (() => closed({
  tickets: list(ImportedTicket, { min: 1, max: 1000, said: { minItems: 'Send at least one ticket', maxItems: 'You can import up to 1000 tickets at once' } }),
}))();

export const ImportedTicketIds = /* @__PURE__ */ (() => closed({
  externalIds: list(text({ min: 1, max: 200, trim: true }), { min: 1, max: 1000, said: { minItems: 'Send at least one ID', maxItems: 'You can check up to 1000 IDs at once' } }),
}))();

export const KnownImports = /* @__PURE__ */ (() => open({
  known: list(text()),
}))();

export const TicketImportResult = /* @__PURE__ */ (() => open({
  imported: whole(),
  results: list(open({
    externalId: text(),
    outcome: choice(['imported', 'known', 'refused']),
    id: z.nullable(text()),
    ticketNumber: z.nullable(text()),
    message: z.nullable(text()),
  })),
}))();

export const TicketBulkInput = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 200, said: { minItems: 'Select at least one ticket' } }),
  assignedAgentId: z.optional(z.nullable(text({ min: 1, max: 64 }))),
  status: z.optional(TicketStatus),
  priority: z.optional(TicketPriority),
  addTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } })),
  removeTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20 })),
  snooze: z.optional(z.nullable(SnoozeInput)),
  onlyIf: z.optional(TicketCondition),
}))();

export const TicketBulkResult = /* @__PURE__ */ (() => open({
  updated: whole(),
  changed: list(open({
    id: text(),
    assignedAgentId: z.nullable(text()),
    status: TicketStatus,
    priority: TicketPriority,
    tagIds: list(text()),
    snooze: z.nullable(SnoozeInput),
  })),
  failed: list(open({
    id: text(),
    message: text(),
  })),
}))();

export const CustomerLanguage = /* @__PURE__ */ (() => open({
  language: z.nullable(MailLanguage),
  from: z.nullable(choice(['mail', 'page', 'member'])),
  mailLanguage: MailLanguage,
  languages: list(MailLanguage),
}))();

export const CustomerLanguageInput = /* @__PURE__ */ (() => closed({
  language: z.nullable(MailLanguage),
}))();

export const TicketTask = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  assignee: z.nullable(UserRef),
  dueOn: z.nullable(text({ format: 'date' })),
  doneAt: z.nullable(text({ format: 'date-time' })),
  doneBy: z.nullable(text()),
  createdAt: Timestamp,
}))();

export const TicketTaskInput = /* @__PURE__ */ (() => closed({
  title: text({ min: 1, max: 200, trim: true, said: { required: 'Please enter a task', minLength: 'Please enter a task', maxLength: 'A task can have up to 200 characters' } }),
  assigneeId: z.optional(z.nullable(text({ min: 1, max: 64 }))),
  dueOn: z.optional(z.nullable(text({ format: 'date', said: { format: 'A day must look like 2026-03-29' } }))),
}))();

export const TicketTaskPatch = /* @__PURE__ */ (() => closed({
  title: z.optional(text({ min: 1, max: 200, trim: true, said: { minLength: 'Please enter a task', maxLength: 'A task can have up to 200 characters' } })),
  assigneeId: z.optional(z.nullable(text({ min: 1, max: 64 }))),
  dueOn: z.optional(z.nullable(text({ format: 'date', said: { format: 'A day must look like 2026-03-29' } }))),
  isDone: z.optional(flag()),
  position: z.optional(whole({ min: 0, max: 199 })),
}))();

export const TimeEntry = /* @__PURE__ */ (() => open({
  id: text(),
  member: z.nullable(UserRef),
  minutes: whole(),
  day: text({ format: 'date' }),
  note: z.nullable(text()),
  startedAt: z.nullable(text({ format: 'date-time' })),
  createdAt: Timestamp,
}))();

export const TimeEntryInput = /* @__PURE__ */ (() => closed({
  minutes: whole({ min: 1, max: 1440, said: { required: 'Please enter how long it took', minimum: 'Please enter at least one minute', maximum: 'An entry can be at most 24 hours', type: 'Please enter whole minutes' } }),
  day: z.optional(text({ format: 'date', said: { format: 'A day must look like 2026-03-29' } })),
  note: z.optional(z.nullable(text({ max: 500, trim: true, said: { maxLength: 'A note can have up to 500 characters' } }))),
}))();

export const TimeEntryPatch = /* @__PURE__ */ (() => closed({
  minutes: z.optional(whole({ min: 1, max: 1440, said: { minimum: 'Please enter at least one minute', maximum: 'An entry can be at most 24 hours', type: 'Please enter whole minutes' } })),
  day: z.optional(text({ format: 'date', said: { format: 'A day must look like 2026-03-29' } })),
  note: z.optional(z.nullable(text({ max: 500, trim: true, said: { maxLength: 'A note can have up to 500 characters' } }))),
}))();

export const MemberTimer = /* @__PURE__ */ (() => open({
  timer: z.nullable(open({
    entry: TimeEntry,
    ticket: TicketRef,
  })),
}))();

export const TagInput = /* @__PURE__ */ (() => closed({
  name: text({ pattern: new RegExp('^[^,]+$', 'u'), min: 1, max: 50, trim: true, said: { required: 'Name is required', minLength: 'Name is required', maxLength: 'A tag can have up to 50 characters', pattern: 'A tag can\'t contain a comma' } }),
  color: z.optional(TagColor),
}))();

export const TagPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ pattern: new RegExp('^[^,]+$', 'u'), min: 1, max: 50, trim: true, said: { minLength: 'Name is required', maxLength: 'A tag can have up to 50 characters', pattern: 'A tag can\'t contain a comma' } })),
  color: z.optional(TagColor),
}))();

export const TagMergeInput = /* @__PURE__ */ (() => closed({
  tagIds: list(text({ min: 1, max: 64 }), { min: 1, max: 100, said: { required: 'Select at least one tag to merge', minItems: 'Select at least one tag to merge' } }),
}))();

export const SavedViewVisibility = /* @__PURE__ */ (() => choice(['personal', 'team']))();

export const ViewLayout = /* @__PURE__ */ (() => choice(['table', 'beside']))();

export const SavedView = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  query: text(),
  layout: z.nullable(ViewLayout),
  visibility: SavedViewVisibility,
  position: whole(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const SavedViews = /* @__PURE__ */ (() => open({
  views: list(SavedView),
  defaultView: z.nullable(text()),
}))();

export const SavedViewInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 60, trim: true, said: { required: 'Name is required', maxLength: 'A name can have up to 60 characters' } }),
  query: text({ max: 500, trim: true, said: { required: 'Query is required', maxLength: 'A query can have up to 500 characters' } }),
  layout: z.optional(z.nullable(ViewLayout)),
  visibility: z.optional(SavedViewVisibility),
}))();

export const SavedViewPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 60, trim: true, said: { minLength: 'Name is required', maxLength: 'A name can have up to 60 characters' } })),
  query: z.optional(text({ max: 500, trim: true, said: { maxLength: 'A query can have up to 500 characters' } })),
  layout: z.optional(z.nullable(ViewLayout)),
  visibility: z.optional(SavedViewVisibility),
  position: z.optional(whole({ min: 0, max: 1000 })),
}))();

export const ViewCount = /* @__PURE__ */ (() => open({
  id: text(),
  count: z.nullable(whole()),
}))();

export const DefaultViewInput = /* @__PURE__ */ (() => closed({
  view: z.nullable(text({ max: 64 })),
}))();

export const NumberedTicket = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
}))();

export const DeadLetter = /* @__PURE__ */ (() => open({
  id: text(),
  kind: choice(['mail', 'webhook', 'job']),
  name: text(),
  target: z.nullable(text()),
  reason: z.nullable(text()),
  attempts: whole(),
  createdAt: Timestamp,
  ticket: z.nullable(NumberedTicket),
}))();

export const DeadLetters = /* @__PURE__ */ (() => open({
  deadLetters: list(DeadLetter),
  total: whole(),
  heldMails: whole(),
}))();

export const DeadLetterRetryInput = /* @__PURE__ */ (() => closed({
  kind: z.optional(choice(['mail', 'webhook', 'job'])),
}))();

export const BlockedSenderInput = /* @__PURE__ */ (() => closed({
  value: text({ min: 1, max: 254, trim: true, said: { required: 'Please enter an email address or a domain', minLength: 'Please enter an email address or a domain' } }),
  reason: z.optional(z.nullable(text({ max: 200, trim: true }))),
}))();

export const MailTextWords = /* @__PURE__ */ (() => open({
  subject: z.nullable(text()),
  heading: z.nullable(text()),
  opening: z.nullable(text()),
  largeFiles: z.nullable(text()),
  answering: z.nullable(text()),
  button: z.nullable(text()),
  linkNote: z.nullable(text()),
  lookup: z.nullable(text()),
  closing: z.nullable(text()),
  ownWords: z.nullable(text()),
}))();

export const MailText = /* @__PURE__ */ (() => open({
  kind: MailTextKind,
  language: MailLanguage,
  words: MailTextWords,
  own: list(MailTextPart),
  updatedAt: z.nullable(text({ format: 'date-time' })),
}))();

export const MailTextInput = /* @__PURE__ */ (() => closed({
  subject: z.optional(text({ min: 1, max: 150, trim: true, said: { minLength: 'Subject is required', maxLength: 'A subject can have up to 150 characters' } })),
  heading: z.optional(text({ max: 150, trim: true, said: { maxLength: 'A heading can have up to 150 characters' } })),
  opening: z.optional(text({ min: 1, max: 1000, trim: true, said: { minLength: 'Opening is required', maxLength: 'An opening can have up to 1000 characters' } })),
  largeFiles: z.optional(text({ min: 1, max: 300, trim: true, said: { minLength: 'The text before the links is required', maxLength: 'This can have up to 300 characters' } })),
  answering: z.optional(text({ max: 300, trim: true, said: { maxLength: 'This can have up to 300 characters' } })),
  button: z.optional(text({ min: 1, max: 60, trim: true, said: { minLength: 'Button text is required', maxLength: 'A button can have up to 60 characters' } })),
  linkNote: z.optional(text({ max: 500, trim: true, said: { maxLength: 'This can have up to 500 characters' } })),
  closing: z.optional(text({ max: 1000, trim: true, said: { maxLength: 'A closing can have up to 1000 characters' } })),
  ownWords: z.optional(text({ max: 150, trim: true, said: { maxLength: 'This can have up to 150 characters' } })),
  lookup: z.optional(text({ max: 300, trim: true, said: { maxLength: 'This can have up to 300 characters' } })),
}))();

export const MailPreview = /* @__PURE__ */ (() => open({
  subject: text(),
  text: text(),
  pageUrl: text(),
}))();

export const OwnSentenceInput = /* @__PURE__ */ (() => closed({
  name: SentenceName,
  text: z.nullable(text({ min: 1, max: 500, trim: true, said: { minLength: 'Text is required', maxLength: 'A text can have up to 500 characters' } })),
}))();

export const OwnSentencesInput = /* @__PURE__ */ (() => closed({
  sentences: list(OwnSentenceInput, { min: 1, max: 300, said: { minItems: 'Change at least one text', maxItems: 'You can change up to 300 texts at once' } }),
}))();

export const MissingInMail = /* @__PURE__ */ (() => open({
  kind: MailTextKind,
  parts: list(MailTextPart, { min: 1 }),
}))();

export const MissingInLanguage = /* @__PURE__ */ (() => open({
  language: ElementLanguage,
  sentences: list(SentenceName),
  mails: list(MissingInMail),
}))();

export const TextsInOneLanguage = /* @__PURE__ */ (() => open({
  kind: choice(['forms', 'articles', 'chat_greeting', 'chat_panel', 'chat_messages', 'contact_notes']),
  count: whole({ min: 1 }),
}))();

export const MissingSentences = /* @__PURE__ */ (() => open({
  languages: list(MissingInLanguage),
  inOneLanguage: list(TextsInOneLanguage),
}))();

export const MailRecord = /* @__PURE__ */ (() => open({
  kind: choice(['mx', 'spf', 'dkim', 'dmarc']),
  name: text(),
  type: choice(['MX', 'TXT']),
  state: choice(['found', 'missing', 'unknown']),
  found: list(text()),
  value: z.nullable(text()),
}))();

export const Mailbox = /* @__PURE__ */ (() => open({
  address: z.nullable(text()),
  from: z.nullable(text()),
  records: list(MailRecord),
}))();

export const MailboxTest = /* @__PURE__ */ (() => open({
  id: text(),
  arrivedAt: z.nullable(text({ format: 'date-time' })),
}))();

export const HeldMail = /* @__PURE__ */ (() => open({
  id: text(),
  sender: z.nullable(text()),
  subject: text(),
  state: choice(['held', 'failed', 'waiting']),
  reason: z.nullable(text()),
  needsSender: flag(),
  receivedAt: Timestamp,
}))();

export const MailSenderInput = /* @__PURE__ */ (() => closed({
  email: text({ max: 254, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
  name: z.optional(text({ max: 200, trim: true })),
}))();

export const SupportAddressAssignee = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
}))();

export const MailProvider = /* @__PURE__ */ (() => choice(['google', 'microsoft']))();

export const ImapAccount = /* @__PURE__ */ (() => open({
  host: text(),
  port: whole(),
  username: text(),
  provider: z.nullable(MailProvider),
  deleteFetched: flag(),
  checkedAt: z.nullable(text({ format: 'date-time' })),
  problem: z.nullable(text()),
  revokedAt: z.nullable(text({ format: 'date-time' })),
}))();

export const SupportAddress = /* @__PURE__ */ (() => open({
  id: text(),
  email: text(),
  name: z.nullable(text()),
  signature: z.nullable(text()),
  assignee: z.nullable(SupportAddressAssignee),
  state: choice(['unverified', 'verified', 'in_use']),
  forwardTo: z.nullable(text()),
  confirmationUrl: z.nullable(text()),
  testSentAt: z.nullable(text({ format: 'date-time' })),
  arrivedAt: z.nullable(text({ format: 'date-time' })),
  sendsFrom: z.nullable(text()),
  sendProblem: z.nullable(text()),
  imap: z.nullable(ImapAccount),
  providers: list(MailProvider),
  createdAt: Timestamp,
}))();

export const OAuthStart = /* @__PURE__ */ (() => closed({
  provider: MailProvider,
  next: text({ pattern: new RegExp('^/([^/\\\\].*)?$', 'u'), max: 500 }),
}))();

export const OAuthPlace = /* @__PURE__ */ (() => open({
  url: text(),
}))();

export const OAuthResponse = /* @__PURE__ */ (() => closed({
  response: text({ min: 1, max: 8000 }),
}))();

export const ImapAccountInput = /* @__PURE__ */ (() => closed({
  host: text({ min: 1, max: 253, trim: true, said: { required: 'Please enter the IMAP server', minLength: 'Please enter the IMAP server' } }),
  port: z._default(whole({ min: 1, max: 65535 }), 993),
  username: text({ min: 1, max: 254, trim: true, said: { required: 'Please enter the user name', minLength: 'Please enter the user name' } }),
  password: z.optional(text({ max: 500 })),
  deleteFetched: z._default(flag(), false),
}))();

export const SupportAddressInput = /* @__PURE__ */ (() => closed({
  email: text({ max: 254, format: 'email', trim: true, said: { required: 'Please enter an email address', format: 'Please enter a valid email address' } }),
  name: z.optional(z.nullable(text({ max: 80, trim: true }))),
  signature: z.optional(z.nullable(text({ max: 1000, said: { maxLength: 'A signature can have up to 1000 characters' } }))),
  assigneeId: z.optional(z.nullable(text({ max: 64 }))),
}))();

export const SupportAddressUpdate = /* @__PURE__ */ (() => closed({
  name: z.optional(z.nullable(text({ max: 80, trim: true }))),
  signature: z.optional(z.nullable(text({ max: 1000, said: { maxLength: 'A signature can have up to 1000 characters' } }))),
  assigneeId: z.optional(z.nullable(text({ max: 64 }))),
}))();

export const SenderRecord = /* @__PURE__ */ (() => open({
  kind: choice(['spf', 'dkim', 'dmarc']),
  name: text(),
  type: choice(['TXT', 'CNAME']),
  state: choice(['found', 'incomplete', 'missing', 'unknown']),
  found: list(text()),
  value: z.nullable(text()),
}))();

export const FoundTicket = /* @__PURE__ */ (() => z.intersection(Ticket, open({
  foundIn: choice(['heading', 'description', 'message', 'note', 'tag']),
  subjectParts: list(TextPart),
  excerpt: list(TextPart),
})))();

export const FoundPerson = /* @__PURE__ */ (() => open({
  name: z.nullable(text()),
  email: text(),
}))();

export const FoundArticle = /* @__PURE__ */ (() => open({
  id: text(),
  slug: text(),
  title: text(),
  titleParts: list(TextPart),
  excerpt: list(TextPart),
  isPublished: flag(),
  isInternal: flag(),
}))();

export const SearchResult = /* @__PURE__ */ (() => open({
  tickets: list(FoundTicket),
  tags: list(Tag),
  people: list(FoundPerson),
  articles: list(FoundArticle),
}))();

export const AuditObject = /* @__PURE__ */ (() => choice(['sign_in', 'account', 'member', 'role', 'invitation', 'api_key', 'webhook', 'settings', 'branding', 'domain', 'tag', 'contact_form', 'macro', 'blocked_sender', 'spam', 'article', 'bot_answer', 'import', 'export', 'deletion']))();

export const AuditKey = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
}))();

export const AuditActor = /* @__PURE__ */ (() => open({
  type: choice(['member', 'api_key', 'system', 'unknown']),
  id: z.nullable(text()),
  name: z.nullable(text()),
  email: z.nullable(text()),
  key: z.nullable(AuditKey),
}))();

export const AuditField = /* @__PURE__ */ (() => open({
  field: text(),
  before: z.nullable(text()),
  after: z.nullable(text()),
  isSecret: z.optional(flag()),
}))();

export const AuditChange = /* @__PURE__ */ (() => open({
  kind: choice(['created', 'changed', 'deleted']),
  object: text(),
  id: z.nullable(text()),
  name: z.nullable(text()),
  fields: list(AuditField),
}))();

export const AuditEntry = /* @__PURE__ */ (() => open({
  number: whole(),
  createdAt: Timestamp,
  operation: text(),
  object: AuditObject,
  objectId: z.nullable(text()),
  objectName: z.nullable(text()),
  outcome: choice(['done', 'refused']),
  reason: z.nullable(text()),
  actor: AuditActor,
  sessionId: z.nullable(text()),
  address: z.nullable(text()),
  device: z.nullable(text()),
  isNewDevice: flag(),
  requestId: z.nullable(text()),
  changes: list(AuditChange),
  furtherChanges: whole(),
  hash: text(),
}))();

export const AuditAnchor = /* @__PURE__ */ (() => open({
  number: whole(),
  hash: text(),
}))();

export const AuditVerification = /* @__PURE__ */ (() => open({
  isIntact: flag(),
  entries: whole(),
  removedUntil: whole(),
  last: z.nullable(AuditAnchor),
  brokenAt: z.nullable(whole()),
}))();

export const Invitation = /* @__PURE__ */ (() => open({
  id: text(),
  email: text(),
  role: Role,
  customRole: z.optional(CustomRoleRef),
  organization: OrganizationRef,
  message: z.nullable(text()),
  url: z.optional(text()),
  expiresAt: Timestamp,
  createdAt: Timestamp,
}))();

export const InviteInput = /* @__PURE__ */ (() => closed({
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Please enter an email address', format: 'Please enter a valid email address' } }),
  role: z._default(Role, 'agent'),
  customRoleId: z.optional(z.nullable(text({ max: 64 }))),
  message: z.optional(text({ max: 2000, trim: true })),
}))();

export const AssignableMember = /* @__PURE__ */ (() => open({
  role: Role,
  availability: z.optional(Availability),
  awayReason: z.optional(text()),
  user: UserRef,
}))();

export const TeamMember = /* @__PURE__ */ (() => open({
  id: text(),
  userId: text(),
  role: Role,
  customRole: z.optional(CustomRoleRef),
  availability: Availability,
  awayReason: z.optional(text()),
  joinedAt: Timestamp,
  user: UserRef,
  hasSecondFactor: flag(),
  isLinkedToSso: flag(),
}))();

export const CustomRole = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  permissions: list(Permission),
  memberCount: whole(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const CustomRoleInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 40, trim: true, said: { required: 'Name is required', minLength: 'Name is required', maxLength: 'A role can have up to 40 characters' } }),
  permissions: list(Permission, { min: 1, max: 19, said: { required: 'Please choose at least one permission', minItems: 'Please choose at least one permission' } }),
}))();

export const CustomRoleChanges = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 40, trim: true, said: { minLength: 'Name is required', maxLength: 'A role can have up to 40 characters' } })),
  permissions: z.optional(list(Permission, { min: 1, max: 19, said: { minItems: 'Please choose at least one permission' } })),
  end: z.optional(list(text({ min: 1, max: 64 }), { max: 1000 })),
  handOver: z.optional(list(text({ min: 1, max: 64 }), { max: 1000 })),
}))();

export const RoleInput = /* @__PURE__ */ (() => closed({
  role: Role,
  customRoleId: z.optional(z.nullable(text({ max: 64 }))),
  end: z.optional(list(text({ min: 1, max: 64 }), { max: 200 })),
  handOver: z.optional(list(text({ min: 1, max: 64 }), { max: 200 })),
}))();

export const Belonging = /* @__PURE__ */ (() => open({
  kind: choice(['api_key', 'webhook']),
  id: text(),
  name: text(),
  madeBy: text(),
  actsFor: z.nullable(text()),
  lastUsedAt: z.nullable(text({ format: 'date-time' })),
  canHandOver: flag(),
  unlessChosen: choice(['end', 'hand_over']),
}))();

export const AvailabilityInput = /* @__PURE__ */ (() => closed({
  availability: Availability,
  awayReason: z.optional(text({ max: 60, trim: true })),
}))();

export const ContactFormInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 100, trim: true, said: { required: 'Form name is required' } }),
  title: text({ min: 1, max: 200, trim: true, said: { required: 'Form title is required' } }),
  description: z.optional(z.nullable(text({ max: 2000, trim: true }))),
  fields: list(FormFieldInput, { min: 1, max: 50, said: { required: 'Add at least one field', minItems: 'Add at least one field' } }),
  translations: z.optional(FormTranslations),
  settings: z.optional(FormSettingsInput),
  isActive: z._default(flag(), true),
}))();

export const ContactFormStats = /* @__PURE__ */ (() => open({
  totalForms: whole(),
  activeForms: whole(),
  totalSubmissions: whole(),
  lastSubmissionAt: z.nullable(Timestamp),
  submissionsThisMonth: whole(),
}))();

export const ContactFormAnalytics = /* @__PURE__ */ (() => open({
  days: list(open({
    date: text({ format: 'date' }),
    seen: whole(),
    started: whole(),
    submitted: whole(),
  })),
  funnel: open({
    seen: whole(),
    started: whole(),
    submitted: whole(),
  }),
}))();

export const FormSubmissionDetail = /* @__PURE__ */ (() => z.intersection(FormSubmission, open({
  answers: list(open({
    name: text(),
    label: text(),
    type: z.nullable(FieldType),
    text: z.nullable(text()),
  })),
  ticket: z.nullable(Ticket),
})))();

export const ChatbotPriority = /* @__PURE__ */ (() => choice(['low', 'medium', 'high']))();

export const ChatbotQuery = /* @__PURE__ */ (() => open({
  id: text(),
  query: text(),
  response: text(),
  keywords: list(text()),
  category: z.nullable(text()),
  priority: ChatbotPriority,
  isActive: flag(),
  useCount: whole(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const ChatbotQueryInput = /* @__PURE__ */ (() => closed({
  query: text({ min: 1, max: 500, trim: true, said: { required: 'Query is required', maxLength: 'Query too long' } }),
  response: text({ min: 1, max: 2000, trim: true, said: { required: 'Response is required', maxLength: 'Response too long' } }),
  keywords: z.optional(list(text({ max: 200 }), { max: 50 })),
  category: z.optional(z.nullable(text({ max: 100, trim: true }))),
  priority: z.optional(ChatbotPriority),
  isActive: z._default(flag(), true),
  questionId: z.optional(text({ min: 1, max: 64 })),
}))();

export const ChatbotQueryPatch = /* @__PURE__ */ (() => closed({
  query: z.optional(text({ min: 1, max: 500, trim: true, said: { minLength: 'Query is required', maxLength: 'Query too long' } })),
  response: z.optional(text({ min: 1, max: 2000, trim: true, said: { minLength: 'Response is required', maxLength: 'Response too long' } })),
  keywords: z.optional(list(text({ max: 200 }), { max: 50 })),
  category: z.optional(z.nullable(text({ max: 100, trim: true }))),
  priority: z.optional(ChatbotPriority),
  isActive: z.optional(flag()),
}))();

export const ChatbotImportInput = /* @__PURE__ */ (() => closed({
  queries: list(anything(), { min: 1, max: 1000, said: { required: 'No data to import', minItems: 'No data to import' } }),
}))();

export const ChatbotExportRow = /* @__PURE__ */ (() => open({
  query: text(),
  response: text(),
  keywords: list(text()),
  category: z.nullable(text()),
  priority: ChatbotPriority,
  isActive: flag(),
}))();

export const ChatbotStats = /* @__PURE__ */ (() => open({
  totalQueries: whole(),
  activeQueries: whole(),
  totalUse: whole(),
  successRate: whole(),
  asked: whole(),
  answered: whole(),
  answeredByArticle: whole(),
  unanswered: whole(),
  categories: list(open({
    category: text(),
    count: whole(),
  })),
}))();

export const ChatbotTestInput = /* @__PURE__ */ (() => closed({
  query: text({ min: 1, max: 500, trim: true, said: { required: 'Query is required', maxLength: 'Query too long' } }),
  organizationId: z.optional(text({ max: 64 })),
}))();

export const ChatbotCandidate = /* @__PURE__ */ (() => open({
  queryId: text(),
  query: text(),
  response: text(),
  priority: ChatbotPriority,
  score: decimal(),
  nearest: text(),
  nearestKind: choice(['query', 'keyword']),
  words: list(open({
    word: text(),
    weight: decimal(),
  })),
  reason: choice(['exact', 'best', 'priority', 'runner_up', 'below']),
}))();

export const ChatbotTestResult = /* @__PURE__ */ (() => z.intersection(ChatbotAnswer, open({
  by: choice(['query', 'article', 'talk', 'unsure', 'nothing']),
  score: decimal(),
  threshold: decimal(),
  reading: list(open({
    word: text(),
    corrected: z.nullable(text()),
  })),
  candidates: list(ChatbotCandidate),
})))();

export const UnansweredQuestion = /* @__PURE__ */ (() => open({
  id: text(),
  text: text(),
  count: whole(),
  firstAskedAt: Timestamp,
  lastAskedAt: Timestamp,
}))();

export const ChatbotTeachInput = /* @__PURE__ */ (() => closed({
  queryId: text({ min: 1, max: 64 }),
}))();

export const MacroVisibility = /* @__PURE__ */ (() => choice(['personal', 'team']))();

export const MacroSnooze = /* @__PURE__ */ (() => closed({
  hours: z.nullable(whole({ min: 1, max: 8760 })),
}))();

export const Macro = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  reply: z.nullable(text()),
  replyFormat: TextFormat,
  replyFiles: list(MessageFile),
  note: z.nullable(text()),
  noteFormat: TextFormat,
  noteFiles: list(MessageFile),
  status: z.nullable(TicketStatus),
  priority: z.nullable(TicketPriority),
  assignee: z.nullable(text()),
  addTags: list(TagRef),
  removeTags: list(TagRef),
  snooze: z.nullable(MacroSnooze),
  visibility: MacroVisibility,
  position: whole(),
  useCount: whole(),
  lastUsedAt: z.nullable(text({ format: 'date-time' })),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const MacroInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 60, trim: true, said: { required: 'Name is required', maxLength: 'A name can have up to 60 characters' } }),
  reply: z.optional(z.nullable(text({ max: 10000, trim: true, said: { maxLength: 'A reply can have up to 10000 characters' } }))),
  replyFormat: z.optional(TextFormat),
  replyFileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A reply can have up to 20 files' } })),
  note: z.optional(z.nullable(text({ max: 10000, trim: true, said: { maxLength: 'A note can have up to 10000 characters' } }))),
  noteFormat: z.optional(TextFormat),
  noteFileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A note can have up to 20 files' } })),
  status: z.optional(z.nullable(TicketStatus)),
  priority: z.optional(z.nullable(TicketPriority)),
  assignee: z.optional(z.nullable(text({ min: 1, max: 64 }))),
  addTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } })),
  removeTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20 })),
  snooze: z.optional(z.nullable(MacroSnooze)),
  visibility: z.optional(MacroVisibility),
}))();

export const MacroPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 60, trim: true, said: { minLength: 'Name is required', maxLength: 'A name can have up to 60 characters' } })),
  reply: z.optional(z.nullable(text({ max: 10000, trim: true, said: { maxLength: 'A reply can have up to 10000 characters' } }))),
  replyFormat: z.optional(TextFormat),
  replyFileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A reply can have up to 20 files' } })),
  note: z.optional(z.nullable(text({ max: 10000, trim: true, said: { maxLength: 'A note can have up to 10000 characters' } }))),
  noteFormat: z.optional(TextFormat),
  noteFileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A note can have up to 20 files' } })),
  status: z.optional(z.nullable(TicketStatus)),
  priority: z.optional(z.nullable(TicketPriority)),
  assignee: z.optional(z.nullable(text({ min: 1, max: 64 }))),
  addTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A ticket can have up to 20 tags' } })),
  removeTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20 })),
  snooze: z.optional(z.nullable(MacroSnooze)),
  visibility: z.optional(MacroVisibility),
  position: z.optional(whole({ min: 0, max: 200 })),
}))();

export const MacroPreviewInput = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 50, said: { minItems: 'Select at least one ticket' } }),
}))();

export const MacroStep = /* @__PURE__ */ (() => open({
  kind: choice(['status', 'priority', 'assignee', 'addTags', 'removeTags', 'snooze', 'note', 'reply']),
  outcome: choice(['done', 'unchanged', 'refused']),
  from: z.nullable(text()),
  to: z.nullable(text()),
  format: z.nullable(TextFormat),
  because: z.nullable(text()),
}))();

export const MacroPlan = /* @__PURE__ */ (() => open({
  ticketId: text(),
  ticketNumber: text(),
  canApply: flag(),
  questions: list(text()),
  steps: list(MacroStep),
}))();

export const MacroAnswer = /* @__PURE__ */ (() => closed({
  question: text({ min: 1, max: 200 }),
  answer: text({ max: 1000, trim: true }),
}))();

export const MacroApplyInput = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 50, said: { minItems: 'Select at least one ticket' } }),
  answers: z.optional(list(MacroAnswer, { max: 20 })),
  holdSeconds: z.optional(whole({ min: 1, max: 60 })),
  seenMessageId: z.optional(z.nullable(text({ max: 64 }))),
}))();

export const MacroRun = /* @__PURE__ */ (() => open({
  runId: text(),
  ticketId: text(),
}))();

export const MacroResult = /* @__PURE__ */ (() => open({
  applied: list(MacroRun),
  unchanged: list(text()),
  failed: list(open({
    id: text(),
    message: text(),
  })),
}))();

export const MacroUndoInput = /* @__PURE__ */ (() => closed({
  runIds: list(text({ min: 1, max: 64 }), { min: 1, max: 50 }),
}))();

export const MacroUndone = /* @__PURE__ */ (() => open({
  undone: list(open({
    runId: text(),
    ticketId: text(),
    kept: list(text()),
  })),
  failed: list(open({
    id: text(),
    message: text(),
  })),
}))();

export const CannedReplyVisibility = /* @__PURE__ */ (() => choice(['personal', 'team']))();

export const CannedReply = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  shortcut: z.nullable(text()),
  text: text(),
  format: TextFormat,
  folder: z.nullable(text()),
  visibility: CannedReplyVisibility,
  files: list(MessageFile),
  useCount: whole(),
  lastUsedAt: z.nullable(text({ format: 'date-time' })),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const CannedReplyInput = /* @__PURE__ */ (() => closed({
  title: text({ min: 1, max: 120, trim: true, said: { required: 'Title is required', maxLength: 'Title must be at most 120 characters' } }),
  shortcut: z.optional(z.nullable(text({ pattern: new RegExp('^[A-Za-z0-9-]+$', 'u'), max: 40, trim: true, said: { maxLength: 'Shortcut must be at most 40 characters', pattern: 'A shortcut can only contain letters, digits and hyphens' } }))),
  text: text({ min: 1, max: 10000, trim: true, said: { required: 'Text is required', maxLength: 'Text must be at most 10000 characters' } }),
  format: z.optional(TextFormat),
  folder: z.optional(z.nullable(text({ max: 100, trim: true, said: { maxLength: 'Folder must be at most 100 characters' } }))),
  visibility: z.optional(CannedReplyVisibility),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A canned reply can have up to 20 files' } })),
}))();

export const CannedReplyPatch = /* @__PURE__ */ (() => closed({
  title: z.optional(text({ min: 1, max: 120, trim: true, said: { minLength: 'Title is required', maxLength: 'Title must be at most 120 characters' } })),
  shortcut: z.optional(z.nullable(text({ pattern: new RegExp('^[A-Za-z0-9-]+$', 'u'), max: 40, trim: true, said: { maxLength: 'Shortcut must be at most 40 characters', pattern: 'A shortcut can only contain letters, digits and hyphens' } }))),
  text: z.optional(text({ min: 1, max: 10000, trim: true, said: { minLength: 'Text is required', maxLength: 'Text must be at most 10000 characters' } })),
  format: z.optional(TextFormat),
  folder: z.optional(z.nullable(text({ max: 100, trim: true, said: { maxLength: 'Folder must be at most 100 characters' } }))),
  visibility: z.optional(CannedReplyVisibility),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A canned reply can have up to 20 files' } })),
}))();

export const CannedReplyFolder = /* @__PURE__ */ (() => open({
  name: text(),
  count: whole(),
}))();

export const CannedReplyImportInput = /* @__PURE__ */ (() => closed({
  visibility: z.optional(CannedReplyVisibility),
  replies: list(anything(), { min: 1, max: 1000, said: { required: 'No data to import', minItems: 'No data to import' } }),
}))();

export const CannedReplyExportRow = /* @__PURE__ */ (() => open({
  title: text(),
  shortcut: z.nullable(text()),
  text: text(),
  format: TextFormat,
  folder: z.nullable(text()),
}))();

export const CustomerRecord = /* @__PURE__ */ (() => open({
  email: text(),
  erasureRequestedAt: z.nullable(Timestamp),
  externalId: z.nullable(text()),
  metadata: anything(),
  updatedAt: Timestamp,
}))();

export const CustomerRecordInput = /* @__PURE__ */ (() => closed({
  email: text({ max: 254, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
  isErasureDone: z.optional(flag()),
  externalId: z.optional(z.nullable(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } }))),
  metadata: z.optional(anything()),
}))();

export const HelpIcon = /* @__PURE__ */ (() => choice(['bell', 'book', 'calendar', 'card', 'chat', 'clock', 'code', 'gear', 'gift', 'globe', 'home', 'lock', 'phone', 'rocket', 'shield', 'star', 'truck', 'user', 'users']))();

export const HelpCategoryTranslation = /* @__PURE__ */ (() => closed({
  language: ElementLanguage,
  name: text({ min: 1, max: 100, trim: true }),
  description: z.optional(z.nullable(text({ max: 500, trim: true }))),
}))();

export const HelpCategory = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  description: z.nullable(text()),
  slug: text(),
  parentId: z.nullable(text()),
  icon: z.nullable(HelpIcon),
  isInternal: flag(),
  translations: list(HelpCategoryTranslation),
  position: whole(),
  articleCount: whole(),
  updatedAt: Timestamp,
}))();

export const HelpCategoryInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 100, trim: true, said: { required: 'Category name is required' } }),
  description: z.optional(z.nullable(text({ max: 500, trim: true }))),
  slug: text({ pattern: new RegExp('^[a-z0-9_-]+$', 'u'), min: 1, max: 200, trim: true, said: { required: 'Slug is required', pattern: 'Slug can only contain lowercase letters, numbers, and hyphens' } }),
  parentId: z.optional(z.nullable(text({ max: 64 }))),
  icon: z.optional(z.nullable(HelpIcon)),
  isInternal: z.optional(flag()),
  translations: z.optional(list(HelpCategoryTranslation, { max: 20 })),
}))();

export const HelpCategoryPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 100, trim: true, said: { minLength: 'Category name is required' } })),
  description: z.optional(z.nullable(text({ max: 500, trim: true }))),
  slug: z.optional(text({ pattern: new RegExp('^[a-z0-9_-]+$', 'u'), min: 1, max: 200, trim: true, said: { minLength: 'Slug is required', pattern: 'Slug can only contain lowercase letters, numbers, and hyphens' } })),
  parentId: z.optional(z.nullable(text({ max: 64 }))),
  icon: z.optional(z.nullable(HelpIcon)),
  isInternal: z.optional(flag()),
  translations: z.optional(list(HelpCategoryTranslation, { max: 20 })),
}))();

export const HelpCategoryOrder = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 100 }),
}))();

export const HelpArticleOrder = /* @__PURE__ */ (() => closed({
  ids: list(text({ min: 1, max: 64 }), { min: 1, max: 500 }),
}))();

export const ArticleLink = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  url: text(),
  category: z.nullable(text()),
}))();

export const HelpDraft = /* @__PURE__ */ (() => open({
  title: text(),
  content: text(),
  slug: text(),
  categoryId: z.nullable(text()),
  tags: list(text()),
  savedAt: Timestamp,
}))();

export const HelpArticle = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  content: text(),
  excerpt: text(),
  slug: text(),
  categoryId: z.nullable(text()),
  isPublished: flag(),
  isInternal: flag(),
  tags: list(text()),
  files: list(MessageFile),
  viewCount: whole(),
  author: open({
    firstName: z.nullable(text()),
    lastName: z.nullable(text()),
  }),
  draft: z.nullable(HelpDraft),
  externalId: z.nullable(text()),
  metadata: anything(),
  publishedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}))();

export const HelpDraftInput = /* @__PURE__ */ (() => closed({
  title: text({ max: 200 }),
  content: text({ max: 300000 }),
  slug: z.optional(text({ max: 200 })),
  categoryId: z.optional(z.nullable(text({ max: 64 }))),
  tags: z.optional(list(text({ max: 50 }), { max: 20 })),
}))();

export const HelpArticleInput = /* @__PURE__ */ (() => closed({
  title: text({ min: 1, max: 200, trim: true, said: { required: 'Title is required' } }),
  content: text({ min: 1, max: 300000, said: { required: 'Content is required' } }),
  slug: text({ pattern: new RegExp('^[a-z0-9_-]+$', 'u'), min: 1, max: 200, trim: true, said: { required: 'Slug is required', pattern: 'Slug can only contain lowercase letters, numbers, and hyphens' } }),
  categoryId: z.optional(z.nullable(text({ max: 64 }))),
  isPublished: z._default(flag(), false),
  isInternal: z._default(flag(), false),
  tags: z.optional(list(text({ min: 1, max: 50, trim: true }), { max: 20 })),
  externalId: z.optional(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } })),
  metadata: z.optional(anything()),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'An article can have up to 20 files' } })),
}))();

export const HelpArticlePatch = /* @__PURE__ */ (() => closed({
  title: z.optional(text({ min: 1, max: 200, trim: true, said: { minLength: 'Title is required' } })),
  content: z.optional(text({ min: 1, max: 300000, said: { minLength: 'Content is required' } })),
  slug: z.optional(text({ pattern: new RegExp('^[a-z0-9_-]+$', 'u'), min: 1, max: 200, trim: true, said: { minLength: 'Slug is required', pattern: 'Slug can only contain lowercase letters, numbers, and hyphens' } })),
  categoryId: z.optional(z.nullable(text({ max: 64 }))),
  isPublished: z.optional(flag()),
  isInternal: z.optional(flag()),
  tags: z.optional(list(text({ min: 1, max: 50, trim: true }), { max: 20 })),
  externalId: z.optional(z.nullable(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } }))),
  metadata: z.optional(anything()),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'An article can have up to 20 files' } })),
}))();

export const HelpImage = /* @__PURE__ */ (() => open({
  url: text(),
  width: whole(),
  height: whole(),
}))();

export const HelpVersion = /* @__PURE__ */ (() => open({
  number: whole(),
  title: text(),
  author: open({
    firstName: z.nullable(text()),
    lastName: z.nullable(text()),
  }),
  createdAt: Timestamp,
}))();

export const HelpVersionChange = /* @__PURE__ */ (() => open({
  kind: choice(['same', 'removed', 'added']),
  text: text(),
}))();

export const HelpVersionContent = /* @__PURE__ */ (() => open({
  number: whole(),
  title: text(),
  author: open({
    firstName: z.nullable(text()),
    lastName: z.nullable(text()),
  }),
  createdAt: Timestamp,
  content: text(),
  changes: list(HelpVersionChange),
}))();

export const HelpTranslation = /* @__PURE__ */ (() => open({
  language: ElementLanguage,
  title: text(),
  content: text(),
  isPublished: flag(),
  isOutdated: flag(),
  updatedAt: Timestamp,
}))();

export const HelpTranslationInput = /* @__PURE__ */ (() => closed({
  title: text({ min: 1, max: 200, trim: true, said: { required: 'Title is required' } }),
  content: text({ min: 1, max: 300000, said: { required: 'Content is required' } }),
  isPublished: z._default(flag(), false),
}))();

export const HelpViewStats = /* @__PURE__ */ (() => open({
  pageType: choice(['article']),
  viewCount: whole(),
  items: list(open({
    pageId: text(),
    viewCount: whole(),
  })),
}))();

export const HelpReport = /* @__PURE__ */ (() => open({
  votes: list(open({
    articleId: text(),
    title: text(),
    slug: text(),
    helpful: whole(),
    unhelpful: whole(),
  })),
  comments: list(open({
    id: text(),
    articleId: text(),
    title: text(),
    isHelpful: flag(),
    comment: text(),
    createdAt: Timestamp,
  })),
  unread: list(open({
    articleId: text(),
    title: text(),
    slug: text(),
    publishedAt: Timestamp,
  })),
  answerable: list(open({
    articleId: text(),
    title: text(),
    slug: text(),
    count: whole(),
    tickets: list(open({
      id: text(),
      ticketNumber: text(),
      subject: text(),
    })),
  })),
  searches: list(open({
    id: text(),
    query: text(),
    count: whole(),
    lastAt: Timestamp,
  })),
}))();

export const ChatFilter = /* @__PURE__ */ (() => choice(['waiting', 'active', 'bot', 'closed']))();

export const ChatTimelineEntry = /* @__PURE__ */ (() => open({
  id: text(),
  kind: choice(['accepted', 'transferred', 'called', 'returned', 'emailed', 'bounced', 'joined', 'left']),
  agentName: text(),
  createdAt: Timestamp,
}))();

export const ChatNote = /* @__PURE__ */ (() => open({
  id: text(),
  sessionId: text(),
  userId: z.nullable(text()),
  authorName: text(),
  message: text(),
  html: z.nullable(text()),
  mentions: list(Mention),
  files: list(MessageFile),
  createdAt: Timestamp,
}))();

export const ChatSessionDetail = /* @__PURE__ */ (() => z.intersection(ChatSession, open({
  visitor: open({
    openedBy: z.nullable(text()),
    context: list(VisitorFact),
    pageUrl: z.nullable(text()),
    startedOn: z.nullable(text()),
    referrer: z.nullable(text()),
    browser: z.nullable(text()),
  }),
  earlier: list(open({
    id: text(),
    status: ChatStatus,
    startedAt: Timestamp,
    closedAt: z.nullable(Timestamp),
    rating: z.nullable(whole()),
    ticketId: z.nullable(text()),
    firstMessage: z.nullable(text()),
  })),
  timeline: list(ChatTimelineEntry),
  notes: list(ChatNote),
  blockedSender: z.nullable(BlockedSender),
})))();

export const ChatStats = /* @__PURE__ */ (() => open({
  total: whole(),
  waiting: whole(),
  active: whole(),
  bot: whole(),
  closed: whole(),
}))();

export const ChatAgent = /* @__PURE__ */ (() => open({
  user: UserRef,
  availability: Availability,
  awayReason: z.optional(text()),
  isHere: flag(),
  activeChats: whole(),
}))();

export const ProactiveMessage = /* @__PURE__ */ (() => closed({
  id: text({ min: 1, max: 64 }),
  text: text({ min: 1, max: 200, trim: true, said: { minLength: 'Please enter the message', maxLength: 'A message can have up to 200 characters' } }),
  seconds: whole({ min: 0, max: 600, said: { type: 'Please enter 0 to 600 seconds', minimum: 'Please enter 0 to 600 seconds', maximum: 'Please enter 0 to 600 seconds' } }),
  scrolled: whole({ min: 0, max: 100, said: { type: 'Please enter 0 to 100 percent', minimum: 'Please enter 0 to 100 percent', maximum: 'Please enter 0 to 100 percent' } }),
  isForReturning: flag(),
  shownOn: choice(['all', 'only', 'except']),
  patterns: list(text({ min: 1, max: 200, trim: true }), { max: 30, said: { maxItems: 'You can add up to 30 addresses' } }),
}))();

export const ChatPanel = /* @__PURE__ */ (() => closed({
  launcher: ChatLauncher,
  position: ChatPosition,
  insetX: whole({ min: 0, max: 400, said: { type: 'Please enter 0 to 400 pixels', minimum: 'Please enter 0 to 400 pixels', maximum: 'Please enter 0 to 400 pixels' } }),
  insetY: whole({ min: 0, max: 400, said: { type: 'Please enter 0 to 400 pixels', minimum: 'Please enter 0 to 400 pixels', maximum: 'Please enter 0 to 400 pixels' } }),
  phoneInsetY: z._default(z.nullable(whole({ min: 0, max: 400, said: { type: 'Please enter 0 to 400 pixels', minimum: 'Please enter 0 to 400 pixels', maximum: 'Please enter 0 to 400 pixels' } })), null),
  pages: closed({
    shownOn: choice(['all', 'only', 'except']),
    patterns: list(text({ min: 1, max: 200, trim: true }), { max: 30, said: { maxItems: 'You can add up to 30 addresses' } }),
  }),
  opening: closed({
    isOn: flag(),
    showsFaces: flag(),
    showsAnswerTime: flag(),
    showsArticles: flag(),
  }),
  proactiveMessages: z._default(list(ProactiveMessage, { max: 5, said: { maxItems: 'You can add up to 5 messages' } }), []),
  quickReplies: list(ChatQuickReply, { max: 4, said: { maxItems: 'You can add up to 4 quick replies' } }),
  showsJoining: flag(),
  hasSound: flag(),
  countsInTitle: flag(),
  consent: ChatConsent,
}))();

export const ChatSettings = /* @__PURE__ */ (() => open({
  greeting: text(),
  idleMinutes: whole(),
  allowedDomains: list(text()),
  emailsUnreadAnswers: flag(),
  hasIdentitySecret: flag(),
  panel: ChatPanel,
}))();

export const ChatSettingsInput = /* @__PURE__ */ (() => closed({
  greeting: z.optional(text({ min: 1, max: 500, trim: true, said: { minLength: 'Greeting is required' } })),
  idleMinutes: z.optional(whole({ min: 2, max: 1440, said: { type: 'Please enter 2 to 1440 minutes', minimum: 'Please enter 2 to 1440 minutes', maximum: 'Please enter 2 to 1440 minutes' } })),
  allowedDomains: z.optional(list(text({ max: 253, trim: true }), { max: 50 })),
  emailsUnreadAnswers: z.optional(flag()),
  panel: z.optional(ChatPanel),
}))();

export const ChatIdentitySecret = /* @__PURE__ */ (() => open({
  secret: text(),
}))();

export const ChatAgentMessageInput = /* @__PURE__ */ (() => closed({
  message: text({ min: 1, max: 4000, trim: true, said: { required: 'Message is required' } }),
  format: z.optional(TextFormat),
  clientId: z.optional(text({ min: 1, max: 64 })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
}))();

export const ChatNoteInput = /* @__PURE__ */ (() => closed({
  message: text({ min: 1, max: 4000, trim: true, said: { required: 'Note is required', minLength: 'Note is required' } }),
  format: z.optional(TextFormat),
  mentions: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A note can mention up to 20 members' } })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
}))();

export const ChatUpdateInput = /* @__PURE__ */ (() => closed({
  addTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A chat can have up to 20 tags' } })),
  removeTagIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20 })),
}))();

export const ChatParticipantInput = /* @__PURE__ */ (() => closed({
  userId: text({ max: 64 }),
}))();

export const ChatTransferInput = /* @__PURE__ */ (() => closed({
  agentId: text({ min: 1, max: 64 }),
}))();

export const Notification = /* @__PURE__ */ (() => open({
  id: text(),
  title: text(),
  message: text(),
  type: choice(['success', 'warning', 'error', 'info']),
  count: whole({ min: 1 }),
  isRead: flag(),
  createdAt: Timestamp,
  actionUrl: z.nullable(text()),
  actionText: z.nullable(text()),
}))();

export const DeleteAccountInput = /* @__PURE__ */ (() => closed({
  email: text({ max: 254, trim: true }),
}))();

export const ProfileInput = /* @__PURE__ */ (() => closed({
  firstName: z.optional(text({ min: 1, max: 100, trim: true, said: { minLength: 'First name is required' } })),
  lastName: z.optional(text({ min: 1, max: 100, trim: true, said: { minLength: 'Last name is required' } })),
  email: z.optional(text({ max: 255, format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
  undoSendSeconds: z.optional(whole({ min: 0, max: 120 })),
  signature: z.optional(text({ max: 1000, trim: true, said: { maxLength: 'A signature can have up to 1000 characters' } })),
}))();

export const PasswordInput = /* @__PURE__ */ (() => closed({
  currentPassword: text({ min: 1, max: 1000, said: { required: 'Please fill all password fields', minLength: 'Please fill all password fields' } }),
  newPassword: text({ min: 6, max: 1000, said: { required: 'Please fill all password fields', minLength: 'Password must be at least 6 characters' } }),
}))();

export const NotificationPreferencesInput = /* @__PURE__ */ (() => closed({
  notificationPreferences: closed({
    emailNotifications: z.optional(flag()),
    ticketCreated: z.optional(flag()),
    ticketUpdated: z.optional(flag()),
    ticketUpdates: z.optional(flag()),
    ticketAssignments: z.optional(flag()),
    ticketResolutions: z.optional(flag()),
    ticketMentions: z.optional(flag()),
    chatMessages: z.optional(flag()),
    systemAnnouncements: z.optional(flag()),
    weeklyDigest: z.optional(flag()),
    marketingEmails: z.optional(flag()),
  }),
}))();

export const AccountSession = /* @__PURE__ */ (() => open({
  id: text(),
  browser: z.nullable(text()),
  system: z.nullable(text()),
  address: z.nullable(text()),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  isCurrent: flag(),
}))();

export const Passkey = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
}))();

export const SecondFactor = /* @__PURE__ */ (() => open({
  passkeys: list(Passkey),
  totpSince: z.nullable(Timestamp),
  recoveryCodesLeft: whole(),
}))();

export const PasskeyInput = /* @__PURE__ */ (() => closed({
  challenge: text({ min: 1, max: 200 }),
  name: text({ min: 1, max: 60, trim: true, said: { required: 'Please enter a name', minLength: 'Please enter a name', maxLength: 'A name can have up to 60 characters' } }),
  response: anything(),
}))();

export const PasskeyNameInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 60, trim: true, said: { required: 'Please enter a name', minLength: 'Please enter a name', maxLength: 'A name can have up to 60 characters' } }),
}))();

export const TotpSetup = /* @__PURE__ */ (() => open({
  secret: text(),
  uri: text(),
}))();

export const TotpInput = /* @__PURE__ */ (() => closed({
  code: text({ min: 1, max: 40, trim: true, said: { required: 'Please enter the code of your app' } }),
}))();

export const FactorMade = /* @__PURE__ */ (() => open({
  recoveryCodes: list(text()),
}))();

export const RecoveryCodes = /* @__PURE__ */ (() => open({
  recoveryCodes: list(text()),
}))();

export const SocketTicket = /* @__PURE__ */ (() => open({
  ticket: text(),
  expiresAt: Timestamp,
}))();

export const SocketEvent = /* @__PURE__ */ (() => open({
  type: exactly('event'),
  seq: whole(),
  name: text(),
  payload: anything(),
  createdAt: Timestamp,
}))();

export const SocketHello = /* @__PURE__ */ (() => open({
  type: exactly('hello'),
  seq: whole(),
  startOver: z.optional(flag()),
}))();

export const SocketError = /* @__PURE__ */ (() => open({
  type: exactly('error'),
  code: text(),
  message: text(),
  clientId: z.optional(text()),
}))();

export const SocketResume = /* @__PURE__ */ (() => closed({
  type: exactly('resume'),
  after: whole({ min: 0 }),
}))();

export const SocketLook = /* @__PURE__ */ (() => closed({
  type: exactly('presence'),
  ticketId: z.nullable(text({ min: 1, max: 64 })),
}))();

export const SocketTyping = /* @__PURE__ */ (() => closed({
  type: exactly('typing'),
  ticketId: text({ min: 1, max: 64 }),
}))();

export const SocketPresence = /* @__PURE__ */ (() => open({
  type: exactly('presence'),
  ticketId: text(),
  members: list(open({
    userId: text(),
    name: text(),
    typing: flag(),
  })),
}))();

export const SocketChatSend = /* @__PURE__ */ (() => closed({
  type: exactly('chat_message'),
  message: text({ min: 1, max: 4000, trim: true }),
  format: z.optional(TextFormat),
  clientId: z.optional(text({ min: 1, max: 64 })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  sessionId: z.optional(text({ max: 64 })),
  userId: z.optional(z.nullable(text({ max: 64 }))),
  senderName: z.optional(z.nullable(text({ max: 500 }))),
  senderType: z.optional(text({ max: 64 })),
}))();

export const SocketChatMark = /* @__PURE__ */ (() => closed({
  type: exactly('read'),
  read: whole({ min: 0 }),
  delivered: z.optional(whole({ min: 0 })),
}))();

export const SocketChatTyping = /* @__PURE__ */ (() => closed({
  type: exactly('typing'),
  isTyping: z._default(flag(), true),
}))();

export const SocketChatPage = /* @__PURE__ */ (() => closed({
  type: exactly('page'),
  pageUrl: text({ max: 2000 }),
}))();

export const SocketChatMessage = /* @__PURE__ */ (() => open({
  type: exactly('chat_message'),
  data: ChatMessage,
}))();

export const SocketChatSession = /* @__PURE__ */ (() => open({
  type: exactly('session_updated'),
  data: ChatSession,
}))();

export const SocketVisitorChat = /* @__PURE__ */ (() => open({
  type: exactly('session_updated'),
  data: VisitorChat,
}))();

export const SocketChatTyped = /* @__PURE__ */ (() => open({
  type: exactly('typing'),
  senderType: ChatSenderType,
  senderName: text(),
  isTyping: flag(),
}))();

export const SocketChatMarks = /* @__PURE__ */ (() => open({
  type: exactly('read'),
  marks: ChatMarks,
}))();

export const SocketChatPresence = /* @__PURE__ */ (() => open({
  type: exactly('presence'),
  isVisitorHere: flag(),
}))();

export const SubmitInput = /* @__PURE__ */ (() => closed({
  formId: text({ min: 1, max: 64 }),
  data: FormAnswers,
  trap: z.optional(text({ max: 1000 })),
  elapsedMs: z.optional(decimal({ min: 0 })),
  language: z.optional(text({ max: 100 })),
  captcha: z.optional(text({ max: 8192 })),
}))();

export const ChatbotAskInput = /* @__PURE__ */ (() => closed({
  query: text({ min: 1, max: 500, trim: true, said: { required: 'Query is required', maxLength: 'Query too long' } }),
  previous: z.optional(list(text({ min: 1, max: 500, trim: true }), { max: 5 })),
  language: z.optional(ElementLanguage),
}))();

export const HelpViewInput = /* @__PURE__ */ (() => closed({
  pageType: choice(['article'], { required: 'pageType must be article', option: 'pageType must be article' }),
  pageId: text({ min: 1, max: 64 }),
  query: z.optional(text({ max: 10000 })),
}))();

export const HelpVoteInput = /* @__PURE__ */ (() => closed({
  articleId: text({ min: 1, max: 64 }),
  isHelpful: flag(),
  comment: z.optional(text({ max: 1000, trim: true })),
}))();

export const PublicHelpCategory = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  description: z.nullable(text()),
  slug: text(),
  parentId: z.nullable(text()),
  icon: z.nullable(HelpIcon),
  articleCount: whole(),
}))();

export const PublicCategoryRef = /* @__PURE__ */ (() => open({
  name: text(),
  slug: text(),
}))();

export const ArticleFile = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  size: whole(),
  type: text(),
  url: text(),
}))();

export const PublicArticle = /* @__PURE__ */ (() => open({
  id: text(),
  slug: text(),
  title: text(),
  content: text(),
  excerpt: text(),
  isPublished: exactly(true),
  categoryId: z.nullable(text()),
  category: z.nullable(PublicCategoryRef),
  tags: list(text()),
  files: list(ArticleFile),
  updatedAt: Timestamp,
}))();

export const PublicFoundArticle = /* @__PURE__ */ (() => open({
  id: text(),
  slug: text(),
  title: text(),
  excerpt: text(),
  titleParts: list(TextPart),
  excerptParts: list(TextPart),
  category: z.nullable(PublicCategoryRef),
  score: decimal(),
  updatedAt: Timestamp,
}))();

export const TicketLinksInput = /* @__PURE__ */ (() => closed({
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
}))();

export const TicketLookupInput = /* @__PURE__ */ (() => closed({
  email: text({ min: 1, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
  ticketNumber: text({ min: 1, max: 64, trim: true, said: { required: 'Ticket number is required' } }),
}))();

export const TicketReplyInput = /* @__PURE__ */ (() => closed({
  message: z.optional(text({ min: 1, max: 20000, trim: true, said: { minLength: 'Message is required' } })),
  html: z.optional(text({ min: 1, max: 20000, said: { minLength: 'Message is required' } })),
  markdown: z.optional(text({ min: 1, max: 20000, said: { minLength: 'Message is required' } })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
  customerName: z.optional(text({ max: 200, trim: true })),
  customerEmail: z.optional(text({ max: 254, trim: true })),
}))();

export const PublicTicketMessage = /* @__PURE__ */ (() => open({
  files: list(MessageFile),
  id: text(),
  message: text(),
  html: z.optional(z.nullable(text())),
  isInternal: flag(),
  customerName: z.nullable(text()),
  customerEmail: z.nullable(text()),
  user: z.nullable(open({
    firstName: z.nullable(text()),
    lastName: z.nullable(text()),
  })),
  createdAt: Timestamp,
}))();

export const PublicTicketReply = /* @__PURE__ */ (() => z.intersection(PublicTicketMessage, open({
  followUp: z.nullable(open({
    ticketNumber: text(),
  })),
})))();

export const PublicTicket = /* @__PURE__ */ (() => open({
  id: text(),
  ticketNumber: text(),
  subject: text(),
  description: text(),
  descriptionHtml: z.optional(z.nullable(text())),
  files: list(MessageFile),
  status: TicketStatus,
  priority: TicketPriority,
  customerName: z.nullable(text()),
  customerEmail: text(),
  assignedAgent: z.nullable(open({
    name: text(),
    firstName: z.nullable(text()),
    lastName: z.nullable(text()),
  })),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  messages: list(PublicTicketMessage),
  earlier: z.optional(text()),
}))();

export const PublicTicketAccess = /* @__PURE__ */ (() => z.intersection(PublicTicket, open({
  accessToken: text(),
  accessExpiresAt: Timestamp,
})))();

export const TicketLinkMailed = /* @__PURE__ */ (() => open({
  linkMailed: exactly(true),
  message: text(),
}))();

export const TicketLookupResult = /* @__PURE__ */ (() => either([PublicTicketAccess, TicketLinkMailed]))();

export const ChatMessageInput = /* @__PURE__ */ (() => closed({
  message: text({ min: 1, max: 4000, trim: true, said: { required: 'Message is required' } }),
  clientId: z.optional(text({ min: 1, max: 64 })),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
}))();

export const VisitorChatPanel = /* @__PURE__ */ (() => open({
  launcher: ChatLauncher,
  position: ChatPosition,
  insetX: whole(),
  insetY: whole(),
  phoneInsetY: z.nullable(whole()),
  showsJoining: flag(),
  hasSound: flag(),
  countsInTitle: flag(),
  consent: ChatConsent,
}))();

export const ChatArticle = /* @__PURE__ */ (() => open({
  slug: text(),
  title: text(),
}))();

export const ChatOpening = /* @__PURE__ */ (() => open({
  faces: list(ChatFace),
  answersInSeconds: z.nullable(whole()),
  opensAt: z.nullable(text({ format: 'date-time' })),
  quickReplies: list(ChatQuickReply),
  articles: list(ChatArticle),
}))();

export const ChatWelcome = /* @__PURE__ */ (() => open({
  organization: PublicOrganization,
  greeting: text(),
  isAnybodyOnline: flag(),
  socketUrl: text(),
  panel: VisitorChatPanel,
  opening: z.nullable(ChatOpening),
}))();

export const ChatVisitorInput = /* @__PURE__ */ (() => closed({
  identity: z.optional(text({ max: 4000 })),
  context: z.optional(PageContext),
}))();

export const TranscriptInput = /* @__PURE__ */ (() => closed({
  customerEmail: z.optional(textOrEmpty({ max: 254, format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
}))();

export const ChatForgotten = /* @__PURE__ */ (() => open({
  isErasureRequested: flag(),
}))();

export const ChatStartInput = /* @__PURE__ */ (() => closed({
  message: z.optional(text({ max: 4000, trim: true })),
  clientId: z.optional(text({ min: 1, max: 64 })),
  customerName: z.optional(text({ max: 120, trim: true })),
  customerEmail: z.optional(textOrEmpty({ max: 254, format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
  wantsPerson: z._default(flag(), false),
  pageUrl: z.optional(text({ max: 2000 })),
  referrer: z.optional(text({ max: 2000 })),
  language: z.optional(text({ max: 100 })),
  visitorId: z.optional(text({ min: 1, max: 64 })),
  hasConsented: z._default(flag(), false),
  identity: z.optional(text({ max: 4000 })),
  context: z.optional(PageContext),
  proactiveMessageId: z.optional(text({ max: 64 })),
}))();

export const ChatStarted = /* @__PURE__ */ (() => open({
  session: VisitorChat,
  visitorId: text(),
  token: text(),
  socketUrl: text(),
}))();

export const ChatPersonInput = /* @__PURE__ */ (() => closed({
  customerName: text({ min: 1, max: 120, trim: true, said: { required: 'Name is required' } }),
  customerEmail: text({ min: 1, max: 254, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
}))();

export const ChatLeaveMessageInput = /* @__PURE__ */ (() => closed({
  customerName: z.optional(text({ max: 120, trim: true })),
  customerEmail: text({ min: 1, max: 254, format: 'email', trim: true, said: { required: 'Email is required', format: 'Please enter a valid email address' } }),
  message: text({ min: 1, max: 4000, trim: true, said: { required: 'Message is required' } }),
  fileIds: z.optional(list(text({ min: 1, max: 64 }), { max: 20, said: { maxItems: 'A message can have up to 20 files' } })),
}))();

export const ChatMessageLeft = /* @__PURE__ */ (() => open({
  ticketNumber: text(),
  session: VisitorChat,
}))();

export const ChatRatingInput = /* @__PURE__ */ (() => closed({
  rating: whole({ min: 1, max: 5, said: { required: 'Rating must be between 1 and 5', type: 'Rating must be between 1 and 5', minimum: 'Rating must be between 1 and 5', maximum: 'Rating must be between 1 and 5' } }),
  comment: z.optional(text({ max: 2000, trim: true })),
}))();

export const WidgetForm = /* @__PURE__ */ (() => z.intersection(PublicContactForm, open({
  organization: PublicOrganization,
})))();

export const WidgetSubmitInput = /* @__PURE__ */ (() => closed({
  formId: text({ min: 1, max: 64 }),
  org: text({ min: 1, max: 63 }),
  data: FormAnswers,
  source: z.optional(text({ max: 50 })),
  trap: z.optional(text({ max: 1000 })),
  elapsedMs: z.optional(decimal({ min: 0 })),
  language: z.optional(text({ max: 100 })),
  captcha: z.optional(text({ max: 8192 })),
  identity: z.optional(text({ max: 4000 })),
  context: z.optional(PageContext),
}))();

export const FormEventInput = /* @__PURE__ */ (() => closed({
  formId: text({ min: 1, max: 64 }),
  org: text({ min: 1, max: 63 }),
  event: choice(['seen', 'started']),
}))();

export const ApiPermission = /* @__PURE__ */ (() => choice(['tickets:read', 'tickets:create', 'tickets:update', 'tickets:delete', 'contact_forms:read', 'contact_forms:create', 'contact_forms:update', 'contact_forms:delete', 'webhooks:read', 'webhooks:create', 'webhooks:update', 'webhooks:delete', 'analytics:read', 'organization:read', 'organization:update', 'search:read', 'canned_replies:read', 'canned_replies:create', 'canned_replies:update', 'canned_replies:delete', 'macros:read', 'macros:create', 'macros:update', 'macros:delete', 'views:read', 'views:create', 'views:update', 'views:delete', 'tags:read', 'tags:create', 'tags:update', 'tags:delete', 'chat:read', 'chat:update', 'chatbot:read', 'chatbot:create', 'chatbot:update', 'chatbot:delete', 'help:read', 'help:create', 'help:update', 'help:delete', 'team:read', 'team:create', 'team:update', 'team:delete', 'blocked_senders:read', 'blocked_senders:create', 'blocked_senders:delete', 'audit:read', 'members:act_as']))();

export const KeyMember = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  hasLeft: flag(),
}))();

export const ApiKey = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  publicName: z.nullable(text()),
  actsFor: z.nullable(KeyMember),
  isActive: flag(),
  expiresAt: z.nullable(text({ format: 'date-time' })),
  permissions: list(ApiPermission),
  lastUsedAt: z.nullable(text({ format: 'date-time' })),
  usageCount: whole(),
  createdAt: text({ format: 'date-time' }),
  prefix: text(),
  lastFour: text(),
  previousUntil: z.nullable(text({ format: 'date-time' })),
}))();

export const ApiKeyCreated = /* @__PURE__ */ (() => z.intersection(ApiKey, open({
  key: text(),
})))();

export const ApiKeyInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 255, trim: true, said: { required: 'Name is required', minLength: 'Name is required', maxLength: 'Name too long' } }),
  publicName: z.optional(z.nullable(textOrEmpty({ min: 1, max: 100, trim: true }))),
  actsForId: z.optional(z.nullable(text({ max: 64, said: { maxLength: 'Please choose a staff member' } }))),
  permissions: z._default(list(ApiPermission, { max: 100 }), []),
  expiresAt: z.optional(z.nullable(text({ format: 'date-time' }))),
}))();

export const ApiKeyChanges = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 255, trim: true, said: { minLength: 'Name is required', maxLength: 'Name too long' } })),
  publicName: z.optional(z.nullable(textOrEmpty({ min: 1, max: 100, trim: true }))),
  actsForId: z.optional(z.nullable(text({ max: 64, said: { maxLength: 'Please choose a staff member' } }))),
  permissions: z.optional(list(ApiPermission, { max: 100 })),
  expiresAt: z.optional(z.nullable(text({ format: 'date-time' }))),
  isActive: z.optional(flag()),
}))();

export const ApiKeyRotation = /* @__PURE__ */ (() => closed({
  overlapHours: z._default(whole({ min: 0, max: 168 }), 24),
}))();

export const WebhookStatus = /* @__PURE__ */ (() => choice(['active', 'inactive', 'error', 'pending']))();

export const WebhookHeader = /* @__PURE__ */ (() => open({
  name: text(),
  lastFour: z.nullable(text()),
}))();

export const WebhookSwitchedOff = /* @__PURE__ */ (() => open({
  at: Timestamp,
  because: choice(['failing', 'gone']),
}))();

export const Webhook = /* @__PURE__ */ (() => open({
  id: text(),
  name: text(),
  url: text({ format: 'uri' }),
  events: list(WebhookEventName),
  filter: text(),
  filterProblem: z.nullable(text()),
  headers: list(WebhookHeader),
  isActive: flag(),
  status: WebhookStatus,
  retryCount: whole(),
  lastTriggeredAt: z.nullable(text({ format: 'date-time' })),
  lastSuccessAt: z.nullable(text({ format: 'date-time' })),
  lastFailureAt: z.nullable(text({ format: 'date-time' })),
  failingSince: z.nullable(text({ format: 'date-time' })),
  switchedOff: z.nullable(WebhookSwitchedOff),
  createdAt: text({ format: 'date-time' }),
}))();

export const WebhookHeaderInput = /* @__PURE__ */ (() => closed({
  name: text({ pattern: new RegExp('^[A-Za-z0-9_-]+$', 'u'), min: 1, max: 64, said: { required: 'Header name is required', minLength: 'Header name is required', maxLength: 'A header name can have up to 64 characters', pattern: 'A header name can contain only letters, digits, hyphens and underscores' } }),
  value: z.optional(text({ pattern: new RegExp('^[!-~]([ -~]*[!-~])?$', 'u'), min: 1, max: 1000, said: { minLength: 'Header value is required', maxLength: 'A header value can have up to 1000 characters', pattern: 'A header value must be a single line of ASCII without surrounding spaces' } })),
}))();

export const WebhookCreated = /* @__PURE__ */ (() => z.intersection(Webhook, open({
  secret: text(),
})))();

export const WebhookInput = /* @__PURE__ */ (() => closed({
  name: text({ min: 1, max: 255, trim: true, said: { required: 'Name is required', minLength: 'Name is required', maxLength: 'Name too long' } }),
  url: text({ max: 2000, format: 'uri', said: { required: 'URL is required', format: 'Please enter a valid URL' } }),
  events: list(WebhookEventName, { min: 1, max: 64, said: { required: 'Select at least one event', minItems: 'Select at least one event' } }),
  filter: z.optional(text({ max: 500, trim: true, said: { maxLength: 'A filter can have up to 500 characters' } })),
  headers: z.optional(list(WebhookHeaderInput, { max: 10, said: { maxItems: 'A webhook can have up to 10 headers' } })),
  isActive: z._default(flag(), true),
}))();

export const WebhookPatch = /* @__PURE__ */ (() => closed({
  name: z.optional(text({ min: 1, max: 255, trim: true, said: { minLength: 'Name is required', maxLength: 'Name too long' } })),
  url: z.optional(text({ max: 2000, format: 'uri', said: { format: 'Please enter a valid URL' } })),
  events: z.optional(list(WebhookEventName, { min: 1, max: 64, said: { minItems: 'Select at least one event' } })),
  filter: z.optional(text({ max: 500, trim: true, said: { maxLength: 'A filter can have up to 500 characters' } })),
  headers: z.optional(list(WebhookHeaderInput, { max: 10, said: { maxItems: 'A webhook can have up to 10 headers' } })),
  isActive: z.optional(flag()),
}))();

export const WebhookTestResult = /* @__PURE__ */ (() => open({
  delivered: flag(),
  status: z.nullable(whole()),
  durationMs: whole(),
  error: z.nullable(text()),
}))();

export const WebhookAttempt = /* @__PURE__ */ (() => open({
  status: z.nullable(whole()),
  durationMs: whole(),
  error: z.nullable(text()),
  answer: z.nullable(text()),
  createdAt: Timestamp,
}))();

export const WebhookAttempts = /* @__PURE__ */ (() => open({
  attempts: list(WebhookAttempt),
  request: z.nullable(anything()),
}))();

export const RedeliverFailedInput = /* @__PURE__ */ (() => closed({
  since: text({ format: 'date-time' }),
}))();

export const RedeliveredEvents = /* @__PURE__ */ (() => open({
  queued: whole(),
}))();

export const WebhookDelivery = /* @__PURE__ */ (() => open({
  id: text(),
  eventId: text(),
  type: either([WebhookEventName, choice(['webhook.test'])]),
  state: choice(['waiting', 'delivered', 'failed']),
  attempt: whole(),
  status: z.nullable(whole()),
  durationMs: z.nullable(whole()),
  error: z.nullable(text()),
  createdAt: text({ format: 'date-time' }),
  deliveredAt: z.nullable(text({ format: 'date-time' })),
  nextRetryAt: z.nullable(text({ format: 'date-time' })),
}))();

export const Health = /* @__PURE__ */ (() => open({
  status: choice(['ok', 'degraded']),
  version: text(),
  scanner: choice(['off', 'ok', 'late']),
  time: Timestamp,
  clockSkewMs: whole(),
}))();

export const LoggedEvent = /* @__PURE__ */ (() => z.intersection(WebhookEvent, open({
  cursor: whole(),
})))();

export const V1TicketCreateInput = /* @__PURE__ */ (() => closed({
  subject: text({ min: 1, max: 255, trim: true, said: { required: 'Subject is required' } }),
  description: text({ min: 1, max: 20000, trim: true, said: { required: 'Description is required' } }),
  descriptionFormat: z.optional(TextFormat),
  priority: z._default(TicketPriority, 'normal'),
  customerEmail: z.optional(textOrEmpty({ format: 'email', trim: true, said: { format: 'Please enter a valid email address' } })),
  customerName: z.optional(text({ max: 200, trim: true })),
  externalId: z.optional(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } })),
  metadata: z.optional(anything()),
  tags: z.optional(TagNames),
}))();

export const V1TicketPatch = /* @__PURE__ */ (() => closed({
  status: z.optional(TicketStatus),
  priority: z.optional(TicketPriority),
  subject: z.optional(text({ min: 1, max: 255, trim: true, said: { minLength: 'Subject is required' } })),
  customerEmail: z.optional(z.nullable(text({ format: 'email', trim: true, said: { format: 'Please enter a valid email address' } }))),
  customerName: z.optional(z.nullable(text({ max: 200, trim: true }))),
  externalId: z.optional(z.nullable(text({ min: 1, max: 200, trim: true, said: { minLength: 'External ID is required' } }))),
  metadata: z.optional(anything()),
  tags: z.optional(TagNames),
  addTags: z.optional(TagNames),
  removeTags: z.optional(TagNames),
}))();

export const V1MessageInput = /* @__PURE__ */ (() => closed({
  message: z.optional(text({ min: 1, max: 20000, trim: true, said: { minLength: 'Message is required' } })),
  html: z.optional(text({ min: 1, max: 100000, said: { minLength: 'Message is required' } })),
  markdown: z.optional(text({ min: 1, max: 20000, said: { minLength: 'Message is required' } })),
  isInternal: z._default(flag(), false),
}))();

export const V1SubmitInput = /* @__PURE__ */ (() => closed({
  customerName: z.optional(text({ max: 200 })),
  customerEmail: text({ max: 255, format: 'email', said: { required: 'Please enter a valid email address', format: 'Please enter a valid email address' } }),
  message: text({ min: 1, max: 20000, said: { required: 'Message is required', minLength: 'Message is required' } }),
  customFields: z.optional(anything()),
}))();

export const Metrics = /* @__PURE__ */ (() => open({
  period: text(),
  ticketCounts: open({
    total: whole(),
    open: whole(),
    in_progress: whole(),
    resolved: whole(),
    closed: whole(),
  }),
  avgResolutionTime: z.nullable(decimal()),
  slaMetrics: open({
    slaMet: whole(),
    slaBreach: whole(),
  }),
}))();

export const requests = /* @__PURE__ */ (() => ({
  'auth.user': { params: open({}), query: closed({}), body: undefined },
  'auth.login': { params: open({}), query: closed({}), body: LoginInput },
  'auth.answerChallenge': { params: open({}), query: closed({}), body: ChallengeAnswerInput },
  'auth.startPasskey': { params: open({}), query: closed({}), body: PasskeyStartInput },
  'auth.answerPasskey': { params: open({}), query: closed({}), body: PasskeyAnswerInput },
  'auth.signup': { params: open({}), query: closed({}), body: SignupInput },
  'auth.logout': { params: open({}), query: closed({}), body: undefined },
  'auth.findSso': { params: open({}), query: closed({}), body: FindSsoInput },
  'auth.startLogin': { params: open({}), query: open({ next: z.optional(text({ max: 2000 })) }), body: undefined },
  'auth.forgotPassword': { params: open({}), query: closed({}), body: ForgotPasswordInput },
  'auth.resetPassword': { params: open({}), query: closed({}), body: ResetPasswordInput },
  'auth.confirmPassword': { params: open({}), query: closed({}), body: ConfirmPasswordInput },
  'auth.sendConfirmation': { params: open({}), query: closed({}), body: undefined },
  'auth.confirmEmail': { params: open({}), query: closed({}), body: ConfirmEmailInput },
  'sso.get': { params: open({}), query: closed({}), body: undefined },
  'sso.update': { params: open({}), query: closed({}), body: SsoInput },
  'sso.remove': { params: open({}), query: closed({}), body: undefined },
  'sso.require': { params: open({}), query: closed({}), body: SsoRequirementInput },
  'sso.addDomain': { params: open({}), query: closed({}), body: SsoDomainInput },
  'sso.verifyDomain': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'sso.removeDomain': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'invitations.get': { params: open({ token: text({ min: 1, max: 200 }) }), query: closed({}), body: undefined },
  'invitations.accept': { params: open({ token: text({ min: 1, max: 200 }) }), query: closed({}), body: undefined },
  'organization.get': { params: open({}), query: closed({}), body: undefined },
  'organization.updateBranding': { params: open({}), query: closed({}), body: BrandingInput },
  'organization.uploadLogo': { params: open({}), query: closed({}), body: closed({

  }) },
  'organization.settings': { params: open({}), query: closed({}), body: undefined },
  'organization.updateGeneral': { params: open({}), query: closed({}), body: GeneralSettingsInput },
  'organization.requireSecondFactor': { params: open({}), query: closed({}), body: SecondFactorRequirementInput },
  'organization.networks': { params: open({}), query: closed({}), body: undefined },
  'organization.setNetworks': { params: open({}), query: closed({}), body: AllowedNetworksInput },
  'organization.captcha': { params: open({}), query: closed({}), body: undefined },
  'organization.setCaptcha': { params: open({}), query: closed({}), body: CaptchaInput },
  'organization.removeCaptcha': { params: open({}), query: closed({}), body: undefined },
  'organization.checkCaptcha': { params: open({}), query: closed({}), body: undefined },
  'organization.close': { params: open({}), query: closed({}), body: CloseInput },
  'organization.reopen': { params: open({}), query: closed({}), body: undefined },
  'organization.retention': { params: open({}), query: closed({}), body: undefined },
  'organization.updateRetention': { params: open({}), query: closed({}), body: RetentionInput },
  'organization.previewRetention': { params: open({}), query: closed({}), body: RetentionInput },
  'organization.listExports': { params: open({}), query: closed({}), body: undefined },
  'organization.startExport': { params: open({}), query: closed({}), body: undefined },
  'organization.deleteExport': { params: open({ exportId: text({ max: 100 }) }), query: closed({}), body: undefined },
  'organization.updateEmail': { params: open({}), query: closed({}), body: EmailSettingsInput },
  'organization.testEmail': { params: open({}), query: closed({}), body: EmailTestInput },
  'organization.updateApi': { params: open({}), query: closed({}), body: ApiSettingsInput },
  'organization.firstSteps': { params: open({}), query: closed({}), body: undefined },
  'organization.updateFirstSteps': { params: open({}), query: closed({}), body: FirstStepsInput },
  'organization.apiKey': { params: open({}), query: closed({}), body: undefined },
  'organization.regenerateApiKey': { params: open({}), query: closed({}), body: undefined },
  'organization.setCustomDomain': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: CustomDomainInput },
  'organization.removeCustomDomain': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'organization.verifyCustomDomain': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'dashboard.counts': { params: open({}), query: closed({}), body: undefined },
  'dashboard.stats': { params: open({}), query: closed({ period: z._default(choice(['7d', '30d', '90d']), '30d') }), body: undefined },
  'dashboard.performance': { params: open({}), query: closed({ period: z._default(choice(['7d', '30d', '90d']), '30d') }), body: undefined },
  'dashboard.due': { params: open({}), query: closed({ mine: z._default(fromQuery(flag()), false) }), body: undefined },
  'dashboard.automation': { params: open({}), query: closed({}), body: undefined },
  'metrics.overview': { params: open({}), query: closed({ period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day), hours: z._default(choice(['all', 'business']), 'all') }), body: undefined },
  'metrics.agents': { params: open({}), query: closed({ period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day), hours: z._default(choice(['all', 'business']), 'all') }), body: undefined },
  'metrics.agentTickets': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ figure: choice(['open', 'waiting', 'assigned', 'replies', 'firstResponse', 'resolved', 'reopened', 'timeSpent']), period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day), hours: z._default(choice(['all', 'business']), 'all') }), body: undefined },
  'metrics.agentChats': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ figure: choice(['chats', 'satisfaction']), period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day), hours: z._default(choice(['all', 'business']), 'all') }), body: undefined },
  'metrics.sla': { params: open({}), query: closed({ period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day), hours: z._default(choice(['all', 'business']), 'all') }), body: undefined },
  'metrics.hoursOfWeek': { params: open({}), query: closed({ period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day) }), body: undefined },
  'metrics.report': { params: open({}), query: closed({ report: MetricsReport, period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day) }), body: undefined },
  'metrics.reportXlsx': { params: open({}), query: closed({ report: MetricsReport, period: z._default(choice(['7d', '30d', '90d', '365d', 'lastWeek', 'lastMonth']), '30d'), from: z.optional(Day), to: z.optional(Day) }), body: undefined },
  'metrics.sendReport': { params: open({}), query: closed({}), body: SendReportInput },
  'savedReports.list': { params: open({}), query: closed({}), body: undefined },
  'savedReports.create': { params: open({}), query: closed({}), body: SavedReportInput },
  'savedReports.recipients': { params: open({}), query: closed({}), body: undefined },
  'savedReports.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: SavedReportPatch },
  'savedReports.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.list': { params: open({}), query: closed({ status: z.optional(TicketStatus), priority: z.optional(TicketPriority), assignedAgentId: z.optional(text({ max: 64 })), customerEmail: z.optional(text({ max: 254 })), turn: z.optional(choice(['us', 'customer', 'any'])), snoozed: z.optional(fromQuery(flag())), tags: z.optional(text({ max: 400 })), anyTag: z.optional(text({ max: 400 })), noTag: z.optional(text({ max: 400 })), channel: z.optional(TicketChannel), formId: z.optional(text({ max: 64 })), domain: z.optional(text({ max: 253 })), hasFile: z.optional(fromQuery(flag())), unread: z.optional(fromQuery(flag())), mentioned: z.optional(fromQuery(flag())), followerId: z.optional(text({ max: 64 })), q: z.optional(text({ max: 200 })), externalId: z.optional(text({ max: 200 })), createdFrom: z.optional(Timestamp), createdBefore: z.optional(Timestamp), updatedSince: z.optional(Timestamp), number: z.optional(text({ max: 64 })), query: z.optional(text({ max: 500 })), sort: z.optional(choice(['-updatedAt', 'updatedAt', '-createdAt', 'createdAt', 'priority', 'waiting', 'due'])), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'tickets.create': { params: open({}), query: closed({}), body: TicketCreateInput },
  'tickets.stats': { params: open({}), query: closed({ query: z.optional(text({ max: 500 })) }), body: undefined },
  'tickets.unread': { params: open({}), query: closed({}), body: undefined },
  'tickets.origins': { params: open({}), query: closed({}), body: undefined },
  'tickets.senders': { params: open({}), query: closed({}), body: undefined },
  'tickets.import': { params: open({}), query: closed({}), body: TicketImportInput },
  'tickets.findImported': { params: open({}), query: closed({}), body: ImportedTicketIds },
  'tickets.bulk': { params: open({}), query: closed({}), body: TicketBulkInput },
  'tickets.listDeleted': { params: open({}), query: closed({ q: z.optional(text({ max: 200 })), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'tickets.getDeleted': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.restore': { params: open({}), query: closed({}), body: TicketIds },
  'tickets.deleteForGood': { params: open({}), query: closed({}), body: TicketIds },
  'tickets.listSpam': { params: open({}), query: closed({ q: z.optional(text({ max: 200 })), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'tickets.markSpam': { params: open({}), query: closed({}), body: TicketIds },
  'tickets.getSpam': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.unmarkSpam': { params: open({}), query: closed({}), body: TicketIds },
  'tickets.merge': { params: open({}), query: closed({}), body: TicketMergeInput },
  'tickets.unmerge': { params: open({}), query: closed({}), body: TicketUnmergeInput },
  'tickets.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ before: z.optional(text({ min: 1, max: 500 })) }), body: undefined },
  'tickets.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketUpdateInput },
  'tickets.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.suggestTags': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.markRead': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketReadInput },
  'tickets.markUnread': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.reply': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketMessageInput },
  'tickets.split': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketSplitInput },
  'tickets.unsplit': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.snooze': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: SnoozeInput },
  'tickets.unsnooze': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.handOver': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: HandOverInput },
  'tickets.removeDraft': { params: open({ id: text({ min: 1, max: 64 }), messageId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.follow': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: FollowInput },
  'tickets.unfollow': { params: open({ id: text({ min: 1, max: 64 }), userId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.customerLanguage': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.setCustomerLanguage': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: CustomerLanguageInput },
  'tickets.listLinks': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.link': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketLinkInput },
  'tickets.unlink': { params: open({ id: text({ min: 1, max: 64 }), otherId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.suggestDuplicates': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.scheduleReply': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ScheduledReplyInput },
  'tickets.cancelReply': { params: open({ id: text({ min: 1, max: 64 }), replyId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.sendReplyNow': { params: open({ id: text({ min: 1, max: 64 }), replyId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.retryMails': { params: open({ id: text({ min: 1, max: 64 }), messageId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tickets.mail': { params: open({ id: text({ min: 1, max: 64 }), mailId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tasks.list': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tasks.create': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketTaskInput },
  'tasks.update': { params: open({ id: text({ min: 1, max: 64 }), taskId: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketTaskPatch },
  'tasks.delete': { params: open({ id: text({ min: 1, max: 64 }), taskId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tasks.restore': { params: open({ id: text({ min: 1, max: 64 }), taskId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'files.upload': { params: open({}), query: closed({ name: text({ min: 1, max: 1000 }) }), body: undefined },
  'files.beginUpload': { params: open({}), query: closed({ name: text({ min: 1, max: 1000 }) }), body: undefined },
  'files.getUpload': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'files.appendToUpload': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'files.cancelUpload': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'files.confirmUpload': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'time.list': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'time.create': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TimeEntryInput },
  'time.update': { params: open({ id: text({ min: 1, max: 64 }), entryId: text({ min: 1, max: 64 }) }), query: closed({}), body: TimeEntryPatch },
  'time.delete': { params: open({ id: text({ min: 1, max: 64 }), entryId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'time.restore': { params: open({ id: text({ min: 1, max: 64 }), entryId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'time.startTimer': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'time.timer': { params: open({}), query: closed({}), body: undefined },
  'time.stopTimer': { params: open({}), query: closed({}), body: undefined },
  'tags.list': { params: open({}), query: closed({}), body: undefined },
  'tags.create': { params: open({}), query: closed({}), body: TagInput },
  'tags.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TagPatch },
  'tags.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tags.uses': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'tags.merge': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: TagMergeInput },
  'tags.restore': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'views.list': { params: open({}), query: closed({}), body: undefined },
  'views.create': { params: open({}), query: closed({}), body: SavedViewInput },
  'views.counts': { params: open({}), query: closed({}), body: undefined },
  'views.setDefault': { params: open({}), query: closed({}), body: DefaultViewInput },
  'views.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: SavedViewPatch },
  'views.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'views.restore': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'deadLetters.list': { params: open({}), query: closed({ limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50) }), body: undefined },
  'deadLetters.retryAll': { params: open({}), query: closed({}), body: DeadLetterRetryInput },
  'deadLetters.retry': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'blockedSenders.list': { params: open({}), query: closed({}), body: undefined },
  'blockedSenders.create': { params: open({}), query: closed({}), body: BlockedSenderInput },
  'blockedSenders.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'mailTexts.list': { params: open({}), query: closed({}), body: undefined },
  'mailTexts.update': { params: open({ kind: MailTextKind, language: MailLanguage }), query: closed({}), body: MailTextInput },
  'mailTexts.reset': { params: open({ kind: MailTextKind, language: MailLanguage }), query: closed({}), body: undefined },
  'mailTexts.preview': { params: open({ kind: MailTextKind, language: MailLanguage }), query: closed({}), body: MailTextInput },
  'sentences.missing': { params: open({}), query: closed({}), body: undefined },
  'sentences.list': { params: open({ language: ElementLanguage }), query: closed({}), body: undefined },
  'sentences.update': { params: open({ language: ElementLanguage }), query: closed({}), body: OwnSentencesInput },
  'mailbox.get': { params: open({}), query: closed({}), body: undefined },
  'mailbox.test': { params: open({}), query: closed({}), body: undefined },
  'mailbox.testResult': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'mailbox.listHeld': { params: open({}), query: closed({ limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'mailbox.takeIn': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'mailbox.takeInFrom': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: MailSenderInput },
  'supportAddresses.list': { params: open({}), query: closed({}), body: undefined },
  'supportAddresses.create': { params: open({}), query: closed({}), body: SupportAddressInput },
  'supportAddresses.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: SupportAddressUpdate },
  'supportAddresses.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'supportAddresses.test': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'supportAddresses.dns': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'supportAddresses.connectImap': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ImapAccountInput },
  'supportAddresses.disconnectImap': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'supportAddresses.startOAuth': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: OAuthStart },
  'supportAddresses.finishOAuth': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: OAuthResponse },
  'search.query': { params: open({}), query: closed({ q: text({ max: 10000 }), limit: z._default(fromQuery(whole({ min: 1, max: 50 })), 10) }), body: undefined },
  'audit.list': { params: open({}), query: closed({ actorId: z.optional(text({ max: 100 })), keyId: z.optional(text({ max: 100 })), operation: z.optional(text({ max: 100 })), object: z.optional(AuditObject), objectId: z.optional(text({ max: 300 })), since: z.optional(Timestamp), until: z.optional(Timestamp), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'audit.verify': { params: open({}), query: closed({}), body: undefined },
  'audit.exportCsv': { params: open({}), query: closed({ actorId: z.optional(text({ max: 100 })), keyId: z.optional(text({ max: 100 })), operation: z.optional(text({ max: 100 })), object: z.optional(AuditObject), objectId: z.optional(text({ max: 300 })), since: z.optional(Timestamp), until: z.optional(Timestamp) }), body: undefined },
  'audit.exportJsonl': { params: open({}), query: closed({ actorId: z.optional(text({ max: 100 })), keyId: z.optional(text({ max: 100 })), operation: z.optional(text({ max: 100 })), object: z.optional(AuditObject), objectId: z.optional(text({ max: 300 })), since: z.optional(Timestamp), until: z.optional(Timestamp) }), body: undefined },
  'team.assignable': { params: open({}), query: closed({}), body: undefined },
  'team.setAvailability': { params: open({}), query: closed({}), body: AvailabilityInput },
  'team.list': { params: open({}), query: closed({}), body: undefined },
  'team.remove': { params: open({ memberId: text({ min: 1, max: 64 }) }), query: closed({ end: z.optional(text({ max: 4000 })), handOver: z.optional(text({ max: 4000 })) }), body: undefined },
  'team.belongings': { params: open({ memberId: text({ min: 1, max: 64 }) }), query: closed({ role: z.optional(Role), customRoleId: z.optional(text({ max: 64 })) }), body: undefined },
  'team.uses': { params: open({ memberId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'team.setRole': { params: open({ memberId: text({ min: 1, max: 64 }) }), query: closed({}), body: RoleInput },
  'team.roles': { params: open({}), query: closed({}), body: undefined },
  'team.createRole': { params: open({}), query: closed({}), body: CustomRoleInput },
  'team.updateRole': { params: open({ roleId: text({ min: 1, max: 64 }) }), query: closed({}), body: CustomRoleChanges },
  'team.deleteRole': { params: open({ roleId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'team.roleBelongings': { params: open({ roleId: text({ min: 1, max: 64 }) }), query: closed({ permissions: z.optional(text({ max: 1000 })) }), body: undefined },
  'team.resetSecondFactor': { params: open({ memberId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'team.unlinkSso': { params: open({ memberId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'team.invite': { params: open({}), query: closed({}), body: InviteInput },
  'team.invitations': { params: open({}), query: closed({}), body: undefined },
  'team.revokeInvitation': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'team.resendInvitation': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.list': { params: open({}), query: closed({}), body: undefined },
  'contactForms.create': { params: open({}), query: closed({}), body: ContactFormInput },
  'contactForms.stats': { params: open({}), query: closed({}), body: undefined },
  'contactForms.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ContactFormPatch },
  'contactForms.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.uses': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.duplicate': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.confirmNotices': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.analytics': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ period: z._default(choice(['7d', '30d', '90d']), '30d') }), body: undefined },
  'contactForms.submissions': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ q: z.optional(text({ max: 200 })), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'contactForms.submission': { params: open({ id: text({ min: 1, max: 64 }), submissionId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'contactForms.exportSubmissions': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ q: z.optional(text({ max: 200 })) }), body: undefined },
  'chatbot.list': { params: open({}), query: closed({ q: z.optional(text({ max: 200 })), category: z.optional(text({ max: 100 })), isActive: z.optional(choice(['true', 'false'])), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'chatbot.create': { params: open({}), query: closed({}), body: ChatbotQueryInput },
  'chatbot.import': { params: open({}), query: closed({}), body: ChatbotImportInput },
  'chatbot.exportJson': { params: open({}), query: closed({}), body: undefined },
  'chatbot.exportCsv': { params: open({}), query: closed({}), body: undefined },
  'chatbot.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chatbot.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatbotQueryPatch },
  'chatbot.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chatbot.stats': { params: open({}), query: closed({}), body: undefined },
  'chatbot.test': { params: open({}), query: closed({}), body: ChatbotTestInput },
  'chatbot.unanswered': { params: open({}), query: closed({ limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'chatbot.dismiss': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chatbot.teach': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatbotTeachInput },
  'macros.list': { params: open({}), query: closed({}), body: undefined },
  'macros.create': { params: open({}), query: closed({}), body: MacroInput },
  'macros.undo': { params: open({}), query: closed({}), body: MacroUndoInput },
  'macros.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: MacroPatch },
  'macros.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'macros.restore': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'macros.preview': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: MacroPreviewInput },
  'macros.apply': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: MacroApplyInput },
  'cannedReplies.list': { params: open({}), query: closed({ q: z.optional(text({ max: 200 })), folder: z.optional(text({ max: 100 })), visibility: z.optional(CannedReplyVisibility), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'cannedReplies.create': { params: open({}), query: closed({}), body: CannedReplyInput },
  'cannedReplies.folders': { params: open({}), query: closed({}), body: undefined },
  'cannedReplies.import': { params: open({}), query: closed({}), body: CannedReplyImportInput },
  'cannedReplies.exportJson': { params: open({}), query: closed({ visibility: z._default(CannedReplyVisibility, 'team') }), body: undefined },
  'cannedReplies.exportCsv': { params: open({}), query: closed({ visibility: z._default(CannedReplyVisibility, 'team') }), body: undefined },
  'cannedReplies.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'cannedReplies.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: CannedReplyPatch },
  'cannedReplies.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'cannedReplies.restore': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'cannedReplies.copyFiles': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'cannedReplies.use': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'customers.list': { params: open({}), query: closed({ email: z.optional(text({ max: 254 })), externalId: z.optional(text({ max: 200 })), updatedSince: z.optional(Timestamp), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'customers.update': { params: open({}), query: closed({}), body: CustomerRecordInput },
  'helpCategories.list': { params: open({}), query: closed({}), body: undefined },
  'helpCategories.create': { params: open({}), query: closed({}), body: HelpCategoryInput },
  'helpCategories.reorder': { params: open({}), query: closed({}), body: HelpCategoryOrder },
  'helpCategories.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: HelpCategoryPatch },
  'helpCategories.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'helpCategories.orderArticles': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: HelpArticleOrder },
  'helpArticles.links': { params: open({}), query: closed({ q: z.optional(text({ max: 1000 })), limit: z._default(fromQuery(whole({ min: 1, max: 50 })), 20) }), body: undefined },
  'helpArticles.list': { params: open({}), query: closed({ q: z.optional(text({ max: 1000 })), categoryId: z.optional(text({ max: 64 })), isPublished: z.optional(fromQuery(flag())), isInternal: z.optional(fromQuery(flag())), externalId: z.optional(text({ max: 200 })), updatedSince: z.optional(Timestamp), sort: z._default(choice(['-updatedAt', 'updatedAt', '-viewCount', 'title', 'position']), '-updatedAt'), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'helpArticles.create': { params: open({}), query: closed({}), body: HelpArticleInput },
  'helpArticles.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'helpArticles.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: HelpArticlePatch },
  'helpArticles.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'helpArticles.saveDraft': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: HelpDraftInput },
  'helpArticles.discardDraft': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'helpArticles.versions': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'helpArticles.version': { params: open({ id: text({ min: 1, max: 64 }), number: text({ min: 1, max: 9 }) }), query: closed({}), body: undefined },
  'helpArticles.restore': { params: open({ id: text({ min: 1, max: 64 }), number: text({ min: 1, max: 9 }) }), query: closed({}), body: undefined },
  'helpArticles.translations': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'helpArticles.saveTranslation': { params: open({ id: text({ min: 1, max: 64 }), language: ElementLanguage }), query: closed({}), body: HelpTranslationInput },
  'helpArticles.deleteTranslation': { params: open({ id: text({ min: 1, max: 64 }), language: ElementLanguage }), query: closed({}), body: undefined },
  'helpArticles.uploadImage': { params: open({}), query: closed({}), body: closed({

  }) },
  'help.views': { params: open({}), query: closed({ pageType: choice(['article']) }), body: undefined },
  'help.report': { params: open({}), query: closed({}), body: undefined },
  'help.dismissSearch': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chat.list': { params: open({}), query: closed({ status: z.optional(ChatFilter), tagId: z.optional(text({ min: 1, max: 64 })), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'chat.stats': { params: open({}), query: closed({}), body: undefined },
  'chat.agents': { params: open({}), query: closed({}), body: undefined },
  'chat.settings': { params: open({}), query: closed({}), body: undefined },
  'chat.updateSettings': { params: open({}), query: closed({}), body: ChatSettingsInput },
  'chat.newIdentitySecret': { params: open({}), query: closed({}), body: undefined },
  'chat.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chat.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatUpdateInput },
  'chat.accept': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chat.send': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatAgentMessageInput },
  'chat.addNote': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatNoteInput },
  'chat.block': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chat.markRead': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatMarkInput },
  'chat.transfer': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatTransferInput },
  'chat.addParticipant': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatParticipantInput },
  'chat.removeParticipant': { params: open({ id: text({ min: 1, max: 64 }), userId: text({ max: 64 }) }), query: closed({}), body: undefined },
  'chat.close': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chat.mailTranscript': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'chat.convertToTicket': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'notifications.list': { params: open({}), query: closed({ isRead: z.optional(fromQuery(flag())), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 50), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'notifications.markAllRead': { params: open({}), query: closed({}), body: undefined },
  'notifications.markRead': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'notifications.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'profile.update': { params: open({}), query: closed({}), body: ProfileInput },
  'profile.uploadPhoto': { params: open({}), query: closed({}), body: closed({

  }) },
  'profile.removePhoto': { params: open({}), query: closed({}), body: undefined },
  'profile.changePassword': { params: open({}), query: closed({}), body: PasswordInput },
  'profile.delete': { params: open({}), query: closed({}), body: DeleteAccountInput },
  'profile.updateNotificationPreferences': { params: open({}), query: closed({}), body: NotificationPreferencesInput },
  'sessions.list': { params: open({}), query: closed({}), body: undefined },
  'sessions.endOthers': { params: open({}), query: closed({}), body: undefined },
  'sessions.end': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'account.secondFactor': { params: open({}), query: closed({}), body: undefined },
  'account.startTotp': { params: open({}), query: closed({}), body: undefined },
  'account.confirmTotp': { params: open({}), query: closed({}), body: TotpInput },
  'account.removeTotp': { params: open({}), query: closed({}), body: undefined },
  'account.startPasskey': { params: open({}), query: closed({}), body: undefined },
  'account.addPasskey': { params: open({}), query: closed({}), body: PasskeyInput },
  'account.renamePasskey': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: PasskeyNameInput },
  'account.removePasskey': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'account.makeRecoveryCodes': { params: open({}), query: closed({}), body: undefined },
  'realtime.ticket': { params: open({}), query: closed({}), body: undefined },
  'publicOrganization.get': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: undefined },
  'publicOrganization.sentences': { params: open({ subdomain: text({ min: 1, max: 63 }), language: ElementLanguage }), query: closed({}), body: undefined },
  'publicOrganization.resolve': { params: open({}), query: closed({ host: text({ min: 1, max: 253 }) }), body: undefined },
  'publicForms.list': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({ language: z.optional(ElementLanguage) }), body: undefined },
  'publicForms.submit': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: SubmitInput },
  'publicChatbot.ask': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: ChatbotAskInput },
  'publicHelp.articles': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({ q: z.optional(text({ max: 1000 })), category: z.optional(text({ max: 200 })), limit: z._default(fromQuery(whole({ min: 1, max: 200 })), 200), cursor: z.optional(text({ max: 500 })) }), body: undefined },
  'publicHelp.article': { params: open({ subdomain: text({ min: 1, max: 63 }), slug: text({ min: 1, max: 200 }) }), query: closed({}), body: undefined },
  'publicHelp.categories': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: undefined },
  'publicHelp.search': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({ q: text({ max: 10000 }), limit: z._default(fromQuery(whole({ min: 1, max: 50 })), 10) }), body: undefined },
  'publicHelp.recordView': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: HelpViewInput },
  'publicHelp.vote': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: HelpVoteInput },
  'publicTickets.lookup': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: TicketLookupInput },
  'publicTickets.mailLinks': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: TicketLinksInput },
  'publicTickets.get': { params: open({ subdomain: text({ min: 1, max: 63 }), ticketId: text({ min: 1, max: 64 }) }), query: closed({ before: z.optional(text({ min: 1, max: 500 })) }), body: undefined },
  'publicTickets.reply': { params: open({ subdomain: text({ min: 1, max: 63 }), ticketId: text({ min: 1, max: 64 }) }), query: closed({}), body: TicketReplyInput },
  'publicTickets.upload': { params: open({ subdomain: text({ min: 1, max: 63 }), ticketId: text({ min: 1, max: 64 }) }), query: closed({ name: text({ min: 1, max: 1000 }) }), body: undefined },
  'publicTickets.beginUpload': { params: open({ subdomain: text({ min: 1, max: 63 }), ticketId: text({ min: 1, max: 64 }) }), query: closed({ name: text({ min: 1, max: 1000 }) }), body: undefined },
  'publicChat.welcome': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: undefined },
  'publicChat.start': { params: open({ subdomain: text({ min: 1, max: 63 }) }), query: closed({}), body: ChatStartInput },
  'publicChat.get': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({ after: z._default(fromQuery(whole({ min: 0 })), 0) }), body: undefined },
  'publicChat.send': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatMessageInput },
  'publicChat.upload': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({ name: text({ min: 1, max: 1000 }) }), body: undefined },
  'publicChat.beginUpload': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({ name: text({ min: 1, max: 1000 }) }), body: undefined },
  'publicChat.requestPerson': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatPersonInput },
  'publicChat.leaveMessage': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatLeaveMessageInput },
  'publicChat.close': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'publicChat.rate': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatRatingInput },
  'publicChat.identify': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatVisitorInput },
  'publicChat.mailTranscript': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: TranscriptInput },
  'publicChat.forget': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'publicChat.markRead': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: ChatMarkInput },
  'publicUploads.get': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'publicUploads.append': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'publicUploads.cancel': { params: open({ subdomain: text({ min: 1, max: 63 }), id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'widget.form': { params: open({ formId: text({ min: 1, max: 64 }) }), query: closed({ org: text({ min: 1, max: 63 }), language: z.optional(ElementLanguage) }), body: undefined },
  'widget.upload': { params: open({}), query: closed({ org: text({ min: 1, max: 63 }), formId: text({ min: 1, max: 64 }), field: text({ min: 1, max: 64 }), name: text({ min: 1, max: 1000 }) }), body: undefined },
  'widget.beginUpload': { params: open({}), query: closed({ org: text({ min: 1, max: 63 }), formId: text({ min: 1, max: 64 }), field: text({ min: 1, max: 64 }), name: text({ min: 1, max: 1000 }) }), body: undefined },
  'widget.submit': { params: open({}), query: closed({}), body: WidgetSubmitInput },
  'widget.event': { params: open({}), query: closed({}), body: FormEventInput },
  'apiKeys.list': { params: open({}), query: closed({}), body: undefined },
  'apiKeys.create': { params: open({}), query: closed({}), body: ApiKeyInput },
  'apiKeys.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ApiKeyChanges },
  'apiKeys.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'apiKeys.rotate': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: ApiKeyRotation },
  'webhooks.list': { params: open({}), query: closed({}), body: undefined },
  'webhooks.create': { params: open({}), query: closed({}), body: WebhookInput },
  'webhooks.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'webhooks.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: WebhookPatch },
  'webhooks.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'webhooks.test': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'webhooks.deliveries': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({ limit: z._default(fromQuery(whole({ min: 1, max: 100 })), 50), offset: z._default(fromQuery(whole({ min: 0, max: 100000 })), 0) }), body: undefined },
  'webhooks.redeliver': { params: open({ id: text({ min: 1, max: 64 }), deliveryId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'webhooks.attempts': { params: open({ id: text({ min: 1, max: 64 }), deliveryId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'webhooks.redeliverFailed': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: RedeliverFailedInput },
  'webhooks.rotateSecret': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'v1.health': { params: open({}), query: open({ probe: z._default(choice(['live', 'ready']), 'ready') }), body: undefined },
  'v1.events': { params: open({}), query: closed({ after: z._default(fromQuery(whole({ min: 0 })), 0), wait: z._default(fromQuery(whole({ min: 0, max: 25 })), 0), limit: z._default(fromQuery(whole({ min: 1, max: 100 })), 50) }), body: undefined },
  'v1Tickets.list': { params: open({}), query: closed({ status: z.optional(TicketStatus), priority: z.optional(TicketPriority), customerEmail: z.optional(text({ max: 255 })), externalId: z.optional(text({ max: 200 })), tags: z.optional(text({ max: 600 })), anyTag: z.optional(text({ max: 600 })), noTag: z.optional(text({ max: 600 })), limit: z._default(fromQuery(whole({ min: 1, max: 100 })), 50), offset: z._default(fromQuery(whole({ min: 0, max: 100000 })), 0) }), body: undefined },
  'v1Tickets.create': { params: open({}), query: closed({}), body: V1TicketCreateInput },
  'v1Tickets.get': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'v1Tickets.update': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: V1TicketPatch },
  'v1Tickets.delete': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'v1Tickets.reply': { params: open({ id: text({ min: 1, max: 64 }) }), query: closed({}), body: V1MessageInput },
  'v1Tags.list': { params: open({}), query: closed({}), body: undefined },
  'v1ContactForms.list': { params: open({}), query: closed({ limit: z._default(fromQuery(whole({ min: 1, max: 100 })), 50), offset: z._default(fromQuery(whole({ min: 0, max: 100000 })), 0) }), body: undefined },
  'v1ContactForms.update': { params: open({ formId: text({ min: 1, max: 64 }) }), query: closed({}), body: ContactFormPatch },
  'v1ContactForms.delete': { params: open({ formId: text({ min: 1, max: 64 }) }), query: closed({}), body: undefined },
  'v1ContactForms.submit': { params: open({ formId: text({ min: 1, max: 64 }) }), query: closed({}), body: V1SubmitInput },
  'v1Analytics.metrics': { params: open({}), query: closed({ period: z._default(text({ pattern: new RegExp('^[1-9][0-9]{0,2}d$', 'u'), said: { pattern: 'period must look like 30d' } }), '30d') }), body: undefined },
  'v1Organization.get': { params: open({}), query: closed({}), body: undefined },
  'v1Organization.update': { params: open({}), query: closed({}), body: BrandingInput },
  'docs.openapi': { params: open({}), query: closed({}), body: undefined },
}))();

/** The validated request of an operation as its handler gets it: with defaults, and with coerced values. */
export type Parsed<Id extends OperationId> = {
  [Part in 'params' | 'query' | 'body']: (typeof requests)[Id][Part] extends z.core.SomeType
    ? z.output<(typeof requests)[Id][Part]>
    : undefined;
};
