import { X } from 'lucide-react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Thread } from '../conversation/thread.ts';
import m from '../messages.yaml';
import { avatarOf } from '../session.ts';
import { Unread } from '../Unread.tsx';
import { ConnectionState } from './PanelHeader.tsx';

type MinimizedChatProps = {
  name: string;
  thread: Thread;
  unread: number;
  isPhone: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** A minimized chat: its heading at the bottom of the window, or on a phone a part of the bar below the page. */
export function MinimizedChat(props: MinimizedChatProps) {
  const { name, thread, unread, isPhone, onOpen, onClose } = props;
  return (
    <section
      aria-label={m.minimizedChat.chatWithMinimized({ name })}
      className={cx(
        'flex items-center pr-1',
        isPhone
          ? 'h-13 min-w-48 flex-1'
          : 'pointer-events-auto h-11 w-52 min-w-0 rounded-t-lg border border-b-0 bg-card shadow-overlay dark:bg-raised',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={m.minimizedChat.openTheChatWith({ name })}
        className={cx(
          'flex h-full min-w-0 flex-1 items-center gap-2 text-left -outline-offset-2',
          isPhone ? 'pl-4' : 'rounded-tl-lg pl-2.5',
        )}
      >
        <Avatar initials={thread.session ? avatarOf(thread.session) : '?'} className="block" />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs">
            <ConnectionState connection={thread.connection} />
          </span>
        </span>
        <Unread count={unread} />
      </button>
      <IconButton label={m.minimizedChat.closeTheChatWith({ name })} onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}
