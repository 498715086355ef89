import type {} from '@helpdesk/widgets/react';
import { useEffect } from 'react';
import { useTheme } from '../ui/theme.ts';

/** The chat in the corner of our own pages for visitors: the element that any other site has. */
export function VisitorChat({ subdomain }: { subdomain: string }) {
  const { dark } = useTheme();
  useEffect(() => {
    if (document.querySelector('script[src="/widget.js"]')) return;
    const script = document.createElement('script');
    script.src = '/widget.js';
    document.head.append(script);
  }, []);
  return <helpdesk-chat key={subdomain} organization={subdomain} theme={dark ? 'dark' : 'light'} />;
}
