/** What a site shows: the live chat of an organization, or one of its contact forms. */
export type Installed = {
  /** Where the helpdesk is. */
  origin: string;
  subdomain: string;
  /** The form; without it the live chat. */
  formId?: string | undefined;
};

export const platforms = [
  {
    value: 'html',
    label: 'HTML',
    chat: 'Paste it before </body> on every page that should have the chat.',
    form: 'Paste it where the form should appear.',
  },
  {
    value: 'wordpress',
    label: 'WordPress',
    chat: 'Install the plugin WPCode, open Code Snippets › Header & Footer, and paste it into Footer.',
    form: 'Edit the page, add a Custom HTML block where the form should appear, and paste it there.',
  },
  {
    value: 'shopify',
    label: 'Shopify',
    chat: 'Open Online Store › Themes › ⋯ › Edit code › theme.liquid, and paste it before </body>.',
    form: 'Open Online Store › Themes › Customize, add a Custom Liquid section, and paste it there.',
  },
  {
    value: 'gtm',
    label: 'Tag Manager',
    chat: 'Create a tag of the type Custom HTML that fires on All Pages, paste it, and publish.',
    form: 'Create a Custom HTML tag for the page of the form, and give an element there the id "contact".',
  },
  {
    value: 'react',
    label: 'React',
    chat: 'Run npm install @helpdesk/widgets, and render the component once.',
    form: 'Run npm install @helpdesk/widgets, and render the component where the form should appear.',
  },
] as const;

export type Platform = (typeof platforms)[number]['value'];

/** The code that brings the chat or a form to a site, as a platform takes it. */
export function installCode({ origin, subdomain, formId }: Installed, platform: Platform): string {
  const src = formId ? `${origin}/widget.js` : `${origin}/widget.js?for=${subdomain}`;
  const tag = formId ? 'helpdesk-form' : 'helpdesk-chat';
  const attributes = `organization="${subdomain}"${formId ? ` form-id="${formId}"` : ''}`;
  if (platform === 'gtm') return injected({ src, tag, subdomain, formId });
  if (platform === 'react') return component({ origin, tag, attributes });
  const inner = formId
    ? `<a href="${origin}/public/contact/${subdomain}/plain?form=${formId}">Contact us</a>`
    : '';
  return `<script src="${src}" async></script>\n<${tag} ${attributes}>${inner}</${tag}>`;
}

type Injected = { src: string; tag: string; subdomain: string; formId?: string | undefined };

/** In ES5, which is all that Tag Manager takes. */
const injected = ({ src, tag, subdomain, formId }: Injected) =>
  [
    '<script>',
    `  var element = document.createElement('${tag}');`,
    `  element.setAttribute('organization', '${subdomain}');`,
    ...(formId ? [`  element.setAttribute('form-id', '${formId}');`] : []),
    formId
      ? "  document.getElementById('contact').appendChild(element);"
      : '  document.body.appendChild(element);',
    "  var script = document.createElement('script');",
    `  script.src = '${src}';`,
    '  script.async = true;',
    '  document.head.appendChild(script);',
    '</script>',
  ].join('\n');

type Component = { origin: string; tag: string; attributes: string };

const component = ({ origin, tag, attributes }: Component) =>
  [
    "import { loadHelpdesk } from '@helpdesk/widgets';",
    "import type {} from '@helpdesk/widgets/react';",
    "import { useEffect } from 'react';",
    '',
    'export function Helpdesk() {',
    '  useEffect(() => {',
    `    void loadHelpdesk('${origin}');`,
    '  }, []);',
    `  return <${tag} ${attributes} />;`,
    '}',
  ].join('\n');

/** The code for each platform, with where it belongs there. */
export const installCodes = (what: Installed) =>
  platforms.map(({ value, label, chat, form }) => ({
    value,
    label,
    hint: what.formId ? form : chat,
    text: installCode(what, value),
  }));

/** A mail to whoever looks after the site, for the mail program of the person who sends it. */
export function mailToDeveloper(what: Installed, name: string): string {
  const thing = what.formId ? 'contact form' : 'live chat';
  const [html] = platforms;
  const lines = [
    'Hello,',
    '',
    `please add the ${thing} of ${name} to our site. ${what.formId ? html.form : html.chat}`,
    '',
    installCode(what, 'html'),
    '',
    'Thank you!',
  ];
  const subject = encodeURIComponent(`Add the ${thing} to our site`);
  return `mailto:?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
