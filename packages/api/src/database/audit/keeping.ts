const defaultDays = 365;

/** How many days an organization keeps audit log entries, from its settings; null: forever. */
export function auditDaysOf(settings: string): number | null {
  const { auditDays = defaultDays } = JSON.parse(settings) as { auditDays?: number | null };
  return auditDays;
}
