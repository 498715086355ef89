const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something happened: just now, minutes, hours, days. */
export function agoText(iso: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < minute) return 'Just now';
  const [count, unit] =
    passed < hour
      ? [Math.floor(passed / minute), 'minute']
      : passed < day
        ? [Math.floor(passed / hour), 'hour']
        : [Math.floor(passed / day), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
