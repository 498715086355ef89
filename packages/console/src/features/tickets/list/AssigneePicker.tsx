import { folded } from '@helpdesk/sdk/rules/folded';
import { agentName, initials } from '@helpdesk/sdk/rules/names';
import { CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';

type AssigneePickerProps = {
  ticket: Ticket;
  /** The button that the picker is shown below. */
  button: HTMLElement;
  onPick: (id: string | null) => void;
  onClose: () => void;
};

/** Assigns a ticket to a member who is found by typing, or to no one. */
export default function AssigneePicker({ ticket, button, onPick, onClose }: AssigneePickerProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const { data: members, isError, refetch } = useRead('team.assignable');
  const own = ticket.assignedAgent?.id ?? null;
  const others = (members ?? []).filter((member) => member.user.id !== user.id);
  const option = (key: string, label: string, icon: React.ReactNode) => ({
    key,
    label,
    icon,
    checked: (key || null) === own,
  });
  const face = (person: Parameters<typeof initials>[0]) => (
    <Avatar size="sm" initials={initials(person)} />
  );
  const options = [
    option(user.id, m.assigneePicker.me, face(user)),
    ...others.map((one) => option(one.user.id, agentName(one.user), face(one.user))),
    option(
      '',
      m.assigneePicker.unassigned,
      <span className="inline-flex size-5 items-center justify-center text-muted-foreground">
        <CircleDashed aria-hidden="true" className="size-4" />
      </span>,
    ),
  ].filter(({ label }) => folded(label).includes(folded(text.trim())));
  return (
    <ComboPanel
      button={button}
      label={m.assigneePicker.assigneeOf({ ticketNumber: ticket.ticketNumber })}
      placeholder={m.assigneePicker.findATeammate}
      text={text}
      onText={setText}
      groups={[{ name: m.assigneePicker.assignTo, options }]}
      notice={
        isError && !members ? (
          <p role="alert" className="px-3.5 pb-3 text-sm text-muted-foreground">
            {m.assigneePicker.failedToLoad}{' '}
            <button
              type="button"
              onClick={() => void refetch()}
              className="rounded-sm font-medium text-primary-text hover:underline"
            >
              {m.assigneePicker.tryAgain}
            </button>
          </p>
        ) : options.length === 0 ? (
          <p role="status" className="px-3.5 pb-3 text-sm text-muted-foreground">
            {m.assigneePicker.noOneFound}
          </p>
        ) : undefined
      }
      onPick={(key) => {
        onClose();
        if ((key || null) !== own) onPick(key || null);
      }}
      onClose={onClose}
      maxLength={50}
    />
  );
}
