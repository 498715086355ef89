import { Code, Feather, type LucideIcon, Server, Workflow } from 'lucide-react';
import m from './messages.yaml';

type Difference = { title: string; text: string; icon: LucideIcon };

const differences: readonly Difference[] = [
  { title: m.differences.openSource, text: m.differences.openSourceText, icon: Code },
  { title: m.differences.selfHosted, text: m.differences.selfHostedText, icon: Server },
  { title: m.differences.oneContract, text: m.differences.oneContractText, icon: Workflow },
  { title: m.differences.smallWidget, text: m.differences.smallWidgetText, icon: Feather },
];

/** The facts that set this helpdesk apart from others. */
export function Differences() {
  return (
    <section aria-labelledby="differences" className="px-5 pb-20">
      <div className="mx-auto max-w-6xl">
        <h2
          id="differences"
          className="text-2xl font-semibold text-balance sm:text-3xl ltr:tracking-tight"
        >
          {m.differences.heading}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-8 border-t pt-8 sm:grid-cols-2 lg:grid-cols-4">
          {differences.map(({ title, text, icon: Icon }) => (
            <div key={title}>
              <dt className="text-lg font-semibold">
                <Icon aria-hidden="true" className="mb-3 size-5 text-primary-text" />
                {title}
              </dt>
              <dd className="mt-1 text-base text-pretty text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
