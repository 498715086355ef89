import { type ChoiceName, toneOf, valuesOf } from '@helpdesk/sdk/rules/ticket-fields';

/** The icon of a status: a ring, half a ring, a check mark, or a cross. */
export function StatusIcon({ status, className }: { status: string; className?: string }) {
  const mark = {
    in_progress: <path d="M6 3.2a2.8 2.8 0 0 1 0 5.6z" fill="currentColor" />,
    resolved: (
      <path
        d="m3.9 6.1 1.5 1.5 2.8-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
    closed: (
      <path
        d="m4.3 4.3 3.4 3.4m0-3.4L4.3 7.7"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    ),
  }[status];
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.3" />
      {mark}
    </svg>
  );
}

type IconProps = { value: string; className?: string };

/** The icon of a value: one to three bars by its rank, or an exclamation mark if it is urgent. */
function LevelIcon({ name, value, className }: IconProps & { name: ChoiceName }) {
  if (toneOf(name, value) === 'danger') {
    return (
      <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
        <rect x="0.75" y="0.75" width="10.5" height="10.5" rx="2.5" fill="currentColor" />
        <path
          d="M6 3.2v3.2M6 8.6v.1"
          stroke="var(--card)"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </svg>
    );
  }
  const filled = (valuesOf(name) as string[]).indexOf(value) + 1;
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={1 + bar * 3.7}
          y={7 - bar * 2.6}
          width="2.6"
          height={4 + bar * 2.6}
          rx="0.9"
          fill="currentColor"
          opacity={bar < filled ? 1 : 0.3}
        />
      ))}
    </svg>
  );
}

export const ChoiceIcon = ({ name, value, className }: IconProps & { name: ChoiceName }) =>
  name === 'status' ? (
    <StatusIcon status={value} className={className} />
  ) : (
    <LevelIcon name={name} value={value} className={className} />
  );
