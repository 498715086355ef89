import { SlidersHorizontal } from 'lucide-react';
import { useDensity } from '../../../data/density.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import m from '../messages.yaml';
import { useLayoutChoice, WIDE } from './layout.ts';

/** The display settings of the list: its layout (if there is room for both) and its row height. */
export default function ListMenu() {
  const isWide = useMedia(WIDE);
  const [layout, choose] = useLayoutChoice();
  const [density, chooseDensity] = useDensity();
  return (
    <Menu
      label={m.layout.displayOfTheList}
      placement="bottom-end"
      className="min-w-52"
      trigger={(props) => (
        <IconButton label={m.layout.display} {...props}>
          <SlidersHorizontal />
        </IconButton>
      )}
    >
      {isWide && (
        <>
          <MenuLabel>{m.layout.layout}</MenuLabel>
          <MenuItem
            checked={layout === 'table'}
            keys={layout === 'beside' ? 'v' : undefined}
            onSelect={() => choose('table')}
          >
            {m.layout.table}
          </MenuItem>
          <MenuItem
            checked={layout === 'beside'}
            keys={layout === 'table' ? 'v' : undefined}
            onSelect={() => choose('beside')}
          >
            {m.layout.besideTheTicket}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuLabel>{m.layout.rows}</MenuLabel>
      <MenuItem checked={density === 'comfortable'} onSelect={() => chooseDensity('comfortable')}>
        {m.layout.comfortable}
      </MenuItem>
      <MenuItem checked={density === 'compact'} onSelect={() => chooseDensity('compact')}>
        {m.layout.compact}
      </MenuItem>
    </Menu>
  );
}
