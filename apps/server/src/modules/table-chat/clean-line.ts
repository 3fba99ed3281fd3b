/**
 * What takes no place of its own: marks, overrides and isolates of direction, with which a line could turn the text around it,
 * and fillers that pass for letters. Joiners stay, for Urdu and emoji need them, and so do the tags of flags.
 */
const unseen =
  /[\p{Cf}--[\u200c\u200d\u{e0020}-\u{e007f}]]|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gv;
/** More than three marks on one letter are no word of any language here. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** A line as it may stand among others: in one form of coding, nothing unseen in it, no letter piled up, one space at a time. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(piledMarks, '$1').replace(/\s+/gu, ' ').trim();
}
