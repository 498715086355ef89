import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initials } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/role-names';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import type { Asked } from '../address.ts';
import { countText, minutesText, orNone } from '../figures.ts';
import m from '../messages.yaml';
import { type AgentFigure, AgentTickets } from './AgentTickets.tsx';
import { nameOf } from './name.ts';

type AgentTableProps = { agents: readonly Schema<'MetricsAgent'>[]; asked: Asked };

/** The figure whose tickets are shown. */
type Shown = { agent: Schema<'MetricsAgent'>; figure: AgentFigure; title: string };

/** The columns that fit on a phone. */
const heads = [
  { head: m.agentTable.openNow, onServer: true },
  { head: m.agentTable.assigned, onServer: true },
  { head: m.agentTable.replies, onServer: true },
  { head: m.agentTable.resolved },
  { head: m.agentTable.chats, onServer: true },
  { head: m.agentTable.firstResponse },
  { head: m.agentTable.resolution, onServer: true },
  { head: m.agentTable.satisfaction, onServer: true },
  { head: m.agentTable.timeSpent, onServer: true },
];

const onServerOnly = 'max-sm:hidden';
/** Beside the sidebar, ten columns fit into a tablet's width only without gaps. */
const narrow = 'sm:max-xl:px-1.5 sm:max-xl:whitespace-normal';

export function AgentTable({ agents, asked }: AgentTableProps) {
  const [shown, show] = useState<Shown | null>(null);
  return (
    <Card aria-label={m.agentTable.agents}>
      <Table aria-label={m.agentTable.agents}>
        <thead>
          <tr>
            <Th>{m.agentTable.agent}</Th>
            {heads.map(({ head, onServer }) => (
              <Th key={head} className={cx('text-right', narrow, onServer && onServerOnly)}>
                {head}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <Row
              key={agent.user?.id ?? 'others'}
              agent={agent}
              onShow={(figure, title) => show({ agent, figure, title })}
            />
          ))}
        </tbody>
      </Table>
      {shown?.agent.user && (
        <AgentTickets
          agent={shown.agent.user.id}
          name={nameOf(shown.agent)}
          title={shown.title}
          figure={shown.figure}
          asked={asked}
          onClose={() => show(null)}
        />
      )}
    </Card>
  );
}

type RowProps = {
  agent: Schema<'MetricsAgent'>;
  onShow: (figure: AgentFigure, title: string) => void;
};

function Row({ agent, onShow }: RowProps) {
  /** Makes a figure open its tickets; not for zero, nor in the row of all other members. */
  const opening = (figure: AgentFigure, title: string, count: number) =>
    agent.user && count > 0 ? { onOpen: () => onShow(figure, title), title } : {};
  const { user, role, firstResponse, resolution, satisfaction, timeSpent, handleTime } = agent;
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
        {...opening('open', m.agentTable.openNow, agent.open)}
        note={agent.waiting > 0 ? m.agentTable.waiting({ waiting: countText(agent.waiting) }) : ''}
      />
      <Figure
        onServer
        text={countText(agent.assigned)}
        {...opening('assigned', m.agentTable.assigned, agent.assigned)}
      />
      <Figure
        onServer
        text={countText(agent.replies)}
        {...opening('replies', m.agentTable.replies, agent.replies)}
      />
      <Figure
        text={countText(agent.resolved)}
        {...opening('resolved', m.agentTable.resolved, agent.resolved)}
        note={
          agent.reopened > 0 ? m.agentTable.reopened({ reopened: countText(agent.reopened) }) : ''
        }
      />
      <Figure onServer text={countText(agent.chats)} />
      <Figure
        text={orNone(firstResponse.median, minutesText, m.agentTable.noneYet)}
        {...opening('firstResponse', m.agentTable.firstResponse, firstResponse.count)}
        note={countOf(firstResponse.count, m.agentTable.answers)}
      />
      <Figure
        onServer
        text={orNone(resolution.median, minutesText, m.agentTable.noneYet)}
        note={
          resolution.p90 === null
            ? ''
            : m.agentTable.n9In10Within({ minutesText: minutesText(resolution.p90) })
        }
      />
      <Figure
        onServer
        text={orNone(satisfaction.share, (share) => `${share}%`, m.agentTable.noneYet)}
        note={countOf(satisfaction.count, m.agentTable.ratings)}
      />
      <Figure
        onServer
        text={timeSpent > 0 ? timeSpentText(timeSpent) : m.agentTable.noneYet}
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

type FigureProps = {
  text: string;
  note?: string;
  onServer?: boolean;
  title?: string;
  onOpen?: () => void;
};

function Figure({ text, note, onServer, title, onOpen }: FigureProps) {
  return (
    <Td
      className={cx(
        'text-right tabular-nums max-sm:whitespace-nowrap xl:whitespace-nowrap',
        narrow,
        onServer && onServerOnly,
      )}
    >
      {onOpen ? (
        <button
          type="button"
          aria-label={m.agentTable.showTickets({ title, text })}
          onClick={onOpen}
          className="rounded-sm font-medium text-primary-text hover:underline"
        >
          {text}
        </button>
      ) : (
        text
      )}
      {note && <span className="block text-xs text-muted-foreground">{note}</span>}
    </Td>
  );
}
