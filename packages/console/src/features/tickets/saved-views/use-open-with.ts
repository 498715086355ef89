import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { opensWith } from '../../../data/opens-with.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** The routers of windows that have opened with the tickets or another page. */
const looked = new WeakSet<object>();

/** Opens the tickets with the default view: from the sidebar, and if a window starts at the tickets. */
export function useOpenWith(opening: Search | null | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const text = opening && JSON.stringify(opening);

  useEffect(() => {
    if (text === undefined) return;
    client.setQueryData(opensWith('/tickets').queryKey, text && JSON.parse(text));
  }, [client, text]);

  useEffect(() => {
    if (text === undefined || looked.has(router)) return;
    looked.add(router);
    const { pathname, search, state } = router.state.location;
    const isBare = pathname.endsWith('/tickets') && Object.keys(search).length === 0;
    if (!text || !isBare || state.__TSR_index !== 0 || isReloaded()) return;
    void navigate({ to: '/tickets', search: JSON.parse(text) as never, replace: true });
  }, [navigate, router, text]);
}

/** After a reload, the user expects to see the same list as before. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}
