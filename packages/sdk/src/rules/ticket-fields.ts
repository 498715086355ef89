import type { Input, Schema } from '../contract/operations.ts';

type Ticket = Schema<'Ticket'>;

/** The fields of a ticket whose value is one of a few, and which people set. */
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

/** Where the contract must have each of them; one that is forgotten there does not compile here. */
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
  /** The color of its badge; none for what needs nobody. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
}

/**
 * A field of tickets whose value is one of a few. The contract, the list and its filters, the query language, menus, bulk
 * changes, macros, the timeline, imports, exports and AI agents take it from here. It is data, as the definition of a custom
 * field is.
 */
export interface ChoiceField<Value extends string = string> {
  label: string;
  /** The word for several of its values. */
  plural: string;
  /** In the order of work, or the lowest first. */
  options: readonly Option<Value>[];
  /** Whether menus begin with the last option, as that is the most pressing. */
  isRanked?: true;
  /** The column with their place as a number, 0 for the first, which lists are sorted and filtered by; computed by the database. */
  rankColumn?: 'urgency';
  /** What a new ticket has. */
  initial: Value;
  /** The key that opens its menu on a ticket. */
  keys?: string;
  /** What a ticket is after a change, with `{value}` for the label of the option. */
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

/** In the order in which lists and menus have them. */
export const choiceNames = Object.keys(choiceFields) as readonly ChoiceName[];

/** All but the status: a new ticket, which is open, can have any of them. */
export type OtherChoice = Exclude<ChoiceName, 'status'>;
export const otherChoices = choiceNames.filter((name) => name !== 'status');

export const isChoice = (name: string): name is ChoiceName => Object.hasOwn(choiceFields, name);

/** Those that visitors see. */
export const publicChoices = ['status', 'priority'] as const satisfies readonly ChoiceName[];

/** The one of them that something sets, if it sets one. */
export const choiceIn = (some: object): ChoiceName | undefined =>
  choiceNames.find((name) => name in some);

/** Of each of them what is made of its definition. */
export const byChoice = <Made>(make: (name: ChoiceName, field: ChoiceField) => Made) =>
  Object.fromEntries(choiceNames.map((name) => [name, make(name, choiceFields[name])])) as {
    [Name in ChoiceName]: Made;
  };

/** The values that something has of them, and nothing else of it. */
export const choicesOf = <Some extends { readonly [Name in ChoiceName]?: unknown }>(some: Some) =>
  byChoice((name) => some[name]) as Pick<Some, ChoiceName & keyof Some>;

/** What a new ticket has. */
export const initialChoices = byChoice((_, { initial }) => initial) as Choices;

/** The values of one, in their order. */
export const valuesOf = <Name extends ChoiceName>(name: Name) =>
  choiceFields[name].options.map(({ value }) => value) as Ticket[Name][];

const optionOf = (name: ChoiceName, value: string | null): Option | undefined =>
  choiceFields[name].options.find((option) => option.value === value);

/** The label of a value; a value that is not known stays as it is. */
export const labelOf = (name: ChoiceName, value: string): string =>
  optionOf(name, value)?.label ?? value;

export const toneOf = (name: ChoiceName, value: string) => optionOf(name, value)?.tone;

/** The fields whose value is a warning, with it: lists show these where there is no room for all. */
export const pressingIn = (ticket: Partial<Choices>) =>
  choiceNames.flatMap((name) => {
    const value = ticket[name] ?? '';
    const tone = toneOf(name, value);
    return tone === 'warning' || tone === 'danger' ? [{ name, value, tone }] : [];
  });

/** The number by which the database sorts a value; null where it does not. */
export const rankOf = (name: ChoiceName, value: string): number | null => {
  const { options, rankColumn }: ChoiceField = choiceFields[name];
  return rankColumn ? options.findIndex((option) => option.value === value) : null;
};

/** The options in the order of a menu. */
export function menuOf(name: ChoiceName): readonly Option[] {
  const { options, isRanked }: ChoiceField = choiceFields[name];
  return isRanked ? options.toReversed() : options;
}
