import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { cx } from '../../../ui/cx.ts';
import { Tags } from '../../../ui/LaterTags.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { WithKeys } from '../../../ui/WithKeys.tsx';
import m from '../messages.yaml';

const load = () => import('./TagPicker.tsx');
const TagPicker = lazy(load);

type TicketTagsProps = {
  ticket: Schema<'Ticket'>;
  /** The maximum number of visible tags. */
  most?: number;
  className?: string;
};

/** The tags of a ticket, with a picker for users who may change it. */
export function TicketTags({ ticket, most, className }: TicketTagsProps) {
  const { tags } = ticket;
  const may = useCan()('resolve_tickets');
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const shown = <Tags tags={tags} {...(most !== undefined && { most })} />;
  if (!may) return shown;
  return (
    <>
      <Tooltip label={<WithKeys keys="t">{m.ticketTags.tags}</WithKeys>}>
        <button
          data-pick="tags"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={opened !== null}
          aria-keyshortcuts="t"
          {...(tags.length > 0 && {
            'aria-label': m.ticketTags.tags2({ map: tags.map(({ name }) => name).join(', ') }),
          })}
          onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          className={cx(
            'relative inline-flex min-h-5 max-w-full items-center gap-1 rounded-sm text-left text-xs font-medium text-muted-foreground transition-shadow duration-100 after:absolute after:-inset-x-1 after:-inset-y-2 hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong',
            className,
          )}
        >
          {shown}
          <Plus aria-hidden="true" className="size-3.5 shrink-0" />
          {tags.length === 0 && m.ticketTags.addTag}
        </button>
      </Tooltip>
      {opened && (
        <Suspense>
          <TagPicker ticket={ticket} button={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
