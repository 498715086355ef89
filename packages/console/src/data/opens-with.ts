/** What a page opens with from the sidebar, where a member has chosen it: kept in the cache, and read from nowhere else. */
export const opensWith = (path: string) => ({
  queryKey: ['opens-with', path],
  queryFn: () => null,
  enabled: false,
});
