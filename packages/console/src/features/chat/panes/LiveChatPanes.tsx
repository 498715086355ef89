import { MessagesSquare } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenChat } from '../../../data/open-chats.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';
import { ClosedNote } from '../queue/ClosedNote.tsx';
import { FirstChat } from '../queue/FirstChat.tsx';

const OpenPanes = lazy(() => import('./OpenPanes.tsx'));
const HIDES_VISITOR = 'helpdesk_chat_hides_visitor';

type LiveChatPanesProps = {
  tools: ReactNode;
  selected: OpenChat | undefined;
  /** Whether there hasn't been a chat yet: a single explanation replaces the two empty panes. */
  isNew: boolean;
  /** The list of chats. */
  children: ReactNode;
};

/** List, conversation and visitor side by side; each scrolls separately. */
export function LiveChatPanes({ tools, selected, isNew, children }: LiveChatPanesProps) {
  const [hidesVisitor, setHidesVisitor] = useState(
    () => localStorage.getItem(HIDES_VISITOR) === 'yes',
  );

  function toggleVisitor() {
    localStorage.setItem(HIDES_VISITOR, hidesVisitor ? 'no' : 'yes');
    setHidesVisitor(!hidesVisitor);
  }

  useShortcuts('Chat', [{ keys: ']', label: m.liveChatPanes.aboutTheVisitor, run: toggleVisitor }]);

  return (
    <div data-panes="" className="flex min-h-112 flex-1 basis-0 flex-col">
      <div className="flex flex-col gap-2 border-b px-6 py-2.5">
        {tools}
        <ClosedNote />
      </div>
      <div className="flex min-h-0 flex-1">
        {isNew && !selected ? (
          <div className="flex min-w-0 flex-1 items-center justify-center overflow-y-auto">
            <FirstChat />
          </div>
        ) : (
          <>
            <div className="flex w-80 shrink-0 flex-col border-r 2xl:w-96">
              <h2 className="sr-only">{m.liveChatPanes.chatSessions}</h2>
              {children}
            </div>
            {selected ? (
              <Suspense fallback={<LoadingScreen inline />}>
                <OpenPanes
                  key={selected.id}
                  chat={selected}
                  showsVisitor={!hidesVisitor}
                  onVisitor={toggleVisitor}
                />
              </Suspense>
            ) : (
              <div className="flex min-w-0 flex-1 items-center justify-center">
                <EmptyState
                  icon={<MessagesSquare />}
                  title={m.liveChatPanes.noChatIsOpen}
                  text={
                    <>
                      {m.liveChatPanes.chooseOneWithJAndK({ kbd: (words) => <Kbd>{words}</Kbd> })}
                    </>
                  }
                />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}
