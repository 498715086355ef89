import type { Page } from 'playwright/test';

/** Expands a section of the ticket details. The browser remembers it for the next ticket. */
export const unfold = (page: Page, part: 'Tasks' | 'Time spent' | 'Followers') =>
  page
    .getByRole('region', { name: part })
    .getByRole('button', { name: new RegExp(`^${part}`), expanded: false })
    .click();
