/** Whether a text can be a client seed: 1 to 64 printable ASCII characters, as the contract says. */
export const isSeedText = (text: string): boolean => /^[\x20-\x7e]{1,64}$/.test(text);

/** A client seed that nobody else can know before: 16 bytes of the browser's own generator, as hex. */
export function drawClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
