import type { Settings } from './settings.ts';

/** The settings of Acme, with overrides. */
export const settings = (more: Partial<Settings> = {}): Settings => ({
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#3B82F6',
  emailFrom: null,
  timezone: 'Asia/Kolkata',
  ticketPrefix: 'TK',
  mailsTicketLinks: false,
  autoAssignment: true,
  businessHours: {
    enabled: false,
    start: '09:00',
    end: '17:00',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  },
  emailProvider: 'helpdesk',
  smtpSettings: { host: '', port: 587, username: '', secure: true, passwordSet: false },
  googleWorkspaceEmail: null,
  webhookUrl: null,
  apiKeyEnabled: false,
  organizationKey: 'key-of-acme',
  customDomain: null,
  customDomainVerified: false,
  customDomainVerificationToken: null,
  ...more,
});
