import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initials } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/role-names';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useCan } from '../../../data/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Td, Tr } from '../../../ui/Table.tsx';
import { changeOf, countText, minutesText, orNone } from '../figures.ts';
import m from '../messages.yaml';
import type { ChatFigure } from './AgentChats.tsx';
import type { AgentFigure } from './AgentTickets.tsx';
import { Figure } from './Figure.tsx';
import { nameOf } from './name.ts';

/** The tickets or chats behind a figure. */
export type Behind = { title: string } & (
  | { of: 'tickets'; figure: AgentFigure }
  | { of: 'chats'; figure: ChatFigure }
);

type AgentRowProps = { agent: Schema<'MetricsAgent'>; onShow: (behind: Behind) => void };

/** The figures of a member, each with its change and what is behind it. */
export function AgentRow({ agent, onShow }: AgentRowProps) {
  const seesChats = useCan()('view_live_chat');
  const { user, role, before, firstResponse, resolution, satisfaction, timeSpent, handleTime } =
    agent;
  /** Zeros and the row of all other members have nothing behind them. */
  const opening = (behind: Behind, count: number) =>
    user && count > 0 ? { title: behind.title, onOpen: () => onShow(behind) } : null;
  const tickets = (figure: AgentFigure, title: string, count: number) =>
    opening({ of: 'tickets', figure, title }, count);
  const chats = (figure: ChatFigure, title: string, count: number) =>
    seesChats ? opening({ of: 'chats', figure, title }, count) : null;
  return (
    <Tr>
      <Td>
        <span className="flex items-center gap-2.5">
          {user && (
            <span className="sm:max-xl:hidden">
              <Avatar initials={initials(user)} src={user.profileImageUrl} />
            </span>
          )}
          <span className="leading-tight sm:min-w-24 xl:min-w-32">
            <span className="block font-medium">{nameOf(agent)}</span>
            <span className="block text-xs text-muted-foreground">
              {role ? roleLabel(role) : m.agentTable.whoHasLeftAndPrograms}
            </span>
          </span>
        </span>
      </Td>
      <Figure
        onServer
        text={user ? countText(agent.open) : '–'}
        opens={tickets('open', m.agentTable.openNow, agent.open)}
        note={agent.waiting > 0 ? m.agentTable.waiting({ waiting: countText(agent.waiting) }) : ''}
        noteOpens={tickets('waiting', m.agentTable.waitingNow, agent.waiting)}
      />
      <Figure
        onServer
        text={countText(agent.assigned)}
        change={changeOf(agent.assigned, before.assigned, 'neither')}
        opens={tickets('assigned', m.agentTable.assigned, agent.assigned)}
      />
      <Figure
        onServer
        text={countText(agent.replies)}
        change={changeOf(agent.replies, before.replies, 'neither')}
        opens={tickets('replies', m.agentTable.replies, agent.replies)}
      />
      <Figure
        text={countText(agent.resolved)}
        change={changeOf(agent.resolved, before.resolved, 'up')}
        opens={tickets('resolved', m.agentTable.resolved, agent.resolved)}
        note={
          agent.reopened > 0 ? m.agentTable.reopened({ reopened: countText(agent.reopened) }) : ''
        }
        noteOpens={tickets('reopened', m.agentTable.reopenedTitle, agent.reopened)}
      />
      <Figure
        onServer
        text={countText(agent.chats)}
        change={changeOf(agent.chats, before.chats, 'neither')}
        opens={chats('chats', m.agentTable.chats, agent.chats)}
      />
      <Figure
        text={orNone(firstResponse.median, minutesText, m.agentTable.noneYet)}
        change={changeOf(firstResponse.median, before.firstResponse.median, 'down')}
        opens={tickets('firstResponse', m.agentTable.firstResponse, firstResponse.count)}
        note={countOf(firstResponse.count, m.agentTable.answers)}
      />
      <Figure
        onServer
        text={orNone(resolution.median, minutesText, m.agentTable.noneYet)}
        change={changeOf(resolution.median, before.resolution.median, 'down')}
        opens={tickets('resolved', m.agentTable.resolution, resolution.count)}
        note={
          resolution.p90 === null
            ? ''
            : m.agentTable.n9In10Within({ minutesText: minutesText(resolution.p90) })
        }
      />
      <Figure
        onServer
        text={orNone(satisfaction.share, (share) => `${share}%`, m.agentTable.noneYet)}
        change={changeOf(satisfaction.share, before.satisfaction.share, 'up', 'points')}
        opens={chats('satisfaction', m.agentTable.satisfaction, satisfaction.count)}
        note={countOf(satisfaction.count, m.agentTable.ratings)}
      />
      <Figure
        onServer
        text={timeSpent > 0 ? timeSpentText(timeSpent) : m.agentTable.noneYet}
        change={changeOf(timeSpent, before.timeSpent, 'neither')}
        opens={tickets('timeSpent', m.agentTable.timeSpent, timeSpent)}
        note={
          handleTime === null
            ? ''
            : m.agentTable.perTicket({ timeSpentText: timeSpentText(handleTime) })
        }
      />
    </Tr>
  );
}

type Counted = (values: { count: number; text: string }) => string;

const countOf = (count: number, sentence: Counted) =>
  count === 0 ? '' : sentence({ count, text: countText(count) });
