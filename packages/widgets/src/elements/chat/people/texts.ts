/** The texts for requesting a person and for the end of a chat. */
export const texts = {
  personWhy: 'Who are we talking to?',
  leave: 'Leave a message',
  leaveWhy: 'Nobody is here right now. Leave a message, and we will write back.',
  name: 'Name',
  email: 'Email',
  cancel: 'Cancel',
  endWhy: 'End this chat?',
  forgetWhy:
    'This ends the chat and removes it from this browser. What you wrote stays with the team.',
  ticket: 'Thank you. Your ticket number is {name}.',
  rate: 'How did we do?',
  stars: '{name} of 5',
  comment: 'What could be better?',
  thanks: 'Thank you for your feedback.',
  renew: 'Start a new chat',
};
