import { withLinks } from '@helpdesk/sdk/rules/links';

/** A text whose web addresses are links, which open in a tab of their own. */
export function LinkedText({ children }: { children: string }) {
  return withLinks(children).map(({ text, href }, place) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        key={place}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-primary-text underline underline-offset-2"
      >
        {text}
      </a>
    ) : (
      text
    ),
  );
}
