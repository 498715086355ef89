import { useSyncExternalStore } from 'react';
import m from './messages.yaml';
import { toast } from './toast.ts';

const SOUND = 'helpdesk_chat_sound';
const DESKTOP = 'helpdesk_chat_desktop';
const listeners = new Set<() => void>();

/** Whether this browser plays sounds; on by default. */
export const soundIsOn = () => localStorage.getItem(SOUND) !== 'off';

/** Whether system notifications are shown: only if the user has turned them on and the browser permits them. */
export const desktopIsOn = () =>
  localStorage.getItem(DESKTOP) === 'on' && permission() === 'granted';

export function setSound(on: boolean) {
  localStorage.setItem(SOUND, on ? 'on' : 'off');
  notify();
}

/** Requests the browser's permission if needed; returns whether notifications will be shown. */
export async function setDesktop(on: boolean): Promise<boolean> {
  const leave = on && permission() === 'default' ? await Notification.requestPermission() : null;
  localStorage.setItem(DESKTOP, on && (leave ?? permission()) === 'granted' ? 'on' : 'off');
  notify();
  return desktopIsOn();
}

/** Turns system notifications on or off, and shows where to allow them if the browser blocks them. */
export async function toggleDesktop() {
  const wasOn = desktopIsOn();
  if ((await setDesktop(!wasOn)) || wasOn) return;
  toast({
    title: m.noticeSettings.notificationsAreBlocked,
    text: m.noticeSettings.allowThemForThisSiteIn,
    destructive: true,
  });
}

type DesktopNotice = {
  title: string;
  text: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
  onOpen: () => void;
};

/** Shows a system notification if they are on; a click brings the window to the front. */
export function showOnDesktop({ title, text, tag, onOpen }: DesktopNotice) {
  if (!desktopIsOn()) return;
  try {
    const shown = new Notification(title, { body: text, tag, silent: true });
    shown.onclick = () => {
      window.focus();
      onOpen();
      shown.close();
    };
  } catch {
    // Phones allow this only in service workers; counts and sound work regardless.
  }
}

export function useNoticeSettings() {
  const sound = useSyncExternalStore(subscribe, soundIsOn);
  const desktop = useSyncExternalStore(subscribe, desktopIsOn);
  return { sound, desktop, desktopIsPossible: permission() !== 'missing' };
}

function permission(): NotificationPermission | 'missing' {
  return 'Notification' in window ? Notification.permission : 'missing';
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
