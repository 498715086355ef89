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
import m from '../messages.yaml';
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
      title={m.transferDialog.transferChat}
      description={m.transferDialog.whoGoesOnWithSeesEverything({ name })}
    >
      {isError && !agents ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !others ? (
        <LoadingScreen inline />
      ) : others.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted-foreground">
          {m.transferDialog.thereIsNobodyElseToTransfer}
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
  const { write, busy } = useTransfer(m.transferDialog.chatTransferredTo({ name }), onDone);
  const isReady = isHere && availability === 'online';
  const chats = m.transferDialog.chats({ activeChats });
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
        <span className="block truncate text-sm font-medium">
          {isMe ? m.transferDialog.you({ name }) : name}
        </span>
        <span className="block text-xs text-muted-foreground">
          {stateOf(agent)} · {chats}
        </span>
      </span>
      <Button
        size="sm"
        busy={busy}
        aria-label={m.transferDialog.transferTo({ name })}
        onClick={() => write({ id: chatId, agentId: user.id })}
      >
        {m.transferDialog.transfer}
      </Button>
    </li>
  );
}

function stateOf({ availability, awayReason: reason, isHere }: Schema<'ChatAgent'>): string {
  if (availability === 'online') return isHere ? m.transferDialog.online : m.transferDialog.notHere;
  return reason ? m.transferDialog.awayFor({ reason }) : m.transferDialog.away;
}
