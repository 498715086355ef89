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
  /** Where the page puts content of its own, with the attribute `slot`; without a name, what is shown without the helpdesk. */
  slots: Record<string, string>;
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
      field: 'A question, with its label, help text and error.',
      launcher: 'The round button in a corner.',
      panel: 'The dialog that a launcher opens.',
    },
    slots: {
      '': 'Shown when the form cannot be loaded, in place of a sentence and a button.',
      intro: 'Between the title and the questions.',
      footer: 'Below the button.',
      success: 'Below the thanks, when the message has arrived.',
      launcher:
        'The picture in the round button, 24 by 24 pixels; its color is the ink on the button.',
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
      composer: 'Everything around the text box, below the messages.',
      reply: 'A reply that one can begin with.',
      article: 'An article that one can begin with, by its title.',
      launcher: 'The round button in a corner.',
      panel: 'The dialog that the launcher opens.',
      proactive: 'A message of the team that shows itself beside the launcher.',
    },
    slots: {
      '': 'Shown when an inline chat cannot be loaded, in place of a sentence and a button.',
      intro: 'Above the messages; it is scrolled with them.',
      footer: 'Below the text box.',
      launcher:
        'The picture in the round button, 24 by 24 pixels; its color is the ink on the button.',
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
      'helpdesk-open':
        'An article is shown in the element; with its slug and title. Without them: show() was called.',
      'helpdesk-close': 'hide() was called.',
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
      files: 'The list of the files of an article.',
    },
    slots: {
      '': 'Shown when the search cannot be loaded, such as a link to the help center.',
      empty: 'Below the sentence that nothing was found, or that searching failed.',
    },
  },
} as const satisfies Record<string, ElementDoc>;

export interface CustomPropertyDoc {
  description: string;
  syntax: '<color>' | '<length>' | '<integer>' | '*';
  /** What counts when it is absent. */
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
  '--helpdesk-color-primary': color("Buttons and focus; the organization's color when absent."),
  '--helpdesk-color-surface': color('The background; white or nearly black, by the theme.'),
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
    description: 'Space inside the card.',
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
    description: 'Of a launcher and its panel, 2147483000; of the results of a search, 10.',
    syntax: '<integer>',
  },
  '--helpdesk-inset-x': {
    description: 'How far a launcher is from the left or right edge of the page.',
    syntax: '<length>',
    initial: '20px',
    of: popups,
  },
  '--helpdesk-inset-y': {
    description:
      'How far a launcher is from the upper or lower edge: more lifts it above a bar of the page.',
    syntax: '<length>',
    initial: '20px',
    of: popups,
  },
  '--helpdesk-height': {
    description: 'Height of a chat; at most 620px when absent.',
    syntax: '<length>',
    of: ['helpdesk-chat'],
  },
};

export type TagName = keyof typeof elements;
