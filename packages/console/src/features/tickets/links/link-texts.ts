import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from '../messages.yaml';

export type LinkKind = Schema<'TicketLinkKind'>;

/** The headings of linked tickets by kind of link, in display order. */
export const linkLabels: Record<LinkKind, string> = {
  duplicate: m.linkTexts.duplicateOf,
  duplicated_by: m.linkTexts.duplicatedBy,
  caused_by: m.linkTexts.causedBy,
  cause_of: m.linkTexts.causeOf,
  related: m.linkTexts.relatedTo,
};

export const linkKinds = Object.keys(linkLabels) as LinkKind[];

/** Describes a link between two tickets, by their numbers. */
export function linkText(kind: LinkKind, one: string, other: string): string {
  switch (kind) {
    case 'duplicate':
      return m.linkTexts.isADuplicateOf({ one, other });
    case 'duplicated_by':
      return m.linkTexts.isADuplicateOf2({ other, one });
    case 'caused_by':
      return m.linkTexts.isCausedBy({ one, other });
    case 'cause_of':
      return m.linkTexts.isTheCauseOf({ one, other });
    case 'related':
      return m.linkTexts.isRelatedTo({ one, other });
  }
}
