import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileInput } from '../../../ui/import/FileInput.tsx';
import m from '../messages.yaml';

interface IconFieldProps {
  iconUrl: string | null;
  logoUrl: string | null;
  onChange: (iconUrl: string | null) => void;
}

/** The icon in browser tabs: an uploaded file, the logo, or none. */
export function IconField({ iconUrl, logoUrl, onChange }: IconFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { write, busy } = useWrite('organization.uploadLogo', {
    failed: messageOr(m.helpLook.failedToUpload),
    onDone: (result) => onChange(result.logoUrl),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{m.helpLook.icon}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {iconUrl && (
          <img src={iconUrl} alt="" className="size-8 rounded-md border object-contain" />
        )}
        <FileInput
          ref={input}
          label={m.helpLook.chooseAnIcon}
          accept="image/*"
          onFile={(file) => file && write({ logo: file })}
        />
        <Button icon={<ImageUp />} busy={busy} onClick={() => input.current?.click()}>
          {m.helpLook.uploadIcon}
        </Button>
        {logoUrl?.startsWith('/files/') && iconUrl !== logoUrl && (
          <Button variant="ghost" onClick={() => onChange(logoUrl)}>
            {m.helpLook.useTheLogo}
          </Button>
        )}
        {iconUrl && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {m.helpLook.removeIcon}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
