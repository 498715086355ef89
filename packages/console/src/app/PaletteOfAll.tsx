import { ListFilter } from 'lucide-react';
import { closeOverlay } from '../data/overlay.ts';
import { useCan } from '../data/session.ts';
import Palette from '../features/search/Palette.tsx';
import { useSavedViews } from '../features/tickets/saved-views/saved-views.ts';
import { useGivenViews } from '../features/tickets/views.ts';
import m from './messages.yaml';
import { screenPlaces, settingsPlaces } from './settings/places.ts';

/** The command palette with every screen, view and setting that the member may open. */
export default function PaletteOfAll() {
  const can = useCan();
  const isStaff = can('view_assigned_tickets');
  const given = useGivenViews();
  const { views: saved = [] } = useSavedViews({ enabled: isStaff });
  const screens = screenPlaces(can);
  const isScreen = (path: string) => screens.some((screen) => screen.path === path);
  const view = { icon: ListFilter, words: m.paletteOfAll.viewFilterTickets };
  const places = [
    ...screens,
    ...(isStaff ? given : []).map(({ name, letter, search }) => ({
      ...view,
      path: '/tickets',
      label: name === 'All' ? m.paletteOfAll.allTickets : name,
      search,
      keys: `g ${letter}`,
    })),
    ...(can('view_all_tickets')
      ? [{ ...view, path: '/spam', label: m.paletteOfAll.spam, keys: 'g j', words: 'junk' }]
      : []),
    ...(can('delete_tickets')
      ? [
          {
            ...view,
            path: '/deleted',
            label: m.paletteOfAll.deletedTickets,
            keys: 'g x',
            words: m.paletteOfAll.trashBin,
          },
        ]
      : []),
    ...saved.map(({ name, search }) => ({ ...view, path: '/tickets', label: name, search })),
    ...settingsPlaces(can).filter(({ path, within }) => within !== 'Settings' || !isScreen(path)),
  ];
  return <Palette places={places} onClose={closeOverlay} />;
}
