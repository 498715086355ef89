import { X } from 'lucide-react';
import { Avatar } from '../../../ui/Avatar.tsx';
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

/** A minimized chat: its heading, or a round button where space is short. */
export function MinimizedChat(props: MinimizedChatProps) {
  const { name, thread, unread, isPhone, onOpen, onClose } = props;
  const avatar = (
    <Avatar
      initials={thread.session ? avatarOf(thread.session) : '?'}
      size={isPhone ? 'lg' : 'md'}
      className="block"
    />
  );
  if (isPhone) {
    return (
      <button
        type="button"
        onClick={onOpen}
        aria-label={m.minimizedChat.openTheChatWith({ name })}
        className="pointer-events-auto relative rounded-full bg-card p-1 shadow-overlay dark:bg-raised"
      >
        {avatar}
        <Unread count={unread} className="absolute -top-1 -right-1" />
      </button>
    );
  }
  return (
    <section
      aria-label={m.minimizedChat.chatWithMinimized({ name })}
      className="pointer-events-auto flex h-11 w-52 min-w-0 items-center rounded-t-lg border border-b-0 bg-card pr-1 shadow-overlay dark:bg-raised"
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={m.minimizedChat.openTheChatWith({ name })}
        className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-tl-lg pl-2.5 text-left -outline-offset-2"
      >
        {avatar}
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
