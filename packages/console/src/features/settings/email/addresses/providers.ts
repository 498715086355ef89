import m from '../../messages.yaml';

type About = { email: string; localPart: string };

/** The steps at each provider. */
export const providers = [
  {
    value: 'google',
    label: m.providers.googleWorkspace,
    steps: ({ email }: About) => [
      m.providers.google1({ email }),
      m.providers.google2,
      m.providers.google3,
      m.providers.google4,
    ],
  },
  {
    value: 'microsoft',
    label: m.providers.microsoft365,
    steps: ({ email }: About) => [
      m.providers.microsoft1({ email }),
      m.providers.microsoft2,
      m.providers.microsoft3,
      m.providers.microsoft4,
    ],
  },
  {
    value: 'cpanel',
    label: m.providers.cpanel,
    steps: ({ localPart }: About) => [
      m.providers.cpanel1,
      m.providers.cpanel2({ localPart }),
      m.providers.cpanel3,
    ],
  },
  {
    value: 'other',
    label: m.providers.other,
    steps: ({ email }: About) => [
      m.providers.other1({ email }),
      m.providers.other2,
      m.providers.other3,
    ],
  },
] as const;
