/** Full-page navigation, in an object so that a test can watch it. */
export const browser = {
  open(address: string) {
    window.location.assign(address);
  },
};
