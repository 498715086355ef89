import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName, initials } from '@helpdesk/sdk/rules/names';
import type { ReactNode } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';

type ChooseAgentProps = {
  title: string;
  description: string;
  /** The text if there are no colleagues to choose from. */
  nobody: string;
  /** The ids of users who can't be chosen. */
  except: readonly (string | null)[];
  /** The button that chooses an agent. */
  choice: (props: { userId: string; name: string }) => ReactNode;
  onClose: () => void;
};

/** The colleagues for a chat, online ones first, each with a button. */
export function ChooseAgent(props: ChooseAgentProps) {
  const { user } = useSession();
  const { data: agents, isError, error, refetch } = useRead('chat.agents');
  const others = agents?.filter((agent) => !props.except.includes(agent.user.id));
  return (
    <Dialog
      open
      onClose={props.onClose}
      size="sm"
      title={props.title}
      description={props.description}
    >
      {isError && !agents ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !others ? (
        <LoadingScreen inline />
      ) : others.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted-foreground">{props.nobody}</p>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {others.map((agent) => (
            <AgentLine key={agent.user.id} agent={agent} isMe={agent.user.id === user.id}>
              {props.choice({ userId: agent.user.id, name: agentName(agent.user) })}
            </AgentLine>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type AgentLineProps = { agent: Schema<'ChatAgent'>; isMe: boolean; children: ReactNode };

function AgentLine({ agent, isMe, children }: AgentLineProps) {
  const { user, availability, isHere, activeChats } = agent;
  const name = agentName(user);
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
      {children}
    </li>
  );
}

function stateOf({ availability, awayReason: reason, isHere }: Schema<'ChatAgent'>): string {
  if (availability === 'online') return isHere ? m.transferDialog.online : m.transferDialog.notHere;
  return reason ? m.transferDialog.awayFor({ reason }) : m.transferDialog.away;
}
