import { Banner } from '../../ui/Banner.tsx';

/** Says that somebody else has saved the form meanwhile, and what becomes of either change. */
export function StaleForm({ className = '' }: { className?: string }) {
  return (
    <Banner className={className}>
      This contact form was changed by someone else. What you have changed is still here: saving
      again replaces their changes, closing without saving keeps them.
    </Banner>
  );
}
