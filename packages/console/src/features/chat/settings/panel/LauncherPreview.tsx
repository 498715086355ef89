import { useEffect, useRef, useState } from 'react';
import m from '../../messages.yaml';
import type { Panel } from './panel.ts';

/** The function that the script for teams adds to the elements' global object. */
type Dressing = { dress?: (chat: HTMLElement, panel: Panel) => void };

const address = '/widget-team.js';
const dressing = () => (window.helpdesk as Dressing | undefined)?.dress;

type LauncherPreviewProps = { panel: Panel; color: string; dark: boolean };

/** The launcher in the corner of a small page. */
export function LauncherPreview({ panel, color, dark }: LauncherPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const canDress = useDressing();
  const { launcher, position, insetX, insetY } = panel;
  const look = JSON.stringify({ launcher, position, insetX, insetY });
  useEffect(() => {
    if (!canDress) return;
    const made = document.createElement('helpdesk-chat');
    // Of no real organization, so it doesn't resume a chat of this browser.
    made.setAttribute('organization', 'preview');
    made.style.setProperty('--organization', color);
    box.current?.append(made);
    dressing()?.(made, JSON.parse(look) as Panel);
    return () => made.remove();
  }, [canDress, look, color]);
  return (
    <div
      ref={box}
      // Keeps elements with a fixed position inside.
      className={`relative h-40 transform-[translateZ(0)] overflow-hidden rounded-xl border ${dark ? 'bg-[#16181d]' : 'bg-white'}`}
    >
      {launcher.look === 'none' && (
        <p className="p-4 text-sm text-muted-foreground">
          {m.launcherPreview.thereIsNoButtonOnThe}
        </p>
      )}
    </div>
  );
}

/** Loads the script for teams once; returns whether it has loaded. */
function useDressing(): boolean {
  const [isThere, setIsThere] = useState(() => Boolean(dressing()));
  useEffect(() => {
    if (dressing()) return;
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => setIsThere(true);
    script.onerror = () => script.remove();
    document.head.append(script);
  }, []);
  return isThere;
}
