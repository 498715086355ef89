import type { ReactNode } from 'react';
import type { SelectOption } from '../Select.tsx';

/** A list of things, and what can be done with them. */
export type Resource<Item, Dialog extends string> = {
  /** What is listed, such as Canned replies; for screen readers. */
  name: string;
  list: Listed<Item>;
  /** Draws one of them as a list item, which can open one of the dialogs. */
  row: (item: Item, open: (dialog: Dialog) => void) => ReactNode;
  /** The dialogs about one of them. */
  dialogs?: Record<Dialog, (props: ItemDialogProps<Item>) => ReactNode>;
  /** The main button. */
  create?: Action;
  /** Other buttons, such as Import and Export. */
  actions?: readonly Action[];
  search?: Search | undefined;
  filters?: readonly Filter[];
  /** What is said while there is none. */
  empty: Notice;
  /** What is said when the search or a filter finds none. */
  notFound?: Notice;
};

/** A list as it is read: all at once, or a page at a time. */
export type Listed<Item> = {
  /** undefined while they load. */
  items: readonly Item[] | undefined;
  /** Why they could not be loaded; null when they could. */
  problem: string | null;
  retry: () => void;
  /** How many there are in all, where only some of them are read. */
  total?: number | null;
  /** Whether the items are those of the search before. */
  isOld?: boolean;
  hasMore?: boolean;
  isGrowing?: boolean;
  more?: () => void;
};

/** The props of a dialog about one of a list. */
export type ItemDialogProps<Item> = { item: Item; onClose: () => void };

/** A button that opens a dialog or does something else. */
export type Action = { label: string; icon?: ReactNode } & (
  | { dialog: (props: { onClose: () => void }) => ReactNode }
  | { onClick: () => void }
);

export type Search = { text: string; onText: (text: string) => void; placeholder: string };

/** A choice beside the search; with an empty value it chooses nothing. */
export type Filter = {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

/** What stands in place of an empty list. */
export type Notice = { icon?: ReactNode; title: string; text?: string; action?: Action };
