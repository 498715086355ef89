import { type Weekday, weekdays } from '@helpdesk/sdk/rules/business-hours';

export const dayName = (day: Weekday) => day.slice(0, 1).toUpperCase() + day.slice(1);

/** Adds or removes a day, in the order of the week. */
export const withDay = (days: readonly Weekday[], day: Weekday): Weekday[] =>
  weekdays.filter((one) => (one === day ? !days.includes(day) : days.includes(one)));
