/** An attribute, which is also a property with a camelCase name. */
export interface AttributeDoc {
  description: string;
  /** The allowed values; absent for any text, or JSON with `json`. */
  values?: readonly string[];
  json?: true;
}

export interface ElementDoc {
  description: string;
  attributes: Record<string, AttributeDoc>;
  events: Record<string, string>;
  methods: Record<string, string>;
  parts: Record<string, string>;
  /** The slots for content of the page, by the value of the attribute `slot`; the unnamed one is the fallback without the helpdesk. */
  slots: Record<string, string>;
}

/** The public interface of every element: types, editor data and the manifest are generated from this table. */
export const elements = {
  'helpdesk-form': {
    description: 'A contact form. Each submission becomes a ticket.',
    attributes: {
      organization: { description: 'Subdomain of your organization.' },
      'form-id': { description: "Form ID. Default: your organization's active form." },
      theme: {
        description: "Default: the page's color-scheme. auto follows the visitor's preference.",
        values: ['light', 'dark', 'auto'],
      },
      loading: {
        description: 'lazy (default) loads the element when it is near the viewport.',
        values: ['lazy', 'eager'],
      },
      values: { description: 'Initial values by field name.', json: true },
      position: {
        description: 'A corner shows a launcher there that opens the form in a panel.',
        values: ['inline', 'bottom-right', 'bottom-left', 'top-right', 'top-left'],
      },
      label: { description: 'Accessible name of the launcher and panel. Default: Contact us.' },
      'auto-open': {
        description: 'Opens the panel when the page loads.',
        values: ['true', 'false'],
      },
      'submit-text': { description: 'Button text if the form has none. Default: Send Message.' },
      'sending-text': { description: 'Button text while sending. Default: Sending...' },
      texts: { description: 'Custom texts by name.', json: true },
      definition: {
        description: 'The form definition. Nothing is loaded and no view is counted.',
        json: true,
      },
      source: {
        description: "Source of the submissions. form stands for the helpdesk's contact page.",
        values: ['widget', 'form'],
      },
      identity: {
        description:
          'Identifies the visitor with a JWT signed by your server, as in the chat. Its name and email override the typed ones.',
      },
      context: {
        description: 'Unverified visitor data for the agent, such as their plan.',
        json: true,
      },
    },
    events: {
      'helpdesk-loaded': 'The form was displayed.',
      'helpdesk-submit': 'A valid form is about to be sent. preventDefault() cancels it.',
      'helpdesk-success': 'The form was submitted. Contains the ID and ticket number.',
      'helpdesk-error':
        'Loading or sending failed. Contains the message shown to the visitor, and the reason if the form was not loaded.',
      'helpdesk-open': 'show() was called or the launcher was clicked.',
      'helpdesk-close': 'hide() was called or the panel was closed.',
    },
    methods: {
      show: 'Shows the element or opens its panel.',
      hide: 'Hides the element or closes its panel. Keeps the input.',
      submit: 'Validates and submits the form.',
      identify: 'Identifies the visitor with a token signed by your server.',
      setContext: 'Replaces the visitor data shown to the agent.',
      reset: 'Clears all fields.',
    },
    parts: {
      form: 'The card around the form.',
      title: "The form's title.",
      description: "The form's description.",
      label: 'A field label.',
      input: 'A text box, select or date input.',
      help: 'The help text of a field.',
      error: 'An error message.',
      button: 'The submit or retry button.',
      success: 'The success message.',
      ticket: 'The ticket number.',
      field: 'A field with its label, help text and error.',
      launcher: 'The round launcher button.',
      panel: 'The dialog the launcher opens.',
    },
    slots: {
      '': 'Fallback content, shown when the form cannot be loaded.',
      intro: 'Between the title and the fields.',
      footer: 'Below the button.',
      success: 'Below the success message.',
      launcher: 'The launcher icon, 24 by 24 pixels. It inherits the text color of the button.',
    },
  },
  'helpdesk-chat': {
    description: 'A live chat with your bot and your team.',
    attributes: {
      organization: { description: 'Subdomain of your organization.' },
      theme: {
        description: "Default: the page's color-scheme. auto follows the visitor's preference.",
        values: ['light', 'dark', 'auto'],
      },
      loading: {
        description:
          'For inline chats: lazy (default) loads the chat when it is near the viewport.',
        values: ['lazy', 'eager'],
      },
      position: {
        description: 'Corner of the launcher. Default: bottom-right. inline shows no launcher.',
        values: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline'],
      },
      label: { description: 'Accessible name of the launcher and panel. Default: Chat with us.' },
      'auto-open': {
        description: 'Opens the panel when the page loads.',
        values: ['true', 'false'],
      },
      greeting: {
        description: "The bot's first message. {organization} inserts your organization's name.",
      },
      identity: {
        description:
          'Identifies the visitor: a JWT with name, email and exp, signed by your server with the secret from your chat settings. Agents see its context claim as verified.',
      },
      context: {
        description:
          'Unverified visitor data for the agent, such as their plan. Up to 20 keys with strings, numbers or booleans.',
        json: true,
      },
      texts: { description: 'Custom texts by name.', json: true },
      definition: {
        description: 'The chat definition, for previews. Nothing is loaded or sent.',
        json: true,
      },
    },
    events: {
      'helpdesk-open': 'show() was called or the launcher was clicked.',
      'helpdesk-close': 'hide() was called or the panel was closed.',
      'helpdesk-message': 'A message was sent or received. Fires once per message, in order.',
      'helpdesk-error':
        'The helpdesk could not be reached. Contains the message shown to the visitor.',
    },
    methods: {
      show: 'Opens the panel.',
      hide: 'Closes the panel. The chat stays open.',
      identify: 'Identifies the visitor with a token signed by your server, also during a chat.',
      setContext: 'Replaces the visitor data shown to the agent, also during a chat.',
      reset: 'Removes the chat from this device, for example after sign-out.',
    },
    parts: {
      chat: 'The content of the panel.',
      header: 'The header with the organization name and chat status.',
      message: 'A message.',
      agent: 'A message from an agent.',
      bot: 'A message from the bot.',
      customer: 'A message from the visitor.',
      input: 'A text box.',
      button: 'A send button.',
      composer: 'The composer below the messages.',
      reply: 'A quick reply.',
      article: 'A suggested article.',
      launcher: 'The round launcher button.',
      panel: 'The dialog the launcher opens.',
      proactive: 'A proactive message next to the launcher.',
    },
    slots: {
      '': 'Fallback content, shown when an inline chat cannot be loaded.',
      intro: 'Above the messages. Scrolls with them.',
      footer: 'Below the text box.',
      launcher: 'The launcher icon, 24 by 24 pixels. It inherits the text color of the button.',
    },
  },
  'helpdesk-search': {
    description: 'A search box for your help center.',
    attributes: {
      organization: { description: 'Subdomain of your organization.' },
      theme: {
        description: "Default: the page's color-scheme. auto follows the visitor's preference.",
        values: ['light', 'dark', 'auto'],
      },
      loading: {
        description: 'lazy (default) loads the element when it is near the viewport.',
        values: ['lazy', 'eager'],
      },
      label: { description: 'Accessible name of the box. Default: Search articles.' },
      placeholder: { description: 'Placeholder text. Default: the label.' },
      'article-url': {
        description:
          'URL of article pages, with {slug} for the article. Default: articles open in the element.',
      },
      texts: { description: 'Custom texts by name.', json: true },
    },
    events: {
      'helpdesk-search': 'A search was made. Contains the query and the number of results.',
      'helpdesk-open':
        'An article was opened in the element (contains its slug and title), or show() was called.',
      'helpdesk-close': 'hide() was called.',
      'helpdesk-error': 'The search failed. Contains the message shown to the visitor.',
    },
    methods: {
      show: 'Shows the element.',
      hide: 'Hides the element. Keeps the input.',
      submit: 'Searches immediately.',
      reset: 'Clears the box and closes the results.',
    },
    parts: {
      input: 'The search box.',
      results: 'The list below the box.',
      result: 'A search result.',
      mark: 'A highlighted match.',
      article: 'The article card.',
      title: 'The article title.',
      content: 'The article content.',
      back: 'The button back to the results.',
      link: 'A link to the help center.',
      files: 'The list of article files.',
    },
    slots: {
      '': 'Fallback content, shown when the search cannot be loaded, such as a link to your help center.',
      empty: 'Below the message for no results or a failed search.',
    },
  },
} as const satisfies Record<string, ElementDoc>;

export interface CustomPropertyDoc {
  description: string;
  syntax: '<color>' | '<length>' | '<integer>' | '*';
  /** The value used if it isn't set. */
  initial?: string;
  /** The elements that read it; absent for all. */
  of?: readonly TagName[];
}

const popups = ['helpdesk-form', 'helpdesk-chat'] as const;
const color = (description: string, more: Partial<CustomPropertyDoc> = {}) =>
  ({ description, syntax: '<color>', ...more }) as const;

/**
 * CSS custom properties of the elements; the page's value overrides the organization's.
 * @public
 */
export const customProperties: Record<string, CustomPropertyDoc> = {
  '--helpdesk-color-primary': color("Buttons and focus. Default: your organization's color."),
  '--helpdesk-color-surface': color(
    'Background. Default: white or near-black, depending on the theme.',
  ),
  '--helpdesk-color-text': color('Text.'),
  '--helpdesk-color-muted': color('Secondary text.'),
  '--helpdesk-color-border': color('Borders of fields.'),
  '--helpdesk-color-danger': color('Errors.'),
  '--helpdesk-radius': { description: 'Corner radius.', syntax: '<length>', initial: '8px' },
  '--helpdesk-font': {
    description: 'Font family.',
    syntax: '*',
    initial: 'system-ui, sans-serif',
  },
  '--helpdesk-padding': {
    description: 'Padding of the card.',
    syntax: '<length>',
    initial: '24px',
    of: ['helpdesk-form'],
  },
  '--helpdesk-border': {
    description: 'Border of the card, such as 1px solid silver.',
    syntax: '*',
    of: ['helpdesk-form'],
  },
  '--helpdesk-z-index': {
    description:
      'Stack order. Default: 2147483000 for the launcher and panel, 10 for search results.',
    syntax: '<integer>',
  },
  '--helpdesk-inset-x': {
    description: 'Distance of the launcher from the left or right edge.',
    syntax: '<length>',
    initial: '20px',
    of: popups,
  },
  '--helpdesk-inset-y': {
    description:
      'Distance of the launcher from the top or bottom edge. Increase it to clear a sticky bar.',
    syntax: '<length>',
    initial: '20px',
    of: popups,
  },
  '--helpdesk-height': {
    description: 'Height of the chat. Default: up to 620px.',
    syntax: '<length>',
    of: ['helpdesk-chat'],
  },
};

export type TagName = keyof typeof elements;
