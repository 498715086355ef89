import type {} from '@helpdesk/widgets/react';
import { useWidgetScript } from '../data/use-widget-script.ts';
import { useTheme } from '../ui/theme.ts';

/** The chat in the corner of our own visitor pages: the same element that other sites embed. */
export function VisitorChat({ subdomain }: { subdomain: string }) {
  const { dark } = useTheme();
  useWidgetScript();
  return <helpdesk-chat key={subdomain} organization={subdomain} theme={dark ? 'dark' : 'light'} />;
}
