import { copyText } from '../../../../data/copy-text.ts';
import { useSession } from '../../../../data/session.ts';
import { CopyBox } from '../../../../ui/CopyBox.tsx';
import m from '../../messages.yaml';

/** The tag for the team's own pages. */
export function SiteSnippet() {
  const subdomain = useSession().organization?.subdomain ?? '';
  const { origin } = window.location;
  // The link is for visitors whose browser blocks the script.
  const link = `<a href="${origin}/public/contact/${subdomain}">Contact us</a>`;
  const text = `<script src="${origin}/widget.js?for=${subdomain}" async></script>\n<helpdesk-chat organization="${subdomain}">${link}</helpdesk-chat>`;
  return (
    <CopyBox
      copy={copyText}
      label={m.siteSnippet.theTagOfYourPages}
      hint={m.siteSnippet.withForInItsAddressLauncher}
      text={text}
    />
  );
}
