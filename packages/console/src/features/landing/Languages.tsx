import {
  directionOf,
  type ElementLanguage,
  elementLanguages,
} from '@helpdesk/sdk/rules/element-languages';
import { cx } from '../../ui/cx.ts';
import m from './messages.yaml';

/** Links to the page in each language. */
export function Languages({ current }: { current: ElementLanguage }) {
  return (
    <nav aria-label={m.landingPage.language} className="mx-auto mt-4 max-w-3xl">
      <ul className="flex flex-wrap justify-center gap-x-1">
        {elementLanguages.map((one) => (
          <li key={one}>
            <a
              href={`/?lang=${one}`}
              hrefLang={one}
              lang={one}
              dir={directionOf(one)}
              aria-current={one === current || undefined}
              className={cx(
                'block p-2 first-letter:uppercase hover:text-foreground hover:underline',
                one === current && 'font-semibold text-foreground',
              )}
            >
              {new Intl.DisplayNames([one], { type: 'language' }).of(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
