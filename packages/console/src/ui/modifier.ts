/** The name of the modifier key for shortcuts on this system. */
export const modifier = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
