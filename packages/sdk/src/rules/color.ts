/** Whether a text is a color in the contract's `HexColor` format, so it can't contain other CSS. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
