import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName, initials } from '@helpdesk/sdk/rules/names';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import type { ChatSession } from '../session.ts';
import { useTransfer } from '../use-chat-actions.ts';

type TransferDialogProps = { session: ChatSession; name: string; onClose: () => void };

/** The colleagues who could take over a chat, online ones first. */
export function TransferDialog({ session, name, onClose }: TransferDialogProps) {
  const { user } = useSession();
  const { data: agents, isError, error, refetch } = useRead('chat.agents');
  const others = agents?.filter((agent) => agent.user.id !== session.agentId);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Transfer chat"
      description={`Who goes on with ${name} sees everything that was said.`}
    >
      {isError && !agents ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !others ? (
        <LoadingScreen inline />
      ) : others.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted-foreground">
          There is nobody else to transfer it to.
        </p>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {others.map((agent) => (
            <AgentChoice
              key={agent.user.id}
              agent={agent}
              chatId={session.id}
              isMe={agent.user.id === user.id}
              onDone={onClose}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type AgentChoiceProps = {
  agent: Schema<'ChatAgent'>;
  chatId: string;
  isMe: boolean;
  onDone: () => void;
};

function AgentChoice({ agent, chatId, isMe, onDone }: AgentChoiceProps) {
  const { user, availability, isHere, activeChats } = agent;
  const name = agentName(user);
  const { write, busy } = useTransfer(`Chat transferred to ${name}`, onDone);
  const isReady = isHere && availability === 'online';
  const state = isReady ? 'Online' : availability === 'away' ? 'Away' : 'Not here';
  const chats = activeChats === 1 ? '1 chat' : `${activeChats} chats`;
  return (
    <li className="flex items-center gap-3 rounded-md px-2 py-2 hover:bg-muted/70">
      <span className="relative shrink-0">
        <Avatar initials={initials(user)} src={user.profileImageUrl} className="block" />
        <span
          aria-hidden="true"
          className={cx(
            'absolute -right-0.5 -bottom-0.5 size-2 rounded-full ring-2 ring-raised',
            isReady ? 'bg-success' : 'border-2 border-muted-foreground bg-raised',
          )}
        />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm font-medium">{isMe ? `${name} (you)` : name}</span>
        <span className="block text-xs text-muted-foreground">
          {state} · {chats}
        </span>
      </span>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Transfer to ${name}`}
        onClick={() => write({ id: chatId, agentId: user.id })}
      >
        Transfer
      </Button>
    </li>
  );
}
