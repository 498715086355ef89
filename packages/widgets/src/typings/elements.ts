/** An attribute, also a property under its camelCase name. */
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
}

/** The public interface of every element: types, editor data and the manifest are generated from this table. */
export const elements = {
  'helpdesk-form': {
    description: 'A contact form of an organization; what a visitor sends becomes a ticket.',
    attributes: {
      organization: { description: 'Subdomain of the organization.' },
      'form-id': { description: "Id of the form; the organization's active form when absent." },
      theme: {
        description: "Absent: the page's own color-scheme. auto: the visitor's preference.",
        values: ['light', 'dark', 'auto'],
      },
      loading: {
        description: 'lazy, the default: loads once it is near the viewport.',
        values: ['lazy', 'eager'],
      },
      values: { description: 'Initial answers by field name.', json: true },
      position: {
        description: 'A corner makes a launcher there, which opens the form in a panel.',
        values: ['inline', 'bottom-right', 'bottom-left', 'top-right', 'top-left'],
      },
      label: { description: 'Name of launcher and panel; Contact us when absent.' },
      'auto-open': {
        description: 'Opens the panel of a launcher as soon as the page is there.',
        values: ['true', 'false'],
      },
      'submit-text': { description: 'The button, where the form does not say; Send Message.' },
      'sending-text': { description: 'The button while sending; Sending... when absent.' },
      texts: { description: 'Words of the form to replace, by name.', json: true },
      definition: {
        description: 'The form itself: then none is loaded, and no visit is counted.',
        json: true,
      },
      source: {
        description: "Where answers are said to come from; form: the helpdesk's own contact page.",
        values: ['widget', 'form'],
      },
      identity: {
        description:
          'Who the visitor is, as for the chat: a JWT that your server signed. Its name and address go before what is typed.',
      },
      context: {
        description:
          'What the page knows of the visitor, such as their plan: shown to the agent, as said by the page.',
        json: true,
      },
    },
    events: {
      'helpdesk-loaded': 'The form is shown.',
      'helpdesk-submit': 'Valid answers are about to be sent; preventDefault() stops them.',
      'helpdesk-success': 'The answers have arrived; with the id and the ticket number.',
      'helpdesk-error':
        'Loading or sending failed; with the sentence that the visitor reads, and the reason when the server did not give the form.',
      'helpdesk-open': 'show() was called, or a launcher pressed.',
      'helpdesk-close': 'hide() was called, or a panel closed.',
    },
    methods: {
      show: 'Shows the element, or opens its panel.',
      hide: 'Hides the element or closes its panel; what was typed stays.',
      submit: 'Judges and sends what is typed, as the button does.',
      identify: 'Says who the visitor is, by a token that your server signed.',
      setContext: 'Says what the page knows of the visitor, in place of what it said before.',
      reset: 'Begins anew with empty fields.',
    },
    parts: {
      form: 'The card around everything.',
      title: "The form's title.",
      description: 'What the form says below its title.',
      label: 'The label of a field.',
      input: 'A text box, list or date.',
      help: 'The help text of a field.',
      error: 'What is wrong with a field, or with sending.',
      button: 'The button that sends, or tries again.',
      success: 'What is shown when the message has arrived.',
      ticket: 'The ticket number.',
      launcher: 'The round button in a corner.',
    },
  },
  'helpdesk-chat': {
    description: 'A chat with the bot of an organization and then with its people.',
    attributes: {
      organization: { description: 'Subdomain of the organization.' },
      theme: {
        description: "Absent: the page's own color-scheme. auto: the visitor's preference.",
        values: ['light', 'dark', 'auto'],
      },
      loading: {
        description: 'Of an inline chat; lazy, the default: loads once it is near the viewport.',
        values: ['lazy', 'eager'],
      },
      position: {
        description: 'The corner of the launcher, bottom-right when absent; inline: no launcher.',
        values: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline'],
      },
      label: { description: 'Name of launcher and panel; Chat with us when absent.' },
      'auto-open': {
        description: 'Opens the panel as soon as the page is there.',
        values: ['true', 'false'],
      },
      greeting: {
        description:
          "What the bot says first, instead of the organization's words; {organization} stands for its name.",
      },
      identity: {
        description:
          'Who the visitor is: a JWT with name, email and exp, signed by your server with the secret of your chat settings. Its claim context is shown to the agent as proved.',
      },
      context: {
        description:
          'What the page knows of the visitor, such as their plan: shown to the agent, as said by the page. At most 20 names with texts, numbers or booleans.',
        json: true,
      },
      texts: { description: 'Words of the panel to replace, by name.', json: true },
      definition: {
        description: 'How the chat begins, for previews: nothing is loaded or sent.',
        json: true,
      },
    },
    events: {
      'helpdesk-open': 'show() was called, or the launcher pressed.',
      'helpdesk-close': 'hide() was called, or the panel closed.',
      'helpdesk-message': 'A message was sent or has come; each once and in order.',
      'helpdesk-error':
        'The helpdesk could not be reached; with the sentence that the visitor reads.',
    },
    methods: {
      show: 'Opens the panel.',
      hide: 'Closes the panel; the chat goes on.',
      identify:
        'Says who the visitor is, by a token that your server signed; also of a chat that goes on.',
      setContext:
        'Says what the page knows of the visitor, in place of what it said before; also of a chat that goes on.',
      reset: 'Forgets the chat on this device, as after signing out.',
    },
    parts: {
      chat: 'Everything in the panel.',
      header: 'The name of the organization and the state of the chat.',
      message: 'What somebody has said.',
      agent: 'What an agent has said.',
      bot: 'What the bot has said.',
      customer: 'What the visitor has said.',
      input: 'A text box.',
      button: 'A button that sends.',
      launcher: 'The round button in a corner.',
    },
  },
  'helpdesk-search': {
    description: 'A search box over the help center of an organization.',
    attributes: {
      organization: { description: 'Subdomain of the organization.' },
      theme: {
        description: "Absent: the page's own color-scheme. auto: the visitor's preference.",
        values: ['light', 'dark', 'auto'],
      },
      loading: {
        description: 'lazy, the default: loads once it is near the viewport.',
        values: ['lazy', 'eager'],
      },
      label: { description: 'Name of the box; Search articles when absent.' },
      placeholder: { description: 'What the empty box shows; its name when absent.' },
      'article-url': {
        description:
          'Where articles are read, {slug} standing for their name; absent: in the element.',
      },
      texts: { description: 'Words of the element to replace, by name.', json: true },
    },
    events: {
      'helpdesk-search': 'Something was searched; with the words and how many articles were found.',
      'helpdesk-open': 'An article is shown in the element; with its slug and title.',
      'helpdesk-error': 'Searching failed; with the sentence that the visitor reads.',
    },
    methods: {
      show: 'Shows the element.',
      hide: 'Hides the element; what was typed stays.',
      submit: 'Searches at once for what is typed.',
      reset: 'Empties the box and closes what was found.',
    },
    parts: {
      input: 'The box.',
      results: 'The list below the box.',
      result: 'One article that was found.',
      mark: 'A word of it that was looked for.',
      article: 'The card of an article.',
      title: 'The title of an article.',
      content: 'The text of an article.',
      back: 'The button that leads back to what was found.',
      link: 'A link to the help center.',
    },
  },
} as const satisfies Record<string, ElementDoc>;

/**
 * CSS custom properties of every element; the page's value overrides the organization's.
 * @public
 */
export const customProperties = {
  '--helpdesk-color-primary': "Buttons and focus; the organization's colour when absent.",
  '--helpdesk-color-surface': 'The background.',
  '--helpdesk-color-text': 'Text.',
  '--helpdesk-color-muted': 'Secondary text.',
  '--helpdesk-color-border': 'Borders of fields.',
  '--helpdesk-color-danger': 'Errors.',
  '--helpdesk-radius': 'Corner radius, 8px.',
  '--helpdesk-font': 'Font family.',
  '--helpdesk-padding': 'Space inside the card, 24px.',
  '--helpdesk-border': 'Border of the card.',
  '--helpdesk-z-index': 'Of a launcher and its panel, 2147483000; of the results of a search, 10.',
  '--helpdesk-inset-x': 'How far a launcher is from the left or right edge of the page, 20px.',
  '--helpdesk-inset-y':
    'How far a launcher is from the upper or lower edge, 20px: more lifts it above a bar of the page.',
  '--helpdesk-height': 'Height of a chat; at most 620px when absent.',
} as const;

export type TagName = keyof typeof elements;
