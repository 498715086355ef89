/** Until when the address of a file of a message is good, in milliseconds; null for any other address. */
export function linkEnd(url: string): number | null {
  const end = /\/files\/[\w-]+\.[\w-]+\.([\da-z]{1,9})\.[a-z2-7]+\//.exec(url)?.[1];
  return end ? Number.parseInt(end, 36) * 1_000 : null;
}
