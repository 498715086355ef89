import { cx } from '../../../ui/cx.ts';
import m from '../messages.yaml';

const purposes = [
  { isOutbound: false, label: m.newTicketDialog.logARequest },
  { isOutbound: true, label: m.newTicketDialog.messageACustomer },
] as const;

type PurposeProps = { isOutbound: boolean; onChange: (isOutbound: boolean) => void };

/** Switches between a request that a customer made elsewhere and a message to a customer. */
export function Purpose({ isOutbound, onChange }: PurposeProps) {
  return (
    <div
      role="group"
      aria-label={m.newTicketDialog.purpose}
      className="flex rounded-md bg-foreground/6 p-0.5"
    >
      {purposes.map((one) => (
        <button
          key={one.label}
          type="button"
          aria-pressed={one.isOutbound === isOutbound}
          onClick={() => onChange(one.isOutbound)}
          className={cx(
            'flex-1 rounded-sm px-2 py-1 text-sm font-medium pointer-coarse:py-2',
            one.isOutbound === isOutbound
              ? 'bg-card text-foreground shadow-card dark:bg-muted-strong'
              : 'text-muted-foreground hover:text-foreground',
          )}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
