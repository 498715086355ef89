/** Where an organization's help center is; the server draws it. */
export const helpCenterPath = (subdomain: string) => `/public/help/${subdomain}`;
