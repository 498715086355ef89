/** Returns when the URL of a message file expires, in milliseconds since 1970; null for any other URL. */
export function linkEnd(url: string): number | null {
  const end = /\/files\/[\w-]+\.[\w-]+\.([\da-z]{1,9})\.[a-z2-7]+\//.exec(url)?.[1];
  return end ? Number.parseInt(end, 36) * 1_000 : null;
}
