export const passwordLengthMin = 12;
const differentCharactersMin = 6;

/**
 * Whether an operator's new password is too easy: short, built from a handful of characters, or holding the
 * username. Length counts, mixtures of character classes do not (NIST SP 800-63B, section 3.1.1.2).
 */
export function isWeakPassword(password: string, username: string): boolean {
  const characters = [...password.normalize('NFKC')];
  return (
    characters.length < passwordLengthMin ||
    new Set(characters).size < differentCharactersMin ||
    password.toLowerCase().includes(username.toLowerCase())
  );
}
