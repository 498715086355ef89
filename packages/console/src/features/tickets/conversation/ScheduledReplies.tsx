import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import { useQueryClient } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Refresh, readKey } from '../../../data/cache.ts';
import { useSession } from '../../../data/session.ts';
import { useNow } from '../../../data/use-now.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LaterFiles } from '../../../ui/LaterFiles.tsx';
import { filesBeside, LaterFormatted } from '../../../ui/LaterFormatted.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { statusOptions } from '../choices.ts';
import { secondsLeft, sendTime } from '../composer/later.ts';
import { takeBack } from '../composer/take-back.ts';
import m from '../messages.yaml';

type Reply = Schema<'ScheduledReply'>;

/** A ticket's replies that aren't sent yet, visible to all staff. */
export function ScheduledReplies({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  if (ticket.scheduledReplies.length === 0) return null;
  return (
    <section aria-label={m.scheduledReplies.notSentYet} className="mt-3">
      <ol className="flex flex-col gap-3">
        {ticket.scheduledReplies.map((reply) => (
          <Scheduled key={reply.id} ticketId={ticket.id} reply={reply} />
        ))}
      </ol>
    </section>
  );
}

function Scheduled({ ticketId, reply }: { ticketId: string; reply: Reply }) {
  const { user } = useSession();
  const client = useQueryClient();
  const ticket = readKey('tickets.get', { id: ticketId }) as unknown as Refresh;
  const stop = useWrite('tickets.cancelReply', {
    done: {
      title: m.scheduledReplies.replyStopped,
      text: m.scheduledReplies.keepsTheWords({ agentName: agentName(reply.author) }),
    },
    failed: messageOr(m.scheduledReplies.failedToStopTheReply),
    refresh: [ticket],
  });
  const now = useWrite('tickets.sendReplyNow', {
    done: m.scheduledReplies.messageSentSuccessfully,
    failed: messageOr(m.scheduledReplies.failedToSendMessage),
    refresh: [ticket, 'tickets.list'],
  });
  const at = { id: ticketId, replyId: reply.id };
  const isOwn = reply.author.id === user.id;
  const isHeld = reply.holdSeconds !== null && !reply.stopped;
  const back = () =>
    void takeBack(client, { ticketId, replyId: reply.id, userId: user.id }, () => {});
  const canTake = isOwn || reply.stopped === 'author_left';

  return (
    <li
      className={cx(
        'rounded-md border border-dashed px-3 py-2.5',
        reply.stopped ? 'border-warning bg-warning/10' : 'border-border-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        <span className="text-sm font-medium text-foreground">{agentName(reply.author)}</span>
        <State reply={reply} />
        {reply.status && <span>{m.scheduledReplies.then({ labelOf: labelOf(reply.status) })}</span>}
      </div>
      <LaterFormatted html={reply.html}>
        <p className="mt-0.5 text-base wrap-anywhere whitespace-pre-wrap">
          <LinkedText>{reply.message}</LinkedText>
        </p>
      </LaterFormatted>
      <LaterFiles files={filesBeside(reply.files, reply.html)} />
      <div className="mt-2 flex flex-wrap gap-2">
        {canTake && (
          <Button size="sm" onClick={back}>
            {isHeld ? m.scheduledReplies.undo : m.scheduledReplies.edit}
          </Button>
        )}
        {isOwn && !isHeld && (
          <Button size="sm" variant="ghost" busy={now.busy} onClick={() => now.write(at)}>
            {reply.stopped ? m.scheduledReplies.sendAnyway : m.scheduledReplies.sendNow}
          </Button>
        )}
        {!isOwn && !reply.stopped && reply.holdSeconds === null && (
          <Button size="sm" variant="ghost" busy={stop.busy} onClick={() => stop.write(at)}>
            {m.scheduledReplies.cancelSending}
          </Button>
        )}
      </div>
    </li>
  );
}

/** When a reply will be sent, or why it wasn't. Screen readers don't announce the seconds, which would interrupt everything else. */
function State({ reply: { stopped, holdSeconds, sendAt } }: { reply: Reply }) {
  if (stopped) {
    return (
      <Sign icon={<TriangleAlert aria-hidden="true" />} className="font-medium text-warning-text">
        {m.scheduledReplies.notSent({ whyStopped: whyStopped[stopped] })}
      </Sign>
    );
  }
  if (holdSeconds === null) {
    return (
      <Sign icon={<Clock aria-hidden="true" />}>
        {m.scheduledReplies.willBeSent.rich({
          time: <time dateTime={sendAt}>{sendTime(sendAt)}</time>,
        })}
      </Sign>
    );
  }
  return (
    <Sign icon={<Clock aria-hidden="true" />}>
      <Seconds sendAt={sendAt} holdSeconds={holdSeconds} />
    </Sign>
  );
}

function Seconds({ sendAt, holdSeconds }: { sendAt: string; holdSeconds: number }) {
  const left = secondsLeft(sendAt, holdSeconds, useNow(250));
  return (
    <>
      {m.scheduledReplies.sending.rich({
        span: <span aria-hidden="true">{left > 0 ? m.scheduledReplies.inS({ left }) : '…'}</span>,
      })}
    </>
  );
}

type SignProps = { icon: ReactNode; className?: string; children: ReactNode };

function Sign({ icon, className, children }: SignProps) {
  return (
    <span className={cx('inline-flex items-center gap-1 [&>svg]:size-3', className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

const whyStopped: Record<NonNullable<Reply['stopped']>, string> = {
  newer_message: m.scheduledReplies.somebodyWroteFirst,
  ticket_closed: m.scheduledReplies.theTicketWasClosed,
  ticket_merged: m.scheduledReplies.theTicketWasMerged,
  author_left: m.scheduledReplies.itsAuthorHasLeftTheTeam,
  colleague: m.scheduledReplies.aColleagueStoppedIt,
  put_away: m.scheduledReplies.theTicketWasSpamOrIn,
};

const labelOf = (status: string) =>
  statusOptions.find(({ value }) => value === status)?.label ?? status;
