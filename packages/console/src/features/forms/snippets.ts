import { isHexColor } from '@helpdesk/sdk/rules/color';

type Shared = { origin: string; subdomain: string; formId: string; color: string | undefined };

/** The addresses and snippets for publishing a form. */
export function snippetsOf({ origin, subdomain, formId, color }: Shared) {
  const url = `${origin}/public/contact/${subdomain}?form=${formId}`;
  const script = `<script src="${origin}/widget.js" async`;
  const who = `organization="${subdomain}" form-id="${formId}"`;
  const popup = [
    script,
    `data-organization="${subdomain}"`,
    `data-form-id="${formId}"`,
    'data-position="bottom-right"',
    'data-theme="light"',
    'data-auto-open="false"',
    ...(color && isHexColor(color) ? [`data-color="${color}"`] : []),
  ];
  return {
    url,
    // The link is for visitors without JavaScript; the element replaces it.
    element: `${script}></script>\n<helpdesk-form ${who}><a href="${origin}/public/contact/${subdomain}/plain?form=${formId}">Contact us</a></helpdesk-form>`,
    popup: `${popup.join('\n  ')}></script>`,
    frame: `<iframe src="${origin}/embed/form/${formId}?org=${subdomain}" width="100%" height="600" frameborder="0" title="Contact form"></iframe>`,
  };
}
