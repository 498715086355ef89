import DOMPurify from 'dompurify';

/** The only one of a page: its policy of Trusted Types cannot be made twice. */
export const purifier = DOMPurify(window);
