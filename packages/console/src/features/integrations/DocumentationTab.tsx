import { BookOpen, Code, type LucideIcon, Webhook } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import m from './messages.yaml';

const pages: readonly { href: string; title: string; text: string; icon: LucideIcon }[] = [
  {
    href: '/api-docs',
    title: m.documentationTab.apiDocumentation,
    text: m.documentationTab.everyOperationWhoMayCallIt,
    icon: BookOpen,
  },
  {
    href: '/api-docs#examples',
    title: m.documentationTab.codeExamples,
    text: m.documentationTab.theSameCallsWithCurlAnd,
    icon: Code,
  },
  {
    href: '/api-docs#webhooks',
    title: m.documentationTab.webhookGuide,
    text: m.documentationTab.theEventsHowTheyAreSigned,
    icon: Webhook,
  },
];

export function DocumentationTab() {
  return (
    <Card>
      <ul className="divide-y">
        {pages.map(({ href, title, text, icon: Icon }) => (
          <li key={href}>
            <a href={href} className="flex items-center gap-3 px-4 py-3.5 hover:bg-muted/70">
              <span className="flex size-9 shrink-0 items-center justify-center rounded-lg border bg-muted text-muted-foreground">
                <Icon aria-hidden="true" className="size-4" />
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-muted-foreground">{text}</span>
              </span>
            </a>
          </li>
        ))}
        <li className="px-4 py-3.5 text-sm text-muted-foreground">
          {m.documentationTab.theContractItselfOpenapiYamlAnd({
            link: (words) => (
              <a className="text-primary-text hover:underline" href="/openapi.yaml">
                {words}
              </a>
            ),
            link2: (words) => (
              <a className="text-primary-text hover:underline" href="/api/openapi.json">
                {words}
              </a>
            ),
          })}
        </li>
      </ul>
    </Card>
  );
}
