import { ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { toast } from '../../data/toast.ts';
import { refusalCode, serverMessage, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { FileInput } from '../../ui/import/FileInput.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { logoSentence } from './logo-file.ts';
import m from './messages.yaml';

type LogoCardProps = {
  name: string;
  /** Empty when there is no logo. */
  logoUrl: string;
  sentence: string | undefined;
  onChange: (logoUrl: string) => void;
};

/** The logo: a chosen or dropped file is uploaded immediately, and used once the branding is saved. */
export function LogoCard({ name, logoUrl, sentence, onChange }: LogoCardProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { write, busy } = useWrite('organization.uploadLogo', {
    done: m.logoCard.logoUploaded,
    failed: (error) => ({
      title: m.logoCard.error,
      text: refused.has(refusalCode(error) ?? '') ? serverMessage(error, failed) : failed,
    }),
    onDone: (result) => onChange(result.logoUrl),
  });

  function choose(file: File | undefined) {
    if (!file || busy) return;
    const wrong = logoSentence(file);
    if (wrong) toast({ title: m.logoCard.error, text: wrong, destructive: true });
    else write({ logo: file });
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      choose(event.dataTransfer.files[0]);
    },
  };

  return (
    <Card>
      <CardHeader title={m.logoCard.logo} subtitle={m.logoCard.onYourPagesInTheConsole} />
      <CardBody>
        <div
          {...drop}
          className={cx(
            'flex flex-wrap items-center gap-4 rounded-lg border border-dashed border-border-strong p-4 transition-colors',
            isOver && 'border-accent bg-accent/8',
          )}
        >
          <span className="flex size-20 shrink-0 items-center justify-center rounded-lg border bg-background">
            {busy ? (
              <Spinner />
            ) : logoUrl ? (
              <img
                src={logoUrl}
                alt={m.logoCard.logoOf({ name })}
                className="size-16 object-contain"
              />
            ) : (
              <Logo className="size-10 opacity-40" />
            )}
          </span>
          <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
            <FileInput
              ref={input}
              label={m.logoCard.chooseALogo}
              accept="image/*"
              onFile={choose}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<ImageUp />}
                busy={busy}
                aria-describedby={`${id}-note`}
                onClick={() => input.current?.click()}
              >
                {logoUrl ? m.logoCard.replaceLogo : m.logoCard.uploadLogo}
              </Button>
              {logoUrl && (
                <Button variant="ghost" icon={<Trash2 />} onClick={() => onChange('')}>
                  {m.logoCard.remove}
                </Button>
              )}
            </div>
            <p id={`${id}-note`} className="text-xs text-muted-foreground">
              {m.logoCard.orDropAnImageHerePng}
            </p>
            {sentence && <p className="text-xs text-destructive-text">{sentence}</p>}
          </div>
        </div>
      </CardBody>
    </Card>
  );
}

const failed = m.logoCard.failedToUploadLogo;
/** The server's refusal of the file, when it has a message. */
const refused = new Set(['file_too_large', 'file_required', 'unsupported_media_type', 'too_many']);
