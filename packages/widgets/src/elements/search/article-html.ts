interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * Returns the nodes of an article's HTML, with URLs resolved to its own page; undefined if the page doesn't allow our HTML. The server has
 * sanitized it; pages with Trusted Types must allow the policy `helpdesk`.
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
