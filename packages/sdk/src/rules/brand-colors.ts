/** The colors that the branding screen suggests. */
export const brandColors = {
  blue: '#3B82F6',
  green: '#10B981',
  amber: '#F59E0B',
  red: '#EF4444',
  purple: '#8B5CF6',
  orange: '#F97316',
  pink: '#EC4899',
  gray: '#6B7280',
} as const;
