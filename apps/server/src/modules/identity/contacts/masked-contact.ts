/** A mailbox as its owner recognises it and nobody else can use it: `za•••@mail.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}•••${email.slice(at)}`;
}

/** A mobile number in the same way: `+92•••••••567`. The number is in E.164. */
export function maskedMobile(number: string): string {
  const shown = 3;
  const hidden = Math.max(0, number.length - 2 * shown);
  return `${number.slice(0, shown)}${'•'.repeat(hidden)}${number.slice(-shown)}`;
}
