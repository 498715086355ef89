/** The texts of the captcha; the texts property of an element can replace any of them. */
export const texts = {
  captcha: 'Security check',
  captchaFailed: "The security check didn't load. Your browser or network may be blocking it.",
};
