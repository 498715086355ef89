/** The member's default view of a page, which its sidebar link opens; it is only in the cache, and has no operation to read it. */
export const opensWith = (path: string) => ({
  queryKey: ['opens-with', path],
  queryFn: () => null,
  enabled: false,
});
