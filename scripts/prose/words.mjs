// The words and patterns that our English does without, and what to write instead. `npm run check` looks for them in documentation,
// comments, test titles and every sentence that the product can show.

/** A word or pattern, and what to write instead. With `sentence`, it applies to complete sentences only. */
export const words = [
  // Relative clauses as subjects, and subjects that name no one.
  {
    find: /^(Who|Whoever) [^?]*$/,
    instead: 'start with the person: "Agents who …", "You …"',
    sentence: true,
  },
  {
    find: /^What (?!(happens|changed)\b)[^?]*$/,
    instead: 'start with the thing itself, or with "you"',
    sentence: true,
  },
  {
    find: /\b(some|no|every|any)body\b/i,
    instead: 'someone, no one, everyone, anyone, or better: name the person',
  },
  { find: /\bwhoever\b/i, instead: 'name the person: "the agent who …"' },

  // Old or bookish words.
  { find: /\banew\b/i, instead: 'again' },
  { find: /\bbesides\b/i, instead: 'also, in addition to' },
  { find: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { find: /\bthere(in|of|by|upon)\b/i, instead: 'say it with the noun' },
  { find: /\bso that\b/i, instead: 'so' },
  { find: /\bas well\.$/i, instead: 'too, or also before the verb' },
  { find: /\bany more\b/i, instead: 'no longer' },
  { find: /\b(is|are|was|were|it|them|ticket) no more\b/i, instead: 'no longer' },
  { find: /\bhowever often\b/i, instead: 'even if it is repeated' },
  { find: /\bfor good\b/i, instead: 'permanently' },
  { find: /\bon offer\b/i, instead: 'offered, available' },

  // Physical verbs for settings and data.
  {
    find: /\bstands? (in|there|beside|above|below|on|for itself)\b/i,
    instead: 'is in, appears, is shown',
  },
  {
    find: /\b(lies?|lay) (in|on|beside|below|outside|flat|there)\b/i,
    instead: 'is in, is stored in',
  },
  { find: /\bhangs? (on|at)\b/i, instead: 'is attached to' },
  { find: /\bgo(es)? on(?! to\b)\b/i, instead: 'continue' },
  { find: /\bput away\b/i, instead: 'dismiss, hide, move to spam or trash' },
  { find: /\b(takes?|taken|took) (it |them |this |that )?back\b/i, instead: 'undo, cancel' },
  { find: /\b(give|gives|given|gave) (it |them |an upload )up\b/i, instead: 'cancel' },
  { find: /\b(hold|holds|held) back\b/i, instead: 'delay, reject' },
  { find: /\bbring(s|ing)? .{0,40}\balong\b/i, instead: 'import, include' },
  { find: /\b(is|are|be) told\b/i, instead: 'is notified, is shown' },

  // The field's nouns.
  { find: /\bmailed\b/i, instead: 'emailed' },
  { find: /\bby mail\b/i, instead: 'by email' },
  { find: /\bmails\b(?! to\b)/, instead: 'emails' },
  { find: /\ba mail\b(?! (server|client|provider|program|source))/i, instead: 'an email' },
  { find: /\bheld mails?\b/i, instead: 'quarantine' },
  { find: /\bsecond factor of (the|its|their|your)\b/i, instead: 'two-factor authentication for' },
  { find: /\bstaff area\b/i, instead: 'console' },
  { find: /\bgiven (view|role)s?\b/i, instead: 'built-in' },
  { find: /\broles? of (a|the|its|their) (own|team's own)\b/i, instead: 'custom role' },
  { find: /\bagents of software\b/i, instead: 'AI agents (MCP)' },
  { find: /\brules of retention\b/i, instead: 'retention policy' },
  { find: /\b9 in 10\b/, instead: '90th percentile' },
  {
    find: /\bnot known here\b|\bnothing at this address\b/i,
    instead: 'Unknown parameter, No such endpoint',
  },
];
