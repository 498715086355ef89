const offered = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Australia/Sydney',
];

/** The time zones to choose from, and the current one, which a program may have set. */
export const timeZoneOptions = (current: string) =>
  (offered.includes(current) ? offered : [current, ...offered]).map((zone) => ({
    value: zone,
    label: zone,
  }));
