/** The paths of the console's pages, at the root and under `/org/{subdomain}`; `$` matches one segment. */
export const memberPaths = [
  '/',
  '/tickets',
  '/tickets/$',
  '/spam',
  '/deleted',
  '/live-chat',
  '/notifications',
  '/metrics',
  '/help-center',
  '/contact-forms',
  '/chatbot',
  '/team',
  '/branding',
  '/settings',
  '/settings/$',
  '/settings/canned-replies',
  '/settings/macros',
  '/profile',
] as const;

/** Former paths of pages: the console redirects from them. */
export const formerPaths = ['/canned-replies', '/macros', '/api-keys', '/dashboard'] as const;

/** Paths of pages that need no sign-in, at the root only. */
export const openPaths = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/invite/$',
  '/signup',
] as const;

const pattern = (paths: readonly string[]) =>
  `(?:${paths.map((path) => path.replace('$', '[^/]+').replace(/^\/$/, '')).join('|')})`;

const ofMembers = [...memberPaths, ...formerPaths];

const known = new RegExp(
  `^(?:${pattern([...ofMembers, ...openPaths])}|/org/[^/]+${pattern(ofMembers)})/?$`,
);

/** Whether the console has a page at this path. */
export const isConsolePath = (path: string): boolean => known.test(path);
