import {
  type ChoiceField,
  type ChoiceName,
  type Choices,
  choiceFields,
} from '../rules/ticket-fields.ts';

/** Names of the values in other help desks, in lower case. */
const aliases: { [Name in ChoiceName]: { [Value in Choices[Name]]?: readonly string[] } } = {
  status: {
    open: ['new', 'active', 'opened', '2'],
    in_progress: ['pending', 'hold', 'snoozed', '6', '7', '3', 'in progress'],
    resolved: ['solved', '4'],
    closed: ['spam', '5'],
  },
  priority: {
    low: ['1'],
    normal: ['medium', '2', 'not_priority'],
    high: ['priority', '3'],
    urgent: ['4'],
  },
};

/** Returns the value for a name from another help desk. Unknown names are returned unchanged, so validation rejects them by name. */
export function choiceNamed<Name extends ChoiceName>(name: Name, text: string): Choices[Name] {
  const { options, initial }: ChoiceField = choiceFields[name];
  const others: Readonly<Record<string, readonly string[] | undefined>> = aliases[name];
  const lower = text.toLowerCase();
  const known = options.find(({ value }) => value === lower || others[value]?.includes(lower));
  return (known?.value ?? (text || initial)) as Choices[Name];
}
