import { Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

type InlineEditorProps = {
  onDelete: () => void;
  /** Called on Done, on Enter in a field, and on Escape. */
  onClose: () => void;
  children: ReactNode;
};

/** The fields for editing an item of the details in place. */
export function InlineEditor({ onDelete, onClose, children }: InlineEditorProps) {
  function onKeyDown(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' && !isEnter) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Its fields take the keys; they close what is around them.
    <div
      onKeyDown={onKeyDown}
      className="flex flex-col gap-2.5 rounded-lg border bg-muted/40 p-2.5"
    >
      {children}
      <div className="flex justify-between gap-2">
        <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={onDelete}>
          {m.inlineEditor.delete}
        </Button>
        <Button size="sm" onClick={onClose}>
          {m.inlineEditor.done}
        </Button>
      </div>
    </div>
  );
}
