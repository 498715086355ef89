import type { ReactNode } from 'react';
import type { SelectOption } from '../Select.tsx';

/** A list of items with its actions. */
export type Resource<Item, Dialog extends string> = {
  /** The name of the list, such as Canned replies, for screen readers. */
  name: string;
  list: Listed<Item>;
  /** Renders an item as a list item, which can open a dialog. */
  row: (item: Item, open: (dialog: Dialog) => void) => ReactNode;
  /** The dialogs for an item. */
  dialogs?: Record<Dialog, (props: ItemDialogProps<Item>) => ReactNode>;
  /** The main button. */
  create?: Action;
  /** Other buttons, such as Import and Export. */
  actions?: readonly Action[];
  search?: Search | undefined;
  filters?: readonly Filter[];
  /** The message if there are no items. */
  empty: Notice;
  /** The message if the search or a filter finds nothing. */
  notFound?: Notice;
};

/** Whether a search or a filter is active. */
export const isNarrowed = ({
  search,
  filters = [],
}: Pick<Resource<never, never>, 'search' | 'filters'>) =>
  Boolean(search?.text.trim()) || filters.some(({ value }) => value !== '');

/** The items of a list: all at once, or a page at a time. */
export type Listed<Item> = {
  /** undefined while loading. */
  items: readonly Item[] | undefined;
  /** The error if loading failed, otherwise null. */
  problem: string | null;
  retry: () => void;
  /** The total number, if only some items are loaded. */
  total?: number | null;
  /** Whether the items are still from the previous search. */
  isOld?: boolean;
  hasMore?: boolean;
  isGrowing?: boolean;
  more?: () => void;
};

/** The props of an item's dialog. */
export type ItemDialogProps<Item> = { item: Item; onClose: () => void };

/** A button that opens a dialog or does something else. */
export type Action = { label: string; icon?: ReactNode } & (
  | { dialog: (props: { onClose: () => void }) => ReactNode }
  | { onClick: () => void }
);

export type Search = { text: string; onText: (text: string) => void; placeholder: string };

/** A filter beside the search; an empty value means no filter. */
export type Filter = {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

/** The message in place of an empty list. */
export type Notice = { icon?: ReactNode; title: string; text?: string; action?: Action };
