import m from '../messages.yaml';
import { Logo } from './Logo.tsx';

type BrandProps = { name: string; logoUrl?: string | null | undefined };

/** An organization in the console's sidebar: its logo, or the product's, and its name. */
export function Brand({ name, logoUrl }: BrandProps) {
  return (
    <>
      {logoUrl ? (
        <img src={logoUrl} alt="" className="size-7 shrink-0 rounded-md object-contain" />
      ) : (
        <Logo className="size-7 shrink-0" />
      )}
      <span className="min-w-0 flex-1 leading-tight">
        <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-muted-foreground">{m.brand.helpdesk}</span>
      </span>
    </>
  );
}
