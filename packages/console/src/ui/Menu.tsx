import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { later } from './later.tsx';
import type { Placement } from './overlays/placement.ts';

// Radix's menu is as large as a page, so it is loaded when the pointer or the focus comes near.
const load = () => import('./overlays/MenuPanel.tsx');
const MenuPanel = later(async () => (await load()).default);

type TriggerProps = Pick<
  ComponentProps<'button'>,
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'onClick'
  | 'onKeyDown'
  | 'onPointerEnter'
  | 'onFocus'
>;

type MenuProps = {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  placement?: Placement;
  className?: string;
  children: ReactNode;
};

/** A button with a menu. */
export function Menu({ trigger, children, ...rest }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);

  function change(event: MouseEvent | KeyboardEvent, isOpen: boolean) {
    setButton(event.currentTarget as HTMLElement);
    setOpen(isOpen);
  }

  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event) => change(event, !open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(event, true);
        },
        onPointerEnter: () => void load(),
        onFocus: () => void load(),
      })}
      {button && (
        <Suspense>
          <MenuPanel {...rest} id={id} button={button} open={open} onOpenChange={setOpen}>
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
}
