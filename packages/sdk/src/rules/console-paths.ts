/** The addresses of the console's pages, at the root and below `/org/{subdomain}`; `$` stands for one part. */
export const memberPaths = [
  '/',
  '/tickets',
  '/tickets/$',
  '/spam',
  '/deleted',
  '/live-chat',
  '/notifications',
  '/help-center',
  '/contact-forms',
  '/chatbot',
  '/canned-replies',
  '/macros',
  '/metrics',
  '/api-keys',
  '/team',
  '/branding',
  '/settings',
  '/profile',
] as const;

/** Those of its pages that need no sign-in, at the root only. */
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

const known = new RegExp(
  `^(?:${pattern([...memberPaths, ...openPaths])}|/org/[^/]+(?:${pattern(memberPaths)}|/dashboard))/?$`,
);

/** Whether the console has a page at this address. */
export const isConsolePath = (path: string): boolean => known.test(path);
