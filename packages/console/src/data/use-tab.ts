import { useNavigate, useSearch } from '@tanstack/react-router';

type Tab<Name extends string> = { readonly value: Name };

/** The tab in the address, else the first, and a setter; the tab survives reloads and can be linked to. */
export function useTab<Name extends string>(
  tabs: readonly [Tab<Name>, ...Tab<Name>[]],
): [Name, (picked: string) => void] {
  const search: { tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { value } = tabs.find((tab) => tab.value === search.tab) ?? tabs[0];
  return [
    value,
    (picked) => void navigate({ to: '.', search: { tab: picked } as never, replace: true }),
  ];
}
