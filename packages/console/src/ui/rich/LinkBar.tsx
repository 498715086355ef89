import type { Editor } from '@tiptap/core';
import { Check, Unlink, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Input } from '../Input.tsx';
import m from '../messages.yaml';
import { hrefOf } from './link-address.ts';

type LinkBarProps = {
  editor: Editor;
  onClose: () => void;
  /** Whether a link can be a path on this site. */
  takesPaths?: boolean;
};

/** Edits the link of the selected text. */
export function LinkBar({ editor, onClose, takesPaths = false }: LinkBarProps) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '');
  const isLink = editor.isActive('link');
  const found = hrefOf(address);
  const href = found && (takesPaths || /^\w+:/.test(found)) ? found : null;
  const isWrong = address.trim() !== '' && !href;

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    if (isWrong) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !isLink) {
      chain
        .insertContent({
          type: 'text',
          text: address.trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form of the whole article surrounds it, and forms cannot be nested
    <div
      role="group"
      aria-label={m.linkBar.link}
      // Escape closes this bar, not the dialog around it.
      data-escape=""
      onKeyDown={(event) => {
        const does = { Enter: apply, Escape: close }[event.key];
        if (!does || (event.key === 'Enter' && event.target instanceof HTMLButtonElement)) return;
        event.preventDefault();
        event.stopPropagation();
        does();
      }}
      className="flex items-center gap-1 border-t px-3 py-1.5"
    >
      <div className="min-w-0 flex-1">
        <Input
          // biome-ignore lint/a11y/noAutofocus: the user opens it in order to type
          autoFocus
          type="url"
          inputMode="url"
          aria-label={m.linkBar.addressOfTheLink}
          aria-invalid={isWrong || undefined}
          placeholder="https://example.com"
          autoComplete="off"
          maxLength={2000}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </div>
      <IconButton label={m.linkBar.apply} onClick={apply}>
        <Check />
      </IconButton>
      {isLink && (
        <IconButton
          label={m.linkBar.removeTheLink}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          <Unlink />
        </IconButton>
      )}
      <IconButton label={m.linkBar.cancel} onClick={close}>
        <X />
      </IconButton>
    </div>
  );
}
