import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuLabel } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { useGivenViews } from '../views.ts';
import { useSavedViews } from './saved-views.ts';
import { useOpening } from './use-view-changes.ts';

/** The menu that selects the default view of the sidebar's tickets link. */
export default function OpeningMenu() {
  const given = useGivenViews();
  const { views = [], chosen } = useSavedViews();
  const choose = useOpening();
  const choices = [
    ...given.map(({ name, count }) => ({ id: count, name })),
    ...views.map(({ id, name }) => ({ id, name })),
  ];
  return (
    <Menu
      label={m.openingMenu.whatTheTicketsOpenWith}
      placement="bottom-end"
      trigger={(props) => (
        <IconButton
          label={m.openingMenu.whatTheTicketsOpenWith}
          {...props}
          className="size-7! bg-muted-strong opacity-0 group-hover/tickets:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:size-10! pointer-coarse:opacity-100"
        >
          <Ellipsis />
        </IconButton>
      )}
    >
      <MenuLabel>{m.openingMenu.ticketsOpenWith}</MenuLabel>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} checked={id === chosen} onSelect={() => choose({ view: id })}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
