import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../Button.tsx';
import type { Action } from './resource.ts';
import type { Show } from './use-shown.tsx';

type ActionButtonProps = { action: Action; variant: ButtonVariant; icon?: ReactNode; show: Show };

export function ActionButton({ action, variant, icon, show }: ActionButtonProps) {
  const onClick = () =>
    'dialog' in action ? show({ Dialog: action.dialog, item: undefined }) : action.onClick();
  return (
    <Button variant={variant} icon={action.icon ?? icon} onClick={onClick}>
      {action.label}
    </Button>
  );
}
