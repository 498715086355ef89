import { Banner } from '../../ui/Banner.tsx';
import m from './messages.yaml';

/** Warns that another member has saved the form in the meantime, and explains what saving would overwrite. */
export function StaleForm({ className = '' }: { className?: string }) {
  return <Banner className={className}>{m.staleForm.thisContactFormWasChangedBy}</Banner>;
}
