import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type FieldKind,
  fieldCatalog,
  fieldKinds,
  type KindInCatalog,
  type KindOfField,
} from '@helpdesk/sdk/rules/field-kinds';
import {
  AlignLeft,
  Calendar,
  CircleDot,
  Globe,
  Hash,
  type LucideIcon,
  Mail,
  Paperclip,
  Phone,
  SquareCheck,
  SquareChevronDown,
  Type,
} from 'lucide-react';

export type FormField = Schema<'FormField'>;

/** The builder's icon of each field type; its texts are in the message catalog. */
export const fieldIcons: Record<FieldKind, LucideIcon> = {
  text: Type,
  email: Mail,
  textarea: AlignLeft,
  select: SquareChevronDown,
  checkbox: SquareCheck,
  radio: CircleDot,
  number: Hash,
  phone: Phone,
  url: Globe,
  date: Calendar,
  file: Paperclip,
};

/** Whether the type has a placeholder: not if the browser shows a picker. */
export function hasPlaceholder(kind: FieldKind): boolean {
  const { control, input }: KindOfField = fieldKinds[kind];
  return /line|list/.test(control) && input?.type !== 'date';
}

/** Whether length and pattern of an answer can be restricted. */
export const hasRules = (kind: FieldKind): boolean =>
  (fieldCatalog[kind] as KindInCatalog).hasRules === true;
