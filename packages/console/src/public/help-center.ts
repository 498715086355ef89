import { useRouter } from '@tanstack/react-router';

const route = '/public/help/$subdomain';

/** Where an organization's help center is; null as long as there is no such page. */
export function useHelpCenterPath(subdomain: string): string | null {
  const { routesByPath } = useRouter();
  return route in routesByPath ? route.replace('$subdomain', subdomain) : null;
}
