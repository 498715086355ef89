import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  AlignLeft,
  Calendar,
  CircleDot,
  Globe,
  Hash,
  type LucideIcon,
  Mail,
  Phone,
  SquareCheck,
  SquareChevronDown,
  Type,
} from 'lucide-react';

export type FormField = Schema<'FormField'>;
export type FieldType = Schema<'FieldType'>;

type FieldTypeInfo = { label: string; description: string; icon: LucideIcon };

/** The catalogue of the builder, in its order. */
export const fieldTypes: Record<FieldType, FieldTypeInfo> = {
  text: { label: 'Short text', description: 'One line, such as a name', icon: Type },
  email: { label: 'Email', description: 'An address that you can answer', icon: Mail },
  textarea: {
    label: 'Long text',
    description: 'Several lines, such as a message',
    icon: AlignLeft,
  },
  select: { label: 'Dropdown', description: 'One choice from a list', icon: SquareChevronDown },
  checkbox: {
    label: 'Checkbox',
    description: 'A box to tick, such as a consent',
    icon: SquareCheck,
  },
  radio: { label: 'Radio buttons', description: 'One choice, all in sight', icon: CircleDot },
  number: { label: 'Number', description: 'An amount of zero or more', icon: Hash },
  phone: { label: 'Phone', description: 'A phone number', icon: Phone },
  url: { label: 'Website', description: 'An address on the web', icon: Globe },
  date: { label: 'Date', description: 'A day from a calendar', icon: Calendar },
};

export const fieldTypeList = Object.keys(fieldTypes) as FieldType[];

export const hasOptions = (type: FieldType): boolean => type === 'select' || type === 'radio';

/** Whether there is a place for a placeholder. */
export const hasPlaceholder = (type: FieldType): boolean =>
  !['checkbox', 'radio', 'date'].includes(type);

/** Whether length and pattern of an answer can be ruled. */
export const hasLength = (type: FieldType): boolean =>
  ['text', 'email', 'textarea', 'phone', 'url'].includes(type);
