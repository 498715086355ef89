import { ArrowLeft, Info, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatConnectionState } from '../../../data/chat-connection.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Thread } from '../conversation/thread.ts';
import m from '../messages.yaml';
import { avatarOf, stateText } from '../session.ts';

type PanelHeaderProps = {
  id: string;
  name: string;
  thread: Thread;
  myId: string;
  isPhone: boolean;
  showsVisitor: boolean;
  onVisitor: () => void;
  /** Absent in a pane, which can't be minimized. */
  onMinimize?: () => void;
  onClose: () => void;
  menu: ReactNode;
};

export function PanelHeader(props: PanelHeaderProps) {
  const { id, name, thread, myId, isPhone, showsVisitor, menu } = props;
  const { session, isVisitorHere, connection } = thread;
  return (
    <header
      className={cx(
        'flex min-h-13 items-center gap-2.5 border-b py-1.5 pr-1.5',
        isPhone ? 'pl-1' : 'pl-3',
      )}
    >
      {isPhone && props.onMinimize && (
        <IconButton label={m.panelHeader.back} onClick={props.onMinimize} className="-mr-1">
          <ArrowLeft />
        </IconButton>
      )}
      <span className="relative shrink-0">
        <Avatar initials={session ? avatarOf(session) : '?'} className="block" />
        {isVisitorHere !== null && session?.status !== 'closed' && (
          <span
            aria-hidden="true"
            className={cx(
              'absolute -right-0.5 -bottom-0.5 size-2 rounded-full ring-2 ring-raised',
              isVisitorHere ? 'bg-success' : 'border-2 border-muted-foreground bg-raised',
            )}
          />
        )}
      </span>
      <div className="min-w-0 flex-1 leading-tight">
        <h2 id={id} className="truncate text-sm font-semibold">
          {name}
        </h2>
        <p role="status" className="truncate text-xs text-muted-foreground">
          {connection !== 'open' ? (
            <ConnectionState connection={connection} />
          ) : (
            session && (
              <>
                {/* Hidden from screen readers, which would announce the running time repeatedly. */}
                {session.status === 'waiting' ? m.panelHeader.waiting : stateText(session, myId, 0)}
                {session.status !== 'closed' &&
                  isVisitorHere === false &&
                  ` · ${m.panelHeader.notOnThePage}`}
              </>
            )
          )}
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        <IconButton
          label={m.panelHeader.aboutTheVisitor}
          aria-expanded={showsVisitor}
          onClick={props.onVisitor}
          className={cx(showsVisitor && 'bg-muted-strong/70 text-foreground')}
        >
          <Info />
        </IconButton>
        {menu}
        {!isPhone && props.onMinimize && (
          <IconButton label={m.panelHeader.minimize} onClick={props.onMinimize}>
            <Minus />
          </IconButton>
        )}
        <IconButton label={m.panelHeader.close} onClick={props.onClose}>
          <X />
        </IconButton>
      </div>
    </header>
  );
}

/** Shown while the chat is disconnected. */
export function ConnectionState({ connection }: { connection: ChatConnectionState }) {
  if (connection === 'open') return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-warning-text">
      {connection === 'connecting' && <Spinner className="size-3" />}
      {connection === 'connecting' ? m.panelHeader.connecting : m.panelHeader.disconnected}
    </span>
  );
}
