/** The key that is held for shortcuts, as this machine names it. */
export const modifier = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
