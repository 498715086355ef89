import { withLinks } from '@helpdesk/sdk/rules/links';

/** Text with its URLs as links that open in a new tab. */
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
