import { Mail } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from './Button.tsx';
import { CopyBox } from './CopyBox.tsx';
import m from './messages.yaml';
import { Tabs } from './Tabs.tsx';

type PlatformCodeProps = {
  /** The code for each platform, with a hint on where to add it. */
  codes: readonly { value: string; label: string; hint: string; text: string }[];
  /** A mailto link that sends the code with the user's own email program. */
  mailTo: string;
  /** Copies a text to the clipboard; resolves to whether it succeeded. */
  copy: (text: string) => Promise<boolean>;
};

/** Install code for a site by platform, to copy or to send to a developer. */
export function PlatformCode({ codes, mailTo, copy }: PlatformCodeProps) {
  const [platform, setPlatform] = useState('');
  const shown = codes.find(({ value }) => value === platform) ?? codes[0];
  if (!shown) return null;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full min-w-0">
        <Tabs
          label={m.platformCode.platform}
          tabs={codes}
          value={shown.value}
          onChange={setPlatform}
          className="overflow-x-auto"
        >
          <div className="pt-4">
            <CopyBox
              label={m.platformCode.codeFor({ shown: shown.label })}
              hint={shown.hint}
              text={shown.text}
              copy={copy}
            />
          </div>
        </Tabs>
      </div>
      <a href={mailTo} className={buttonClass('secondary')}>
        <Mail aria-hidden="true" />
        {m.platformCode.emailToADeveloper}
      </a>
    </div>
  );
}
