import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { TagDot } from './TagChip.tsx';
import type { TagColor } from './tag-colors.ts';

/** The icons of tag pickers for a tag, and for adding one. */
export const tagIcons: { tag: (color: TagColor) => ReactNode; add: ReactNode } = {
  tag: (color) => <TagDot color={color} />,
  add: <Plus aria-hidden="true" />,
};
