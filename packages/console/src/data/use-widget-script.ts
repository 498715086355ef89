import { useEffect, useState } from 'react';

/** Adds widget.js to this page once, for previews of the elements. Returns false until it has loaded. */
export function useWidgetScript(): boolean {
  const [isThere, setIsThere] = useState(() => Boolean(customElements.get('helpdesk-form')));
  useEffect(() => {
    if (!document.querySelector('script[src="/widget.js"]')) {
      const script = document.createElement('script');
      script.src = '/widget.js';
      // Removes a failed script, so the next preview tries again.
      script.onerror = () => script.remove();
      document.head.append(script);
    }
    let isWanted = true;
    void customElements.whenDefined('helpdesk-form').then(() => isWanted && setIsThere(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return isThere;
}
