/** The classes of a toolbar button. */
export const toolClass =
  'inline-flex h-8 shrink-0 items-center justify-center gap-1 rounded-md text-sm text-muted-foreground transition-colors duration-100 ' +
  'hover:bg-muted-strong/70 hover:text-foreground aria-disabled:pointer-events-none aria-disabled:opacity-40 aria-pressed:bg-accent/14 ' +
  'aria-pressed:text-primary-text pointer-coarse:h-10 [&>svg]:size-4';
