import type { Schema } from '@helpdesk/sdk/contract/operations';

export type LinkKind = Schema<'TicketLinkKind'>;

/** What stands above the tickets that one is linked with so, in their order. */
export const linkLabels: Record<LinkKind, string> = {
  duplicate: 'Duplicate of',
  duplicated_by: 'Duplicated by',
  caused_by: 'Caused by',
  cause_of: 'Cause of',
  related: 'Related to',
};

export const linkKinds = Object.keys(linkLabels) as LinkKind[];

/** What a link says of a ticket and another one, by their numbers. */
export function linkText(kind: LinkKind, one: string, other: string): string {
  switch (kind) {
    case 'duplicate':
      return `${one} is a duplicate of ${other}`;
    case 'duplicated_by':
      return `${other} is a duplicate of ${one}`;
    case 'caused_by':
      return `${one} is caused by ${other}`;
    case 'cause_of':
      return `${one} is the cause of ${other}`;
    case 'related':
      return `${one} is related to ${other}`;
  }
}
