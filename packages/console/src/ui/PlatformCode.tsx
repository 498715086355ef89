import { Mail } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from './Button.tsx';
import { CopyBox } from './CopyBox.tsx';
import m from './messages.yaml';
import { Tabs } from './Tabs.tsx';

type PlatformCodeProps = {
  /** The code for each platform, and where it belongs there. */
  codes: readonly { value: string; label: string; hint: string; text: string }[];
  /** A mail with the code, for the mail program of the person who sends it. */
  mailTo: string;
  /** Copies a text to the clipboard; resolves with whether it could. */
  copy: (text: string) => Promise<boolean>;
};

/** Code to install on a site, by platform, to copy or to send to a developer. */
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
