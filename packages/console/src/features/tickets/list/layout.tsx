import { SlidersHorizontal } from 'lucide-react';
import { useDensity } from '../../../data/density.ts';
import { useKeptChoice } from '../../../data/kept-choice.ts';
import { useShortcuts } from '../../../data/shortcuts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { useMedia } from '../../../ui/use-media.ts';

const WIDE = '(min-width: 80rem)';

export const useLayoutChoice = () => useKeptChoice('tickets-layout', ['table', 'beside']);

/** Whether the list stands beside the open ticket: where there is room, for who chooses so. */
export function useBeside(): boolean {
  const [layout] = useLayoutChoice();
  return useMedia(WIDE) && layout === 'beside';
}

/** How the list is drawn: its layout where there is room for two, and how high its rows are. */
export function ListMenu() {
  const isWide = useMedia(WIDE);
  const [layout, choose] = useLayoutChoice();
  const [density, chooseDensity] = useDensity();
  const toggle = () => choose(layout === 'table' ? 'beside' : 'table');
  useShortcuts(
    'Layout',
    isWide ? [{ keys: 'v', label: 'Table, or list beside the ticket', run: toggle }] : [],
  );
  return (
    <Menu
      label="Display of the list"
      placement="bottom-end"
      className="min-w-52"
      trigger={(props) => (
        <IconButton label="Display" {...props}>
          <SlidersHorizontal />
        </IconButton>
      )}
    >
      {isWide && (
        <>
          <MenuLabel>Layout</MenuLabel>
          <MenuItem
            checked={layout === 'table'}
            keys={layout === 'beside' ? 'v' : undefined}
            onSelect={() => choose('table')}
          >
            Table
          </MenuItem>
          <MenuItem
            checked={layout === 'beside'}
            keys={layout === 'table' ? 'v' : undefined}
            onSelect={() => choose('beside')}
          >
            Beside the ticket
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuLabel>Rows</MenuLabel>
      <MenuItem checked={density === 'comfortable'} onSelect={() => chooseDensity('comfortable')}>
        Comfortable
      </MenuItem>
      <MenuItem checked={density === 'compact'} onSelect={() => chooseDensity('compact')}>
        Compact
      </MenuItem>
    </Menu>
  );
}
