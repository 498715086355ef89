import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from './messages.yaml';

export type ChatbotQuery = Schema<'ChatbotQuery'>;
export type Priority = Schema<'ChatbotPriority'>;

export const categories = [
  m.choices.accountAndLogin,
  m.choices.billingAndPayments,
  m.choices.technicalSupport,
  m.choices.productFeatures,
  m.choices.troubleshooting,
  m.choices.generalQuestions,
  m.choices.refundsAndReturns,
  m.choices.security,
  m.choices.apiAndIntegration,
  m.choices.other,
] as const;

/** Common visitor questions, as a quick start. */
export const suggestions: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Account & Login': [
    m.choices.howDoIResetMyPassword,
    m.choices.howDoIChangeMyEmail,
    m.choices.whyCanINotSignIn,
    m.choices.howDoIDeleteMyAccount,
  ],
  'Billing & Payments': [
    m.choices.whichPaymentMethodsDoYouAccept,
    m.choices.whereDoIFindMyInvoices,
    m.choices.howDoICancelMySubscription,
    m.choices.howDoIChangeMyPlan,
  ],
  'Technical Support': [
    m.choices.whichBrowsersDoYouSupport,
    m.choices.thePageDoesNotLoadWhat,
    m.choices.howDoIReportAProblem,
    m.choices.isTheServiceDownAtThe,
  ],
};

export const priorities: readonly { value: Priority; label: string }[] = [
  { value: 'low', label: m.choices.low },
  { value: 'medium', label: m.choices.medium },
  { value: 'high', label: m.choices.high },
];

/** The selectable categories, plus the stored one if an import or the API has set another. */
export function categoryOptions(current: string | null) {
  const known: readonly string[] = categories;
  const all = current && !known.includes(current) ? [...known, current] : known;
  return [
    { value: '', label: m.choices.noCategory },
    ...all.map((category) => ({ value: category, label: category })),
  ];
}
