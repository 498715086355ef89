import { CalendarClock, Clock, Reply, Sunrise } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChooseTime } from '../composer/ChooseTime.tsx';
import { sendTime, snoozeTimes } from '../composer/later.ts';
import m from '../messages.yaml';

type SnoozeDialogProps = {
  title: string;
  /** Called with null to snooze until the customer replies. */
  onChoose: (until: string | null) => void;
  /** Ends the snooze; absent if nothing is snoozed. */
  onWake?: (() => void) | undefined;
  onClose: () => void;
};

/** Chooses until when tickets are snoozed; arrow keys move between the choices. */
export function SnoozeDialog({ title, onChoose, onWake, onClose }: SnoozeDialogProps) {
  const [isPicking, setPicking] = useState(false);
  if (isPicking) {
    return (
      <ChooseTime
        title={title}
        action={m.snoozeDialog.snooze}
        onChoose={onChoose}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={m.snoozeDialog.comesBackOnTopAndEarlier}
      size="sm"
    >
      <ul className="-mx-2 flex flex-col" onKeyDown={moveFocus}>
        {snoozeTimes().map(({ label, at }, index) => (
          <Choice
            key={label}
            isFirst={index === 0}
            icon={<Clock />}
            label={label}
            time={sendTime(at)}
            onSelect={() => onChoose(at.toISOString())}
          />
        ))}
        <Choice
          icon={<Reply />}
          label={m.snoozeDialog.untilTheCustomerAnswers}
          onSelect={() => onChoose(null)}
        />
        <Choice
          icon={<CalendarClock />}
          label={m.snoozeDialog.pickATime}
          onSelect={() => setPicking(true)}
        />
        {onWake && <Choice icon={<Sunrise />} label={m.snoozeDialog.wakeUpNow} onSelect={onWake} />}
      </ul>
    </Dialog>
  );
}

type ChoiceProps = {
  label: string;
  time?: string;
  icon: ReactNode;
  isFirst?: boolean;
  onSelect: () => void;
};

function Choice({ label, time, icon, isFirst, onSelect }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        data-autofocus={isFirst ? '' : undefined}
        onClick={onSelect}
        className="flex h-9 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-muted focus-visible:bg-muted pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:text-muted-foreground"
      >
        {icon}
        <span className="flex-1">{label}</span>
        {time && <span className="text-muted-foreground tabular-nums">{time}</span>}
      </button>
    </li>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll('button')];
  const at = choices.indexOf(document.activeElement as HTMLButtonElement);
  choices.at((at + step) % choices.length)?.focus();
}
