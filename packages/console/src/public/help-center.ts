/** The address of an organization's help center, which the server renders. */
export const helpCenterPath = (subdomain: string) => `/public/help/${subdomain}`;
