import { defineView } from '../../core/view.ts';
import { ChatView } from './ChatView.tsx';
import style from './chat.css?inline';

export const { draw } = defineView(ChatView, style);
