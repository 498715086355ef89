export { chatLine } from '@helpdesk/sdk/chat-line';
