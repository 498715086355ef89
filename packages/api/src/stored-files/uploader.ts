/** The user who may attach an upload: a member, or a visitor identified by what they have access to. */
export type Uploader = { userId: string } | { visitor: string };
