import m from './messages.yaml';

type FoundStatusProps = { text: string; count: number; isPending: boolean; isError: boolean };

/** The result of a search: visible if nothing was found, always announced to screen readers. */
export function FoundStatus({ text, count, isPending, isError }: FoundStatusProps) {
  const said = isError
    ? m.foundStatus.theSearchDoesNotWorkAt
    : isPending
      ? m.foundStatus.searching
      : count === 0
        ? m.foundStatus.nothingFoundFor({ text: text.trim() })
        : m.foundStatus.found({ count });
  return (
    <p
      role="status"
      className={
        count > 0 && !isError ? 'sr-only' : 'px-4 py-6 text-center text-sm text-muted-foreground'
      }
    >
      {text.trim() !== '' && said}
    </p>
  );
}
