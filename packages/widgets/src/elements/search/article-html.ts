interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * The nodes of an article's HTML, with URLs resolved to its own page; undefined where the page does not allow
 * our HTML. The server has sanitized it; pages with Trusted Types must allow the policy `helpdesk`.
 */
export function articleNodes(html: string, page: string): Node[] | undefined {
  const asIs: Policy = { createHTML: (clean) => clean };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  try {
    policy ??= trustedTypes?.createPolicy('helpdesk', asIs) ?? asIs;
    const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
    for (const name of ['href', 'src']) {
      for (const element of body.querySelectorAll(`[${name}]`)) {
        element.setAttribute(name, new URL(element.getAttribute(name) as string, page).href);
        element.setAttribute('target', '_blank');
      }
    }
    return [...body.childNodes];
  } catch {
    return undefined;
  }
}
