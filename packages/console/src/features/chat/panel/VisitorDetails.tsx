import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { BadgeCheck, Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { openChat } from '../../../data/open-chats.ts';
import { cx } from '../../../ui/cx.ts';
import { VisitorFacts } from '../../../ui/VisitorFacts.tsx';
import m from '../messages.yaml';
import { Stars } from '../Stars.tsx';
import type { ChatSession } from '../session.ts';

type VisitorDetailsProps = {
  session: ChatSession;
  detail: Schema<'ChatSessionDetail'> | undefined;
  tags?: ReactNode;
  className?: string;
  /** Further details. */
  children?: ReactNode;
};

/** The visitor's identity, current page, referrer and earlier questions. */
export function VisitorDetails(props: VisitorDetailsProps) {
  const { session, detail, tags, className, children } = props;
  const { customerName, customerEmail, isVerified, startedAt } = session;
  const { visitor, earlier = [], blockedSender } = detail ?? {};
  const page = session.pageUrl ?? visitor?.pageUrl ?? null;
  return (
    <section aria-label={m.visitorDetails.visitor} className={cx('overflow-y-auto', className)}>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-3 py-3 text-sm">
        <Fact label={m.visitorDetails.name}>
          <span className="inline-flex max-w-full items-center gap-1">
            <span className="truncate">{customerName || m.visitorDetails.anonymousCustomer}</span>
            {isVerified && (
              <span className="inline-flex items-center gap-0.5 text-xs text-info-text">
                <BadgeCheck aria-hidden="true" className="size-3.5" />
                {m.visitorDetails.verified}
              </span>
            )}
          </span>
        </Fact>
        <Fact label={m.visitorDetails.email}>
          {customerEmail ? (
            <a
              href={`mailto:${customerEmail}`}
              className="block truncate rounded-sm text-primary-text hover:underline"
            >
              {customerEmail}
            </a>
          ) : (
            <span className="text-muted-foreground">{m.visitorDetails.noEmailProvided}</span>
          )}
        </Fact>
        {blockedSender && (
          <Fact label={m.visitorDetails.blocked}>
            <span className="inline-flex max-w-full items-center gap-1 text-destructive-text">
              <Ban aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{blockedSender.value}</span>
            </span>
          </Fact>
        )}
        <Fact label={m.visitorDetails.page}>{page ? <Address href={page} /> : <None />}</Fact>
        {visitor?.startedOn && visitor.startedOn !== page && (
          <Fact label={m.visitorDetails.beganOn}>
            <Address href={visitor.startedOn} />
          </Fact>
        )}
        {visitor?.openedBy && <Fact label={m.visitorDetails.answeredTo}>{visitor.openedBy}</Fact>}
        <Fact label={m.visitorDetails.cameFrom}>
          {visitor?.referrer ? <Address href={visitor.referrer} /> : <None />}
        </Fact>
        <Fact label={m.visitorDetails.browser}>{visitor?.browser ?? <None />}</Fact>
        <Fact label={m.visitorDetails.started}>{dateTime(startedAt)}</Fact>
        {tags && <Fact label={m.visitorDetails.tags}>{tags}</Fact>}
      </dl>
      {visitor && visitor.context.length > 0 && (
        <section aria-label={m.visitorDetails.fromThePage} className="px-3 pb-3">
          <h3 className="mb-1.5 text-xs font-medium text-muted-foreground">
            {m.visitorDetails.fromThePage}
          </h3>
          <VisitorFacts facts={visitor.context} />
        </section>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="px-3 text-xs font-medium text-muted-foreground">
            {m.visitorDetails.earlierConversations}
          </h3>
          <ul className="px-1 pt-1 pb-2">
            {earlier.map((chat) => (
              <li key={chat.id}>
                <button
                  type="button"
                  onClick={() => openChat(chat.id)}
                  className="flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-muted/70"
                >
                  <span className="min-w-0 flex-1 truncate">
                    {chat.firstMessage ?? m.visitorDetails.nothingSaid}
                  </span>
                  {chat.rating !== null && <Stars rating={chat.rating} />}
                  <Ago at={chat.startedAt} className="shrink-0 text-xs text-muted-foreground" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function None() {
  return <span className="text-muted-foreground">{m.visitorDetails.notKnown}</span>;
}

/** A page's address without its scheme. It comes from the visitor's browser, so only http and https become links. */
function Address({ href }: { href: string }) {
  const text = href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (!/^https?:\/\//.test(href)) return <span className="block truncate">{href}</span>;
  return (
    <a
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="block truncate rounded-sm text-primary-text hover:underline"
    >
      {text}
    </a>
  );
}
