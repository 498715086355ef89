import type { Schema } from '@helpdesk/sdk/contract/operations';

export type ChatbotQuery = Schema<'ChatbotQuery'>;
export type Priority = Schema<'ChatbotPriority'>;

export const categories = [
  'Account & Login',
  'Billing & Payments',
  'Technical Support',
  'Product Features',
  'Troubleshooting',
  'General Questions',
  'Refunds & Returns',
  'Security',
  'API & Integration',
  'Other',
] as const;

/** Common visitor questions, as a quick start. */
export const suggestions: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Account & Login': [
    'How do I reset my password?',
    'How do I change my email address?',
    'Why can I not sign in?',
    'How do I delete my account?',
  ],
  'Billing & Payments': [
    'Which payment methods do you accept?',
    'Where do I find my invoices?',
    'How do I cancel my subscription?',
    'How do I change my plan?',
  ],
  'Technical Support': [
    'Which browsers do you support?',
    'The page does not load. What can I do?',
    'How do I report a problem?',
    'Is the service down at the moment?',
  ],
};

export const priorities: readonly { value: Priority; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];

/** The selectable categories, including the stored one if an import or the API has set another. */
export function categoryOptions(current: string | null) {
  const known: readonly string[] = categories;
  const all = current && !known.includes(current) ? [...known, current] : known;
  return [
    { value: '', label: 'No category' },
    ...all.map((category) => ({ value: category, label: category })),
  ];
}
