import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { copyText } from '../../../data/copy-text.ts';
import { draftKinds, readDrafts } from '../../../data/drafts.ts';
import { useSession } from '../../../data/session.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { draftsKey } from '../composer/draft.ts';
import m from '../messages.yaml';

type Ticket = Pick<Schema<'TicketDetail'>, 'id' | 'ticketNumber' | 'assignedAgent'>;

/** Shown when a user whose role shows only some tickets loses access to an open one; keeps their drafts visible. */
export default function TicketGone({ ticket: { id, ticketNumber } }: { ticket: Ticket }) {
  const { user } = useSession();
  const drafts = readDrafts(draftsKey(user.id, id));
  return (
    <div role="status">
      <EmptyState
        title={m.ticketGone.isNoLongerYours({ ticketNumber })}
        text={m.ticketGone.itWasReassignedOrDeletedAnd}
        action={
          <Link to="/tickets" className={buttonClass('secondary')}>
            {m.ticketGone.backToTickets}
          </Link>
        }
      />
      {draftKinds
        .filter((kind) => drafts[kind].text.trim() !== '')
        .map((kind) => (
          <div key={kind} className="mx-auto w-full max-w-[47.5rem] px-4 pb-6">
            <CopyBox
              label={kind === 'note' ? m.ticketGone.yourNote : m.ticketGone.yourReply}
              hint={m.ticketGone.itWasNotSent}
              text={drafts[kind].text}
              copy={copyText}
            />
          </div>
        ))}
    </div>
  );
}
