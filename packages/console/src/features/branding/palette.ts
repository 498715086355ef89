/** The suggested colors with their accessible names. */
export const palette = [
  { name: 'Blue', color: '#3B82F6' },
  { name: 'Green', color: '#10B981' },
  { name: 'Amber', color: '#F59E0B' },
  { name: 'Red', color: '#EF4444' },
  { name: 'Purple', color: '#8B5CF6' },
  { name: 'Orange', color: '#F97316' },
  { name: 'Pink', color: '#EC4899' },
  { name: 'Gray', color: '#6B7280' },
] as const;
