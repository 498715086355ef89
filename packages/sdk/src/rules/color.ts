/** Whether a text is a colour as the contract's `HexColor` means it: nothing that a style sheet could read more into. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
