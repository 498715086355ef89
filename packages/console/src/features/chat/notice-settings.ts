import { useSyncExternalStore } from 'react';

const SOUND = 'helpdesk_chat_sound';
const DESKTOP = 'helpdesk_chat_desktop';
const listeners = new Set<() => void>();

/** Whether this browser sounds; it does until it is told not to. */
export const soundIsOn = () => localStorage.getItem(SOUND) !== 'off';

/** Whether notices appear outside of the browser: only where somebody has asked for them, and may have them. */
export const desktopIsOn = () =>
  localStorage.getItem(DESKTOP) === 'on' && permission() === 'granted';

export function setSound(on: boolean) {
  localStorage.setItem(SOUND, on ? 'on' : 'off');
  tell();
}

/** Asks the browser for leave where it must; answers whether notices will appear. */
export async function setDesktop(on: boolean): Promise<boolean> {
  const leave = on && permission() === 'default' ? await Notification.requestPermission() : null;
  localStorage.setItem(DESKTOP, on && (leave ?? permission()) === 'granted' ? 'on' : 'off');
  tell();
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

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
