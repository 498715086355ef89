import { Suspense } from 'react';
import { useFirstScreenShown } from '../../../data/first-screen.ts';
import { later } from '../../../ui/later.tsx';
import { useLayoutKey } from './layout.ts';

const ListMenu = later(async () => (await import('./ListMenu.tsx')).default);

/** The list's menu, loaded after the list; its space and its shortcut exist before. */
export function LaterListMenu() {
  useLayoutKey();
  const mayLoad = useFirstScreenShown();
  return (
    <span className="size-8 shrink-0 pointer-coarse:size-10">
      <Suspense>{mayLoad && <ListMenu />}</Suspense>
    </span>
  );
}
