import { useSyncExternalStore } from 'react';

const SOUND = 'helpdesk_chat_sound';
const DESKTOP = 'helpdesk_chat_desktop';
const listeners = new Set<() => void>();

/** Whether this browser plays sounds; on by default. */
export const soundIsOn = () => localStorage.getItem(SOUND) !== 'off';

/** Whether system notifications are shown: only when the user turned them on and the browser permits them. */
export const desktopIsOn = () =>
  localStorage.getItem(DESKTOP) === 'on' && permission() === 'granted';

export function setSound(on: boolean) {
  localStorage.setItem(SOUND, on ? 'on' : 'off');
  notify();
}

/** Requests the browser's permission when needed; returns whether notifications will be shown. */
export async function setDesktop(on: boolean): Promise<boolean> {
  const leave = on && permission() === 'default' ? await Notification.requestPermission() : null;
  localStorage.setItem(DESKTOP, on && (leave ?? permission()) === 'granted' ? 'on' : 'off');
  notify();
  return desktopIsOn();
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
