import {
  AtSign,
  BadgeCheck,
  Ban,
  BookOpen,
  Bot,
  Braces,
  Building2,
  CircleUser,
  ClipboardList,
  Clock,
  Contact,
  Download,
  Files,
  Globe,
  KeyRound,
  Languages,
  ListChecks,
  Mail,
  MailQuestion,
  MailWarning,
  MessagesSquare,
  Moon,
  Network,
  Palette,
  ScrollText,
  ShieldCheck,
  SquarePen,
  Tags,
  Upload,
  Users,
  Webhook,
  Zap,
} from 'lucide-react';
import m from '../messages.yaml';
import { type SettingsGroup, type SettingsPage, setting } from './setting.ts';

const organization: readonly SettingsPage[] = [
  setting(
    '',
    m.settingsPages.general,
    Building2,
    m.settingsPages.organizationCompanyNameTimeZone,
    async () => (await import('../../features/settings/general/GeneralTab.tsx')).GeneralTab,
    {
      parts: [
        {
          label: m.settingsPages.businessHours,
          hash: 'business-hours',
          words: m.settingsPages.holidaysWorkingOpeningOfficeSchedule,
        },
      ],
    },
  ),
  setting(
    'appearance',
    m.settingsPages.appearance,
    Moon,
    m.settingsPages.themeColorDarkLightModeLook,
    async () => (await import('../../features/settings/AppearanceTab.tsx')).AppearanceTab,
  ),
  {
    path: '/branding',
    label: m.settingsPages.branding,
    icon: Palette,
    permission: 'manage_organization',
    words: m.settingsPages.logoBrandColorColourSubdomainAddress,
  },
  setting(
    'languages',
    m.settingsPages.languages,
    Languages,
    m.settingsPages.languageTranslationTranslateLocale,
    async () => (await import('../../features/settings/languages/LanguagesTab.tsx')).default,
    {
      parts: [
        {
          label: m.settingsPages.customTexts,
          hash: 'own-words',
          words: m.settingsPages.wordingSentencesLabels,
        },
      ],
    },
  ),
];

const channels: readonly SettingsPage[] = [
  setting(
    'email',
    m.settingsPages.email,
    Mail,
    m.settingsPages.smtpMailServerOutgoingSendingGoogle,
    async () => (await import('../../features/settings/email/EmailTab.tsx')).EmailTab,
    {
      parts: [
        {
          label: m.settingsPages.emailSignature,
          hash: 'signature',
          words: m.settingsPages.footerOrganization,
        },
      ],
    },
  ),
  setting(
    'email-templates',
    m.settingsPages.emailTemplates,
    SquarePen,
    m.settingsPages.mailWordingTextsConfirmation,
    async () => (await import('../../features/settings/email/words/MailWords.tsx')).default,
  ),
  setting(
    'support-address',
    m.settingsPages.supportAddress,
    AtSign,
    m.settingsPages.mailboxInboxForwardingForward,
    async () =>
      (await import('../../features/settings/email/addresses/SupportAddresses.tsx')).default,
  ),
  setting(
    'quarantine',
    m.settingsPages.quarantine,
    MailQuestion,
    m.settingsPages.heldMailRejectedMissingLostJunk,
    async () => (await import('../../features/settings/email/mailbox/HeldMails.tsx')).HeldMails,
    {
      also: ['view_all_tickets'],
    },
  ),
  setting(
    'blocked-senders',
    m.settingsPages.blockedSenders,
    Ban,
    'block ban spam blocklist blacklist email addresses domains visitors',
    async () => (await import('../../features/settings/blocked/BlockedTab.tsx')).default,
  ),
  setting(
    'failed-deliveries',
    m.settingsPages.failedDeliveries,
    MailWarning,
    m.settingsPages.bounceBouncedDeadLettersUndelivered,
    async () => (await import('../../features/settings/dead-letters/DeadLettersTab.tsx')).default,
  ),
  setting(
    'domains',
    m.settingsPages.domains,
    Globe,
    m.settingsPages.customDomainDnsCnameTxtOwn,
    async () => (await import('../../features/settings/domains/DomainsTab.tsx')).default,
  ),
  setting(
    'live-chat',
    m.settingsPages.liveChat,
    MessagesSquare,
    m.settingsPages.widgetMessengerLauncherGreeting,
    async () => (await import('../../features/chat/settings/ChatSettingsPage.tsx')).default,
    {
      parts: [
        {
          label: m.settingsPages.installCode,
          hash: 'install-code',
          words: m.settingsPages.snippetEmbedScriptInstallTag,
        },
        {
          label: m.settingsPages.identityVerification,
          hash: 'identity',
          words: m.settingsPages.jwtSecretVerifyVisitorsLogin,
        },
      ],
    },
  ),
  {
    path: '/contact-forms',
    label: m.settingsPages.contactForms,
    icon: ClipboardList,
    permission: 'manage_settings',
    also: ['manage_contact_forms'],
    words: m.settingsPages.formEmbedInstallSnippetFieldsWidget,
  },
  setting(
    'contact-page',
    m.settingsPages.contactPage,
    Contact,
    m.settingsPages.getInTouchNotesPublicPage,
    async () => (await import('../../features/settings/general/ContactNotes.tsx')).default,
  ),
  setting(
    'captcha',
    m.settingsPages.captcha,
    Bot,
    m.settingsPages.turnstileHcaptchaSpamBots,
    async () => (await import('../../features/settings/captcha/CaptchaCard.tsx')).default,
  ),
  setting(
    'help-center',
    m.settingsPages.helpCenter,
    BookOpen,
    m.settingsPages.headerFooterFaviconThemeLook,
    async () => (await import('../../features/settings/look/LookTab.tsx')).default,
  ),
];

const productivity: readonly SettingsPage[] = [
  {
    path: '/settings/canned-replies',
    label: m.settingsPages.cannedReplies,
    icon: Zap,
    permission: 'view_assigned_tickets',
    words: m.settingsPages.savedRepliesSnippetSnippetsTemplates,
  },
  {
    path: '/settings/macros',
    label: m.settingsPages.macros,
    icon: ListChecks,
    permission: 'view_assigned_tickets',
    words: m.settingsPages.oneClickActionsAutomationWorkflow,
  },
  setting(
    'tags',
    m.settingsPages.tags,
    Tags,
    m.settingsPages.labelsCategoriesMergeColorsTopics,
    async () => (await import('../../features/settings/tags/TagsTab.tsx')).default,
  ),
];

const security: readonly SettingsPage[] = [
  setting(
    'security',
    m.settingsPages.security,
    ShieldCheck,
    m.settingsPages.organizationKeyDomainAccessDanger,
    async () => (await import('../../features/settings/SecurityTab.tsx')).SecurityTab,
    {
      parts: [
        {
          label: m.settingsPages.twoFactorAuthenticationForStaff,
          hash: 'staff-2fa',
          words: m.settingsPages.n2faMfaOtpTotpAuthenticatorEnforce,
        },
        {
          label: m.settingsPages.deleteOrganization,
          hash: 'danger-zone',
          words: m.settingsPages.closeRemoveAccountCancel,
        },
      ],
    },
  ),
  {
    path: '/team',
    label: m.settingsPages.teamMembers,
    icon: Users,
    permission: 'manage_team',
    words: m.settingsPages.membersPeopleUsersAgentsColleagues,
    parts: [
      {
        label: m.settingsPages.roles,
        hash: 'roles',
        words: m.settingsPages.permissionsRightsAccessCustomRole,
      },
    ],
  },
  setting(
    'single-sign-on',
    m.settingsPages.singleSignOn,
    BadgeCheck,
    m.settingsPages.ssoOidcOpenidSamlOktaGoogle,
    async () => (await import('../../features/settings/sso/SsoCard.tsx')).default,
  ),
  setting(
    'ip-allowlist',
    m.settingsPages.ipAllowlist,
    Network,
    m.settingsPages.networksWhitelistFirewallVpnRestrict,
    async () => (await import('../../features/settings/networks/NetworksCard.tsx')).default,
  ),
  setting(
    'audit-log',
    m.settingsPages.auditLog,
    ScrollText,
    m.settingsPages.logHistoryActivityTrailEventsWho,
    async () => (await import('../../features/settings/audit/AuditTab.tsx')).default,
    {
      effect: 'reads_audit_log',
    },
  ),
];

const data: readonly SettingsPage[] = [
  setting(
    'import',
    m.settingsPages.import,
    Upload,
    m.settingsPages.migrateMigrationCsvZendeskJsonMove,
    async () => (await import('../../features/settings/import/ImportTab.tsx')).default,
  ),
  setting(
    'export',
    m.settingsPages.export,
    Download,
    m.settingsPages.backupDownloadArchiveDataDumpGdpr,
    async () => (await import('../../features/settings/export/ExportTab.tsx')).default,
    {
      effect: 'exports_organization',
    },
  ),
  setting(
    'retention',
    m.settingsPages.retention,
    Clock,
    m.settingsPages.deleteOldDataGdprPrivacyPolicy,
    async () => (await import('../../features/settings/retention/RetentionTab.tsx')).default,
  ),
  setting(
    'files',
    m.settingsPages.files,
    Files,
    m.settingsPages.attachmentsStorageSpaceQuotaUploads,
    async () => (await import('../../features/settings/files/FilesTab.tsx')).default,
  ),
];

const developers: readonly SettingsPage[] = [
  setting(
    'api-keys',
    m.settingsPages.apiKeys,
    KeyRound,
    m.settingsPages.apiTokenAccessRestIntegration,
    async () => (await import('./ApiKeys.tsx')).default,
  ),
  setting(
    'webhooks',
    m.settingsPages.webhooks,
    Webhook,
    m.settingsPages.hookHooksCallbackEventsEndpointHttp,
    async () => (await import('../../features/integrations/webhooks/WebhooksTab.tsx')).WebhooksTab,
  ),
  setting(
    'documentation',
    m.settingsPages.documentation,
    Braces,
    m.settingsPages.apiDocsReferenceSdkOpenapiSwagger,
    async () => (await import('../../features/integrations/DocumentationTab.tsx')).DocumentationTab,
  ),
];

const account: readonly SettingsPage[] = [
  {
    path: '/profile',
    label: m.settingsPages.profile,
    icon: CircleUser,
    words: m.settingsPages.myAccountNamePhotoAvatarMe,
    parts: [
      { label: m.settingsPages.password, words: m.settingsPages.changePasswordLogin },
      {
        label: m.settingsPages.twoFactorAuthentication,
        words: m.settingsPages.n2faMfaOtpTotpAuthenticatorPasskey,
      },
      { label: m.settingsPages.sessions, words: m.settingsPages.devicesSignedInBrowsersSignOut },
      {
        label: m.settingsPages.notificationPreferences,
        words: m.settingsPages.notifyEmailAlertsMuteBellSettings,
      },
      {
        label: m.settingsPages.signature,
        words: m.settingsPages.myEmailSignatureFooter,
        permission: 'view_assigned_tickets',
      },
      {
        label: m.settingsPages.undoSending,
        words: m.settingsPages.undoSendDelayRecall,
        permission: 'view_assigned_tickets',
      },
      { label: m.settingsPages.deleteAccount, words: m.settingsPages.removeCloseMyAccountGdpr },
    ],
  },
];

/** The settings, in the order of the list. */
export const settingsGroups: readonly SettingsGroup[] = [
  { name: m.settingsPages.organization, pages: organization },
  { name: m.settingsPages.channels, pages: channels },
  { name: m.settingsPages.productivity, pages: productivity },
  { name: m.settingsPages.teamAndSecurity, pages: security },
  { name: m.settingsPages.data, pages: data },
  { name: m.settingsPages.developers, pages: developers },
  { name: m.settingsPages.yourAccount, pages: account },
];

export const settingsPages = settingsGroups.flatMap(({ pages }) => pages);
