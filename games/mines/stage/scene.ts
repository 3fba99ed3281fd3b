import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import { multiplierOf, readChoice, readOpening, readOutcome, TILE_COUNT } from '../rules/index.ts';
import { type BoardView, type TileLook, tileBeside, tileLooks } from './board.ts';
import { blast, safe } from './cues.ts';
import classes from './mines.module.css';

const part = partsOf(classes);
/** How long the board is seen as it was met before everything is turned up. */
const revealMs = { full: 520, quick: 160, calm: 0 } as const;

const nothingMet: BoardView = { isTurnedUp: false, met: [] };

/** Everything that is drawn. The board is the control of the picks while a round is open. */
export function createScene({ root, time, sound }: PlainShell, options: StageOptions): ArcadeScene {
  const { text } = options;
  root.className = classes.stage ?? '';
  const shaft = part('div', 'shaft', root);
  shaft.dir = 'ltr';
  const note = part('output', 'note', shaft);
  note.dir = 'auto';
  note.ariaLive = 'polite';
  const board = part('div', 'board', shaft);
  board.role = 'group';
  board.ariaLabel = text('stage.board');

  let mines = 1;
  let picks: readonly number[] = [];
  let view = nothingMet;
  let isOpen = false;
  /** The tile that was pressed and of which nothing is known yet. */
  let pressed: number | null = null;

  const tiles = Array.from({ length: TILE_COUNT }, (_, tile) => {
    const button = part('button', 'tile', board);
    button.type = 'button';
    button.tabIndex = tile === 0 ? 0 : -1;
    part('span', 'face', button);
    button.addEventListener('click', () => press(tile));
    return button;
  });
  const press = (tile: number) => {
    if (!isOpen || pressed !== null || picks.includes(tile)) return;
    pressed = tile;
    paint();
    options.onAct({ pick: tile });
  };
  board.addEventListener('keydown', (event) => {
    const from = tiles.indexOf(event.target as HTMLButtonElement);
    const to = from >= 0 ? tileBeside(from, event.key) : null;
    if (to === null) return;
    event.preventDefault();
    for (const [tile, button] of tiles.entries()) button.tabIndex = tile === to ? 0 : -1;
    tiles[to]?.focus();
  });

  const times = (multiplier: number) => `⁦${(multiplier / 10_000).toFixed(4)}×⁩`;
  const noteOf = (): string => {
    if (!isOpen) return text('stage.mines', { count: mines });
    if (picks.length === 0) return text('stage.first');
    return text('stage.stands', { multiplier: times(multiplierOf(mines, picks.length)) });
  };
  const paint = () => {
    const looks = tileLooks(picks, view);
    for (const [tile, button] of tiles.entries()) {
      const look: TileLook = looks[tile] ?? 'closed';
      button.dataset.look = look;
      button.dataset.pressed = String(tile === pressed);
      button.ariaDisabled = String(!isOpen || look !== 'closed');
      button.ariaLabel = text(`stage.tile.${look}`, { tile: tile + 1 });
    }
    note.textContent = noteOf();
  };
  const show = (next: { picks: readonly number[]; view: BoardView; isOpen: boolean }) => {
    ({ picks, view, isOpen } = next);
    pressed = null;
    paint();
  };
  paint();

  return {
    openingOf: (choice) => ({ mines: readChoice(choice)?.mines ?? readOpening(choice)?.mines ?? mines }),
    choose(value) {
      const opening = readOpening(value);
      if (!opening || opening.mines === mines) return;
      mines = opening.mines;
      show({ picks: [], view: nothingMet, isOpen: false });
    },
    begin() {
      show({ picks: [], view: nothingMet, isOpen: false });
      return () => {};
    },
    async stand(round) {
      const choice = readChoice(round.choice);
      if (!choice) throw new TypeError('this round is not one of this game');
      const isFurther = isOpen && choice.picks.length > picks.length;
      mines = choice.mines;
      show({ picks: choice.picks, view: nothingMet, isOpen: true });
      if (isFurther) sound.play(safe(choice.picks.length));
    },
    async travel(round, pace) {
      const choice = readChoice(round.choice);
      const outcome = readOutcome(round.outcome);
      if (!choice || !outcome) throw new TypeError('this round is not one of this game');
      mines = choice.mines;
      const met = choice.picks.filter((pick) => outcome.laid.includes(pick));
      if (met.length > 0) sound.play(blast);
      show({ picks: choice.picks, view: { isTurnedUp: false, met }, isOpen: false });
      if (revealMs[pace] > 0) await time.wait(revealMs[pace]);
      show({ picks: choice.picks, view: { isTurnedUp: true, laid: outcome.laid }, isOpen: false });
    },
    rest(round) {
      const choice = readChoice(round?.choice);
      if (choice) mines = choice.mines;
      const laid = readOutcome(round?.outcome)?.laid;
      show({
        picks: choice?.picks ?? [],
        view: laid ? { isTurnedUp: true, laid } : nothingMet,
        isOpen: false,
      });
    },
  };
}
