import type { Schema } from '@helpdesk/sdk';
import { CircleHelp } from 'lucide-react';
import { BrandHeader } from '../ui/BrandHeader.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { helpCenterPath } from './help-center.ts';

type VisitorHeaderProps = { organization: Schema<'PublicOrganization'>; title: string };

export function VisitorHeader({ organization, title }: VisitorHeaderProps) {
  const { name, logoUrl, subdomain } = organization;
  return (
    <BrandHeader
      name={name}
      logoUrl={logoUrl}
      title={title}
      action={
        <a href={helpCenterPath(subdomain)} className={buttonClass('secondary')}>
          <CircleHelp aria-hidden="true" />
          Help Center
        </a>
      }
    />
  );
}
