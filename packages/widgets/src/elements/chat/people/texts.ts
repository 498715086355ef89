/** The texts for requesting a person and for the end of a chat. */
export const texts = {
  personWhy: 'How can we reach you if we get cut off?',
  leaveWhy: "We're away right now. Leave a message and we'll reply by email.",
  name: 'Name',
  email: 'Email',
  cancel: 'Cancel',
  endWhy: 'End this chat?',
  forgetWhy: 'This ends the chat and removes it from this device. The team keeps its copy.',
  ticket: 'Thanks! Your ticket number is {name}.',
  rate: 'How did we do?',
  stars: '{name} out of 5',
  comment: 'Anything to add?',
  thanks: 'Thanks for your feedback.',
  view: 'View your ticket',
  replyTo: "We'll reply to {name}.",
  renew: 'Start a new chat',
};
