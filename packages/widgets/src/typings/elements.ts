export type TagName = 'helpdesk-form';
