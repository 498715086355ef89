import { useLocation } from '@tanstack/react-router';
import { useMedia } from '../../ui/use-media.ts';

/** Whether list, conversation and visitor fit next to each other. */
export const useIsWide = () => useMedia('(min-width: 80rem)');

/** Whether this is the live chat screen. */
export const useIsLiveChat = () =>
  useLocation({ select: ({ pathname }) => /\/live-chat\/?$/.test(pathname) });
