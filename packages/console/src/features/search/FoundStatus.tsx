type FoundStatusProps = { text: string; count: number; isPending: boolean; isError: boolean };

/** The result of a search: visible when nothing was found, announced to screen readers in any case. */
export function FoundStatus({ text, count, isPending, isError }: FoundStatusProps) {
  const said = isError
    ? 'The search does not work at the moment'
    : isPending
      ? 'Searching...'
      : count === 0
        ? `Nothing found for “${text.trim()}”`
        : `${count} found`;
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
