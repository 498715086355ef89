import { Check } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { type Placement, place } from './place.ts';

const CloseContext = createContext<() => void>(() => {});

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'id'
>;

type MenuProps = {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  placement?: Placement;
  className?: string;
  children: ReactNode;
};

/** A menu on the popover API: light dismiss, Escape and the top layer come from the browser, arrow keys from us. */
export function Menu({
  label,
  trigger,
  placement = 'bottom-start',
  className,
  children,
}: MenuProps) {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // Its items exist while it is open only; until it has its place it is not to be seen.
  useLayoutEffect(() => {
    const menu = ref.current;
    const anchor = document.getElementById(triggerId);
    if (!open || !menu || !anchor) return;
    place(anchor, menu, placement);
    menu.style.visibility = 'visible';
    items(menu)[0]?.focus({ preventScroll: true });
  }, [open, placement, triggerId]);

  return (
    <>
      {trigger({
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
      })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={() => {
          if (ref.current) ref.current.style.visibility = 'hidden';
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={moveFocus}
        className={cx(
          'fixed m-0 max-h-[min(28rem,80dvh)] min-w-52 overflow-y-auto rounded-lg bg-raised p-1 text-foreground shadow-overlay open:animate-fade',
          className,
        )}
      >
        {open && <CloseContext value={() => ref.current?.hidePopover()}>{children}</CloseContext>}
      </div>
    </>
  );
}

function items(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = items(event.currentTarget);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all[(at - 1 + all.length) % all.length],
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  const typed =
    /^\S$/.test(event.key) && !event.metaKey && !event.ctrlKey ? event.key.toLowerCase() : null;
  const target =
    next ??
    (typed
      ? [...all.slice(at + 1), ...all].find((i) => i.textContent?.toLowerCase().startsWith(typed))
      : null);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const itemClass =
  'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-sm outline-none focus:bg-muted-strong hover:bg-muted-strong ' +
  'aria-disabled:opacity-50 pointer-coarse:py-2.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground';

type MenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  disabled?: boolean;
  /** Makes the item a choice among others; the chosen one carries a tick. */
  checked?: boolean;
  destructive?: boolean;
  children: ReactNode;
};

export function MenuItem({
  onSelect,
  icon,
  disabled,
  checked,
  destructive,
  children,
}: MenuItemProps) {
  const close = useContext(CloseContext);
  function select() {
    if (disabled) return;
    close();
    onSelect();
  }
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled}
      tabIndex={-1}
      onClick={select}
      className={cx(itemClass, destructive && 'text-destructive-text')}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {checked && <Check />}
    </button>
  );
}

/** A menu item that is a real link, for addresses outside of the console. */
export function MenuLink({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: ReactNode }) {
  const close = useContext(CloseContext);
  return (
    <a {...rest} role="menuitem" tabIndex={-1} onClick={close} className={itemClass}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </a>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-2 pb-1 text-xs font-medium text-muted-foreground">{children}</div>;
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-t" />;
}
