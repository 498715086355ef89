import {
  AtSign,
  BadgeCheck,
  Ban,
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
  type LucideIcon,
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
import type { ComponentType } from 'react';
import type { TabProps } from '../../features/settings/settings.ts';
import { later } from '../../ui/later.tsx';
import type { Destination } from './destination.ts';

/** A page of the settings, as their list has it; without a screen it is a page of its own elsewhere. */
export type SettingsPage = Destination & { icon: LucideIcon; Screen?: ComponentType<TabProps> };
export type SettingsGroup = { name: string; pages: readonly SettingsPage[] };

/** A page under /settings, for whoever may change them, unless it does what takes more. */
function setting(
  subject: string,
  label: string,
  icon: LucideIcon,
  words: string,
  load: () => Promise<ComponentType<TabProps>>,
  more: Pick<Destination, 'also' | 'effect' | 'parts'> = {},
): SettingsPage {
  const path = subject ? `/settings/${subject}` : '/settings';
  return { path, label, icon, words, permission: 'manage_settings', Screen: later(load), ...more };
}

const organization: readonly SettingsPage[] = [
  setting(
    '',
    'General',
    Building2,
    'organization company name time zone timezone ticket prefix number auto assign settings',
    async () => (await import('../../features/settings/general/GeneralTab.tsx')).GeneralTab,
    {
      parts: [
        {
          label: 'Business hours',
          hash: 'business-hours',
          words: 'holidays working opening office schedule',
        },
      ],
    },
  ),
  setting(
    'appearance',
    'Appearance',
    Moon,
    'theme color dark light mode look night',
    async () => (await import('../../features/settings/AppearanceTab.tsx')).AppearanceTab,
  ),
  {
    path: '/branding',
    label: 'Branding',
    icon: Palette,
    permission: 'manage_organization',
    words: 'logo brand color colour subdomain address picture icon from style rename',
  },
  setting(
    'languages',
    'Languages',
    Languages,
    'language translation translate locale localization i18n german french texts wording',
    async () => (await import('../../features/settings/languages/LanguagesTab.tsx')).default,
    {
      parts: [{ label: 'Custom texts', hash: 'own-words', words: 'wording sentences labels' }],
    },
  ),
];

const channels: readonly SettingsPage[] = [
  setting(
    'email',
    'Email',
    Mail,
    'smtp mail server outgoing sending google workspace gmail provider outlook test from',
    async () => (await import('../../features/settings/email/EmailTab.tsx')).EmailTab,
    {
      parts: [{ label: 'Email signature', hash: 'signature', words: 'footer organization' }],
    },
  ),
  setting(
    'email-templates',
    'Email templates',
    SquarePen,
    'mail wording texts confirmation autoresponder auto reply notification customers language',
    async () => (await import('../../features/settings/email/words/MailWords.tsx')).default,
  ),
  setting(
    'support-address',
    'Support address',
    AtSign,
    'mailbox inbox forwarding forward incoming receive mail dns spf dkim dmarc mx records',
    async () => (await import('../../features/settings/email/mailbox/MailboxCard.tsx')).default,
  ),
  setting(
    'quarantine',
    'Quarantine',
    MailQuestion,
    'held mail rejected missing lost junk release',
    async () => (await import('../../features/settings/email/mailbox/HeldMails.tsx')).HeldMails,
    {
      also: ['view_all_tickets'],
    },
  ),
  setting(
    'blocked-senders',
    'Blocked senders',
    Ban,
    'block ban spam blocklist blacklist email addresses domains visitors',
    async () => (await import('../../features/settings/blocked/BlockedTab.tsx')).default,
  ),
  setting(
    'failed-deliveries',
    'Failed deliveries',
    MailWarning,
    'bounce bounced dead letters undelivered retry error mail webhooks',
    async () => (await import('../../features/settings/dead-letters/DeadLettersTab.tsx')).default,
  ),
  setting(
    'domains',
    'Domains',
    Globe,
    'custom domain dns cname txt own host verify url address',
    async () => (await import('../../features/settings/domains/DomainsTab.tsx')).default,
  ),
  setting(
    'live-chat',
    'Live chat',
    MessagesSquare,
    'widget messenger launcher greeting proactive messages consent quick replies idle close',
    async () => (await import('../../features/chat/settings/ChatSettingsPage.tsx')).default,
    {
      parts: [
        {
          label: 'Install code',
          hash: 'install-code',
          words: 'snippet embed script install tag javascript website wordpress shopify',
        },
        {
          label: 'Identity verification',
          hash: 'identity',
          words: 'jwt secret verify visitors login',
        },
      ],
    },
  ),
  {
    path: '/contact-forms',
    label: 'Contact forms',
    icon: ClipboardList,
    permission: 'manage_settings',
    also: ['manage_contact_forms'],
    words: 'form embed install snippet fields widget website',
  },
  setting(
    'contact-page',
    'Contact page',
    Contact,
    'get in touch notes public page promise',
    async () => (await import('../../features/settings/general/ContactNotes.tsx')).default,
  ),
];

const productivity: readonly SettingsPage[] = [
  {
    path: '/settings/canned-replies',
    label: 'Canned replies',
    icon: Zap,
    permission: 'view_assigned_tickets',
    words: 'saved replies snippet snippets templates shortcuts answers text macros',
  },
  {
    path: '/settings/macros',
    label: 'Macros',
    icon: ListChecks,
    permission: 'view_assigned_tickets',
    words: 'one click actions automation workflow bulk apply',
  },
  setting(
    'tags',
    'Tags',
    Tags,
    'labels categories merge colors topics',
    async () => (await import('../../features/settings/tags/TagsTab.tsx')).default,
  ),
];

const security: readonly SettingsPage[] = [
  setting(
    'security',
    'Security',
    ShieldCheck,
    'organization key domain access danger zone policy',
    async () => (await import('../../features/settings/SecurityTab.tsx')).SecurityTab,
    {
      parts: [
        {
          label: 'Two-factor authentication for staff',
          hash: 'staff-2fa',
          words: '2fa mfa otp totp authenticator enforce require factor',
        },
        { label: 'Delete organization', hash: 'danger-zone', words: 'close remove account cancel' },
      ],
    },
  ),
  {
    path: '/team',
    label: 'Team members',
    icon: Users,
    permission: 'manage_team',
    words: 'members people users agents colleagues staff invite invitation seats remove admin',
    parts: [
      {
        label: 'Roles',
        hash: 'roles',
        words: 'permissions rights access custom role privileges acl rbac',
      },
    ],
  },
  setting(
    'single-sign-on',
    'Single sign-on',
    BadgeCheck,
    'sso oidc openid saml okta google microsoft entra azure login identity provider',
    async () => (await import('../../features/settings/sso/SsoCard.tsx')).default,
  ),
  setting(
    'ip-allowlist',
    'IP allowlist',
    Network,
    'networks whitelist firewall vpn restrict address range cidr',
    async () => (await import('../../features/settings/networks/NetworksCard.tsx')).default,
  ),
  setting(
    'audit-log',
    'Audit log',
    ScrollText,
    'log history activity trail events who changed compliance logs',
    async () => (await import('../../features/settings/audit/AuditTab.tsx')).default,
    {
      effect: 'reads_audit_log',
    },
  ),
];

const data: readonly SettingsPage[] = [
  setting(
    'import',
    'Import',
    Upload,
    'migrate migration csv zendesk json move tickets upload bring',
    async () => (await import('../../features/settings/import/ImportTab.tsx')).default,
  ),
  setting(
    'export',
    'Export',
    Download,
    'backup download archive data dump gdpr portability',
    async () => (await import('../../features/settings/export/ExportTab.tsx')).default,
    {
      effect: 'exports_organization',
    },
  ),
  setting(
    'retention',
    'Retention',
    Clock,
    'delete old data gdpr privacy policy expire purge automatic deletion',
    async () => (await import('../../features/settings/retention/RetentionTab.tsx')).default,
  ),
  setting(
    'files',
    'Files',
    Files,
    'attachments storage space quota uploads pictures photos metadata exif',
    async () => (await import('../../features/settings/files/FilesTab.tsx')).default,
  ),
];

const developers: readonly SettingsPage[] = [
  setting(
    'api-keys',
    'API keys',
    KeyRound,
    'api token access rest integration integrations developer secret key',
    async () => (await import('./ApiKeys.tsx')).default,
  ),
  setting(
    'webhooks',
    'Webhooks',
    Webhook,
    'hook hooks callback events endpoint http integration zapier deliveries',
    async () => (await import('../../features/integrations/webhooks/WebhooksTab.tsx')).WebhooksTab,
  ),
  setting(
    'documentation',
    'Documentation',
    Braces,
    'api docs reference sdk openapi swagger developer examples guide',
    async () => (await import('../../features/integrations/DocumentationTab.tsx')).DocumentationTab,
  ),
];

const account: readonly SettingsPage[] = [
  {
    path: '/profile',
    label: 'Profile',
    icon: CircleUser,
    words: 'my account name photo avatar me',
    parts: [
      { label: 'Password', words: 'change password login' },
      {
        label: 'Two-factor authentication',
        words: '2fa mfa otp totp authenticator passkey passkeys recovery codes security',
      },
      { label: 'Sessions', words: 'devices signed in browsers sign out everywhere' },
      { label: 'Notification preferences', words: 'notify email alerts mute bell settings' },
      {
        label: 'Signature',
        words: 'my email signature footer',
        permission: 'view_assigned_tickets',
      },
      {
        label: 'Undo sending',
        words: 'undo send delay recall',
        permission: 'view_assigned_tickets',
      },
      { label: 'Delete account', words: 'remove close my account gdpr' },
    ],
  },
];

/** The settings, in the order of their list. */
export const settingsGroups: readonly SettingsGroup[] = [
  { name: 'Organization', pages: organization },
  { name: 'Channels', pages: channels },
  { name: 'Productivity', pages: productivity },
  { name: 'Team & security', pages: security },
  { name: 'Data', pages: data },
  { name: 'Developers', pages: developers },
  { name: 'Your account', pages: account },
];

export const settingsPages = settingsGroups.flatMap(({ pages }) => pages);
