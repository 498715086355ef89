import { useEffect, useState } from 'react';

/** Adds widget.js to this page, once, for what shows the element as visitors get it. False until it has come. */
export function useWidgetScript(): boolean {
  const [isThere, setIsThere] = useState(() => Boolean(customElements.get('helpdesk-form')));
  useEffect(() => {
    if (!document.querySelector('script[src="/widget.js"]')) {
      const script = document.createElement('script');
      script.src = '/widget.js';
      // A failure is forgotten, so that the next preview tries again.
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
