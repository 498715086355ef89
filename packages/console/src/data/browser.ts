/** Full-page navigation, in an object so that tests can replace it. */
export const browser = {
  open(address: string) {
    window.location.assign(address);
  },
};
