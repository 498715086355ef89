import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  Braces,
  CornerUpLeft,
  Headset,
  type LucideIcon,
  Mail,
  MessagesSquare,
  NotebookPen,
  PanelsTopLeft,
} from 'lucide-react';

export const channelIcons: Readonly<Record<Schema<'TicketChannel'>, LucideIcon>> = {
  form: NotebookPen,
  widget: PanelsTopLeft,
  chat: MessagesSquare,
  email: Mail,
  api: Braces,
  staff: Headset,
  other: CornerUpLeft,
};
