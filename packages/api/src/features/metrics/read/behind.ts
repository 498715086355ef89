import type { Slot } from '@helpdesk/sdk/rules/periods';

/** Maximum number of tickets or chats in a response. */
export const shown = 200;
/** Maximum number of rows read, before the filter for business hours. */
export const looked = 2_000;

/** Whether something happened within the slots of a period. */
export const within =
  (slots: readonly Slot[]) =>
  ({ at }: { at: string }) =>
    slots.some(({ since, until }) => since <= at && at < until);
