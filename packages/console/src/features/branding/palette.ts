import { brandColors } from '@helpdesk/sdk/rules/brand-colors';
import m from './messages.yaml';

/** The suggested colors with their accessible names. */
export const palette = [
  { name: m.palette.blue, color: brandColors.blue },
  { name: m.palette.green, color: brandColors.green },
  { name: m.palette.amber, color: brandColors.amber },
  { name: m.palette.red, color: brandColors.red },
  { name: m.palette.purple, color: brandColors.purple },
  { name: m.palette.orange, color: brandColors.orange },
  { name: m.palette.pink, color: brandColors.pink },
  { name: m.palette.gray, color: brandColors.gray },
] as const;
