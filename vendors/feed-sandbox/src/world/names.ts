/** A name in the two languages of the feed. */
export interface Names {
  readonly EN: string;
  readonly UR: string;
}

/** `English|Urdu` */
export function namesOf(text: string): Names {
  const [EN, UR] = text.split('|');
  if (!EN || !UR) throw new Error(`${text} is not a pair of names`);
  return { EN, UR };
}

/** Lower case, digits and hyphens, as the feed's ids are. */
export const slug = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
