/** Whether a text can be a client seed: 1 to 64 printable ASCII characters, as the contract says. */
export const isSeedText = (text: string): boolean => /^[\x20-\x7e]{1,64}$/.test(text);
