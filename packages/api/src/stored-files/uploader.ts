/** Who may attach an upload: a member, or a visitor as what they have access to. */
export type Uploader = { userId: string } | { visitor: string };
