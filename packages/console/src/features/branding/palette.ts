import m from './messages.yaml';

/** The suggested colors with their accessible names. */
export const palette = [
  { name: m.palette.blue, color: '#3B82F6' },
  { name: m.palette.green, color: '#10B981' },
  { name: m.palette.amber, color: '#F59E0B' },
  { name: m.palette.red, color: '#EF4444' },
  { name: m.palette.purple, color: '#8B5CF6' },
  { name: m.palette.orange, color: '#F97316' },
  { name: m.palette.pink, color: '#EC4899' },
  { name: m.palette.gray, color: '#6B7280' },
] as const;
