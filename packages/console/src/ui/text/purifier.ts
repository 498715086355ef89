import DOMPurify from 'dompurify';

/** The page's only instance: its Trusted Types policy can't be created twice. */
export const purifier = DOMPurify(window);
