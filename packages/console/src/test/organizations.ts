import type { Schema } from '@helpdesk/sdk/contract/operations';
import { plainLook } from '@helpdesk/sdk/rules/help-look';

type MemberOrganization = Schema<'MemberOrganization'>;
type Organization = Schema<'Organization'>;

/** Acme as every member sees it, with overrides. */
export const acme = (more: Partial<MemberOrganization> = {}): MemberOrganization => ({
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#3B82F6',
  languages: ['en'],
  emailFrom: null,
  timezone: 'Asia/Kolkata',
  ticketPrefix: 'TK',
  mailsTicketLinks: false,
  signature: null,
  autoAssignment: true,
  businessHours: {
    enabled: false,
    start: '09:00',
    end: '17:00',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  },
  ...more,
});

/** Acme with its settings, as admins see it, with overrides. */
export const settings = (more: Partial<Organization> = {}): Organization => ({
  ...acme(),
  secondFactorRequiredFrom: null,
  contactNotes: [
    { title: 'Email Support', text: 'We respond within 24 hours.' },
    { title: 'Quick Response', text: 'Average response time: 2 hours.' },
    { title: 'Detailed Support', text: 'The more you tell us, the better we can help.' },
  ],
  helpCenter: plainLook,
  mailLanguage: 'en',
  mailsResolution: false,
  emailProvider: 'helpdesk',
  smtpSettings: { host: '', port: 587, username: '', secure: true, passwordSet: false },
  googleWorkspaceEmail: null,
  webhookUrl: null,
  apiKeyEnabled: false,
  organizationKey: 'key-of-acme',
  keepsPictureMetadata: false,
  auditDays: 365,
  fileSpace: { usedBytes: 0, quotaBytes: null },
  customDomain: null,
  customDomainVerified: false,
  customDomainVerificationToken: null,
  ...more,
});

/** The settings after a change, like the server's response. */
export function settingsAfter(
  before: Organization,
  { organizationName: name = before.name, contactNotes, ...rest }: Schema<'GeneralSettingsInput'>,
): Organization {
  const notes = contactNotes === null ? settings().contactNotes : contactNotes;
  return { ...before, name, ...rest, contactNotes: notes ?? before.contactNotes };
}

/** The server's response for the organization of a request. */
export const organizationContext = (
  userRole: Schema<'Role'>,
  organization: MemberOrganization = acme(),
): Schema<'OrganizationContext'> => ({
  organization,
  userRole,
  isPublicAccess: false,
  accessMethod: 'path',
});

/** Acme without single sign-on. */
export const noSso: Schema<'Sso'> = {
  connection: null,
  isRequired: false,
  domains: [],
  redirectUri: 'https://help.acme.com/sso/callback',
  ownRedirectUris: ['https://acme.help.acme.com/sso/callback'],
  signInUrl: 'https://help.acme.com/sso/start/acme',
};

/** Acme without an IP allowlist. */
export const noNetworks: Schema<'AllowedNetworks'> = {
  networks: [],
  includesKeys: false,
  yourAddress: '203.0.113.7',
};
