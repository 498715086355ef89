import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../cx.ts';
import { MenuContext, type MenuItemProps, type MenuLinkProps } from '../MenuItems.tsx';
import { StandIn } from '../StandIn.tsx';
import { homeOf, type Placement, placed } from './placement.ts';

const parts = { Item, Link, Label, Separator };

type MenuPanelProps = {
  id: string;
  label: string;
  placement?: Placement;
  className?: string;
  /** The button that opens the menu. */
  button: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** Restores the focus before the item's action runs, because the action may move it or open a dialog that restores it later. */
const LeaveContext = createContext<() => void>(() => {});

/** The panel of a menu: Radix positions it, moves the focus inside and closes it. */
export default function MenuPanel(props: MenuPanelProps) {
  const { id, label, placement = 'bottom-start', className, button, open, onOpenChange } = props;
  const steps = useRef({ entered: false, left: false });
  const leave = useMemo(
    () => () => {
      steps.current.left = true;
      button.focus({ preventScroll: true });
    },
    [button],
  );
  // Not in a ref of the menu: Radix calls that on every render, even after the focus has left the menu.
  useLayoutEffect(() => {
    if (open) steps.current = { entered: false, left: false };
  }, [open]);

  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <StandIn element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={homeOf(button)}>
        <DropdownMenu.Content
          {...placed(placement)}
          onFocus={({ currentTarget: menu, target }) => {
            // Radix focuses the menu as a whole; moves the focus to its first item instead.
            if (target !== menu || steps.current.entered) return;
            steps.current.entered = true;
            menu
              .querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')
              ?.focus({ preventScroll: true });
          }}
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          loop
          onInteractOutside={(event) => {
            // A click on the menu's own button closes it by itself.
            if (button.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => steps.current.left && event.preventDefault()}
          className={cx(
            'z-30 max-h-[min(28rem,var(--radix-dropdown-menu-content-available-height))] min-w-52 animate-fade overflow-y-auto rounded-lg bg-raised p-1 text-foreground shadow-overlay',
            className,
          )}
        >
          <LeaveContext value={leave}>
            <MenuContext value={parts}>{props.children}</MenuContext>
          </LeaveContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass =
  'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-sm outline-none focus:bg-muted-strong hover:bg-muted-strong ' +
  'aria-disabled:opacity-50 pointer-coarse:py-2.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground';

function Item({ onSelect, icon, disabled, checked, destructive, keys, children }: MenuItemProps) {
  const leave = useContext(LeaveContext);
  function select() {
    leave();
    onSelect();
  }
  return (
    <DropdownMenu.Item
      asChild
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      {...(disabled && { disabled })}
      onSelect={select}
    >
      <button
        type="button"
        aria-keyshortcuts={keys}
        className={cx(itemClass, destructive && 'text-destructive-text')}
      >
        {icon}
        <span className="min-w-0 flex-1 truncate">{children}</span>
        {checked && <Check />}
        {keys && (
          <span aria-hidden="true" className="pl-3 text-xs text-muted-foreground">
            {keys}
          </span>
        )}
      </button>
    </DropdownMenu.Item>
  );
}

function Link({ icon, children, ...rest }: MenuLinkProps) {
  const leave = useContext(LeaveContext);
  return (
    <DropdownMenu.Item asChild onSelect={leave}>
      <a {...rest} className={itemClass}>
        {icon}
        <span className="min-w-0 flex-1 truncate">{children}</span>
      </a>
    </DropdownMenu.Item>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2 pt-2 pb-1 text-xs font-medium text-muted-foreground">
      {children}
    </DropdownMenu.Label>
  );
}

function Separator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 border-t" />;
}
