/** Full-page navigation, in an object so tests can replace it. */
export const browser = {
  open(address: string) {
    window.location.assign(address);
  },
};
