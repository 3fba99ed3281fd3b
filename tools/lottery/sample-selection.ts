import { type Alphabet, type Play, type Selection, selectFor, symbolsOf } from '@ikka/lottery/rules';

/** A selection of a play that is somewhat larger than its least, the same in every run: `turn` says which. */
export function sampleSelection(play: Play, turn: number): Selection {
  for (let more = turn; more < turn + 6; more += 1) {
    const { parts, leastInAll = 1, sizes, apart } = play.grammar;
    const rows = parts.map(({ alphabet, least, most }, part) => {
      // What all parts must hold together stands in the first, so that the others may stay empty.
      const base = part === 0 ? Math.max(least, Math.min(leastInAll, most)) : least;
      const size = sizes?.[turn] ?? Math.min(most, apart && part > 0 ? least : base + (more % 3));
      return Array.from({ length: size }, (_, at) => symbolOf(alphabet, part * 2 + turn * 3 + at));
    });
    const read = selectFor(play, rows);
    if (read.refusal === undefined) return read.selection;
  }
  throw new Error(`found no selection of ${play.code}`);
}

function symbolOf(alphabet: Alphabet, at: number): string {
  switch (alphabet.kind) {
    case 'names':
      return alphabet.names[at % alphabet.names.length] ?? '';
    case 'roll':
      return `1R${at % 10}4`;
    case 'runs': {
      const all = symbolsOf(alphabet.of);
      return Array.from({ length: alphabet.length }, (_, next) => all[(at + next) % all.length] ?? '').join(
        '',
      );
    }
    case 'numbers': {
      const { from, to, width } = alphabet;
      // Steps of a large odd number spread over the range and repeat no number soon.
      return String(from + ((at * 4_567 + 12) % (to - from + 1))).padStart(width, '0');
    }
  }
}
