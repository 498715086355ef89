import { ArrowDown, ArrowUp, Ellipsis, PencilLine, Save, Trash2, User, Users } from 'lucide-react';
import { useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import type { TicketFilters } from '../list/filters.ts';
import { useLayoutChoice } from '../list/layout.ts';
import m from '../messages.yaml';
import { isChanged, queryOf, type ShownView, useMayChange } from './saved-views.ts';
import { useDeletion, useOpening, useViewChange } from './use-view-changes.ts';
import { RenamedView } from './ViewDialog.tsx';

type ViewMenuProps = {
  view: ShownView;
  /** Whether it's the last one of its list. */
  isLast: boolean;
  /** Whether it's the default view. */
  isChosen: boolean;
  /** The list's current filters; null if there is no list. */
  filters: TicketFilters | null;
  onDeleted: () => void;
};

/** The actions for a saved view. */
export function ViewMenu({ view, isLast, isChosen, filters, onDeleted }: ViewMenuProps) {
  const { user } = useSession();
  const [layout] = useLayoutChoice();
  const [isNaming, setNaming] = useState(false);
  const mayShare = useCan()('manage_settings');
  const mayChange = useMayChange()(view);
  const change = useViewChange(view);
  const choose = useOpening();
  const remove = useDeletion(onDeleted);
  const isTeam = view.visibility === 'team';
  const mayUpdate = filters !== null && isChanged(view, filters, layout);

  return (
    <>
      <span className="absolute inset-y-0 right-0 flex items-center">
        <Menu
          label={m.viewMenu.view({ view: view.name })}
          placement="bottom-end"
          trigger={(props) => (
            <IconButton
              label={m.viewMenu.change({ view: view.name })}
              {...props}
              className="size-7! opacity-0 group-hover/view:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:size-10! pointer-coarse:opacity-100"
            >
              <Ellipsis />
            </IconButton>
          )}
        >
          <MenuItem checked={isChosen} onSelect={() => choose({ view: isChosen ? null : view.id })}>
            {m.viewMenu.ticketsOpenWithThisView}
          </MenuItem>
          {mayChange && (
            <>
              <MenuSeparator />
              <MenuItem icon={<PencilLine />} onSelect={() => setNaming(true)}>
                {m.viewMenu.rename}
              </MenuItem>
              {mayUpdate && (
                <MenuItem
                  icon={<Save />}
                  onSelect={() =>
                    change({ query: queryOf(filters, user.id), ...(view.layout && { layout }) })
                  }
                >
                  {m.viewMenu.updateToTheCurrentFilters}
                </MenuItem>
              )}
              {mayShare && (
                <MenuItem
                  icon={isTeam ? <User /> : <Users />}
                  onSelect={() => change({ visibility: isTeam ? 'personal' : 'team' })}
                >
                  {isTeam ? m.viewMenu.makeItPersonal : m.viewMenu.shareWithTheTeam}
                </MenuItem>
              )}
              {view.position > 0 && (
                <MenuItem
                  icon={<ArrowUp />}
                  onSelect={() => change({ position: view.position - 1 })}
                >
                  {m.viewMenu.moveUp}
                </MenuItem>
              )}
              {!isLast && (
                <MenuItem
                  icon={<ArrowDown />}
                  onSelect={() => change({ position: view.position + 1 })}
                >
                  {m.viewMenu.moveDown}
                </MenuItem>
              )}
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} destructive onSelect={() => remove({ id: view.id })}>
                {m.viewMenu.delete}
              </MenuItem>
            </>
          )}
        </Menu>
      </span>
      {isNaming && <RenamedView view={view} onClose={() => setNaming(false)} />}
    </>
  );
}
