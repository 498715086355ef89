import { Clock, LifeBuoy, Mail, MessageSquareText } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { helpCenterPath } from '../help-center.ts';

const promises = [
  { icon: Mail, title: 'Email Support', text: 'We respond within 24 hours.' },
  { icon: Clock, title: 'Quick Response', text: 'Average response time: 2 hours.' },
  {
    icon: MessageSquareText,
    title: 'Detailed Support',
    text: 'The more you tell us, the better we can help.',
  },
];

export function GetInTouch({ subdomain }: { subdomain: string }) {
  return (
    <aside className="flex flex-col gap-6">
      <Card className="p-5">
        <h2 className="text-lg font-semibold">Get in Touch</h2>
        <ul className="mt-4 flex flex-col gap-4">
          {promises.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-accent/10 text-primary-text">
                <Icon aria-hidden="true" className="size-4" />
              </span>
              <div>
                <h3 className="text-sm font-medium">{title}</h3>
                <p className="text-sm text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card className="p-5">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <LifeBuoy aria-hidden="true" className="size-4 text-primary-text" />
          Need Quick Help?
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Many questions are answered in our help center.
        </p>
        <a href={helpCenterPath(subdomain)} className={buttonClass('secondary', 'md', 'mt-4')}>
          Visit Help Center
        </a>
      </Card>
    </aside>
  );
}
