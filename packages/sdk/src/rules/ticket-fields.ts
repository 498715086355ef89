import type { Input, Schema } from '../contract/operations.ts';

type Ticket = Schema<'Ticket'>;

/** The ticket fields with fixed values that people can set. */
export type ChoiceName = {
  [Field in keyof Ticket & keyof Schema<'TicketUpdateInput'>]: string extends NonNullable<
    Ticket[Field]
  >
    ? never
    : Ticket[Field] extends string
      ? Field
      : never;
}[keyof Ticket & keyof Schema<'TicketUpdateInput'>];

export type Choices = Pick<Ticket, ChoiceName>;

/** The contract types that must have each of these fields; a missing one fails to compile here. */
export type ChoicesInContract = [
  Pick<Schema<'TicketCreateInput'>, OtherChoice>,
  Pick<Schema<'V1TicketCreateInput'>, OtherChoice>,
  Pick<Schema<'V1Ticket'>, ChoiceName>,
  Pick<Schema<'V1TicketPatch'>, ChoiceName>,
  Pick<Schema<'ImportedTicket'>, ChoiceName>,
  Pick<Schema<'TicketCondition'>, ChoiceName>,
  Pick<Schema<'TicketBulkInput'>, ChoiceName>,
  Pick<Schema<'TicketBulkResult'>['changed'][number], ChoiceName>,
  Pick<Schema<'LinkedTicket'>, ChoiceName>,
  Pick<Schema<'Macro'>, ChoiceName>,
  Pick<Schema<'MacroInput'>, ChoiceName>,
  Pick<Schema<'MacroPatch'>, ChoiceName>,
  Pick<NonNullable<Input<'tickets.list'>>, ChoiceName>,
  Pick<NonNullable<Input<'v1Tickets.list'>>, ChoiceName>,
  Pick<Record<Schema<'TimelineEntry'>['kind'], 1>, ChoiceName>,
  Pick<Record<Schema<'MacroStep'>['kind'], 1>, ChoiceName>,
];

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** The color of its badge; none for a value that needs no attention. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
}

/**
 * A ticket field with fixed values. The contract, the list and its filters, the query language, menus, bulk changes, macros, the timeline,
 * imports, exports and AI agents use this definition. It is data, like the definition of a custom field.
 */
export interface ChoiceField<Value extends string = string> {
  label: string;
  /** The plural noun for its values. */
  plural: string;
  /** In workflow order, or lowest first. */
  options: readonly Option<Value>[];
  /** Whether menus list the options in reverse, because the last is the most urgent. */
  isRanked?: true;
  /** The database column with the index of the value, computed by the database, for sorting and filtering. */
  rankColumn?: 'urgency';
  /** The value of a new ticket. */
  initial: Value;
  /** The keyboard shortcut that opens its menu on a ticket. */
  keys?: string;
  /** The text after the ticket number when the value changed, with `{value}` for the label of the option. */
  changed: string;
}

export const choiceFields = {
  status: {
    label: 'Status',
    plural: 'statuses',
    options: [
      { value: 'open', label: 'Open', tone: 'success' },
      { value: 'in_progress', label: 'In Progress', tone: 'info' },
      { value: 'resolved', label: 'Resolved' },
      { value: 'closed', label: 'Closed' },
    ],
    initial: 'open',
    keys: 's',
    changed: 'is now {value}',
  },
  priority: {
    label: 'Priority',
    plural: 'priorities',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'normal', label: 'Normal' },
      { value: 'high', label: 'High', tone: 'warning' },
      { value: 'urgent', label: 'Urgent', tone: 'danger' },
    ],
    isRanked: true,
    rankColumn: 'urgency',
    initial: 'normal',
    keys: 'p',
    changed: 'now has priority {value}',
  },
} as const satisfies { readonly [Name in ChoiceName]: ChoiceField<Ticket[Name]> };

/** In the order of lists and menus. */
export const choiceNames = Object.keys(choiceFields) as readonly ChoiceName[];

/** All fields but the status: a new ticket is open, and can have any value of the others. */
export type OtherChoice = Exclude<ChoiceName, 'status'>;
export const otherChoices = choiceNames.filter((name) => name !== 'status');

export const isChoice = (name: string): name is ChoiceName => Object.hasOwn(choiceFields, name);

/** The fields that visitors see. */
export const publicChoices = ['status', 'priority'] as const satisfies readonly ChoiceName[];

/** Returns the first of these fields that an object has, or undefined. */
export const choiceIn = (some: object): ChoiceName | undefined =>
  choiceNames.find((name) => name in some);

/** Builds an object with a value for each of these fields, from its definition. */
export const byChoice = <Made>(make: (name: ChoiceName, field: ChoiceField) => Made) =>
  Object.fromEntries(choiceNames.map((name) => [name, make(name, choiceFields[name])])) as {
    [Name in ChoiceName]: Made;
  };

/** Returns only these fields of an object. */
export const choicesOf = <Some extends { readonly [Name in ChoiceName]?: unknown }>(some: Some) =>
  byChoice((name) => some[name]) as Pick<Some, ChoiceName & keyof Some>;

/** The values of a new ticket. */
export const initialChoices = byChoice((_, { initial }) => initial) as Choices;

/** Returns the values of a field, in order. */
export const valuesOf = <Name extends ChoiceName>(name: Name) =>
  choiceFields[name].options.map(({ value }) => value) as Ticket[Name][];

const optionOf = (name: ChoiceName, value: string | null): Option | undefined =>
  choiceFields[name].options.find((option) => option.value === value);

/** Returns the label of a value; unknown values are returned unchanged. */
export const labelOf = (name: ChoiceName, value: string): string =>
  optionOf(name, value)?.label ?? value;

export const toneOf = (name: ChoiceName, value: string) => optionOf(name, value)?.tone;

/** Returns the fields with a warning value: lists show only these if there is no room for all. */
export const pressingIn = (ticket: Partial<Choices>) =>
  choiceNames.flatMap((name) => {
    const value = ticket[name] ?? '';
    const tone = toneOf(name, value);
    return tone === 'warning' || tone === 'danger' ? [{ name, value, tone }] : [];
  });

/** Returns the number by which the database sorts a value; null if it doesn't sort by this field. */
export const rankOf = (name: ChoiceName, value: string): number | null => {
  const { options, rankColumn }: ChoiceField = choiceFields[name];
  return rankColumn ? options.findIndex((option) => option.value === value) : null;
};

/** Returns the options in menu order. */
export function menuOf(name: ChoiceName): readonly Option[] {
  const { options, isRanked }: ChoiceField = choiceFields[name];
  return isRanked ? options.toReversed() : options;
}
