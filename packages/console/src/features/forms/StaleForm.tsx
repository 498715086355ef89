import { Banner } from '../../ui/Banner.tsx';

/** Warns that another member has saved the form meanwhile, and explains what saving would overwrite. */
export function StaleForm({ className = '' }: { className?: string }) {
  return (
    <Banner className={className}>
      This contact form was changed by someone else. What you have changed is still here: saving
      again replaces their changes, closing without saving keeps them.
    </Banner>
  );
}
