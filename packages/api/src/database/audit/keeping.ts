const defaultDays = 365;

/** For how many days an organization keeps entries of the audit log, by its settings; null: always. */
export function auditDaysOf(settings: string): number | null {
  const { auditDays = defaultDays } = JSON.parse(settings) as { auditDays?: number | null };
  return auditDays;
}
