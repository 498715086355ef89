import { ChevronDown } from 'lucide-react';
import { useKeptChoice } from '../../../data/kept-choice.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';

/** Whether Send and Resolve opens the next ticket of the list, or stays on this one. */
export const useAfterResolving = () => useKeptChoice('after-resolving', ['next', 'stay']);

/** The setting for what Send and Resolve opens, chosen by the member. */
export function AfterResolving() {
  const [choice, choose] = useAfterResolving();
  return (
    <Menu
      label={m.afterResolving.afterResolving}
      placement="top-end"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={m.afterResolving.afterResolving}
          className={buttonClass('secondary', 'md', '-ml-px w-7 rounded-l-none px-0')}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <MenuItem checked={choice === 'next'} onSelect={() => choose('next')}>
        {m.afterResolving.openTheNextTicket}
      </MenuItem>
      <MenuItem checked={choice === 'stay'} onSelect={() => choose('stay')}>
        {m.afterResolving.stayOnThisTicket}
      </MenuItem>
    </Menu>
  );
}
