import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { Tags } from '../../../ui/LaterTags.tsx';
import type { ShownChat } from '../conversation/use-chat.ts';
import m from '../messages.yaml';

const load = () => import('./ChatTagPicker.tsx');
const ChatTagPicker = lazy(load);

/** The tags of a chat, with a picker for users who manage chats. */
export function ChatTags({ chat }: { chat: ShownChat }) {
  const tags = chat.session?.tags ?? [];
  const can = useCan();
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  if (!can('manage_live_chat')) {
    return tags.length > 0 ? (
      <Tags tags={tags} />
    ) : (
      <span className="text-muted-foreground">{m.chatTags.none}</span>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        {...(tags.length > 0 && {
          'aria-label': m.chatTags.tags({ map: tags.map(({ name }) => name).join(', ') }),
        })}
        onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        className="relative inline-flex min-h-5 max-w-full items-center gap-1 rounded-sm text-left text-xs font-medium text-muted-foreground transition-shadow duration-100 after:absolute after:-inset-x-1 after:-inset-y-1.5 hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong"
      >
        <Tags tags={tags} />
        <Plus aria-hidden="true" className="size-3.5 shrink-0" />
        {tags.length === 0 && m.chatTags.addTag}
      </button>
      {opened && (
        <Suspense>
          <ChatTagPicker chat={chat} button={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
