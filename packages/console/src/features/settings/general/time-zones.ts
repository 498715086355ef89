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

/** The selectable time zones, plus the stored one, which may have been set through the API. */
export const timeZoneOptions = (current: string) =>
  (offered.includes(current) ? offered : [current, ...offered]).map((zone) => ({
    value: zone,
    label: zone,
  }));
