import { partsOf } from '@ikka/stage-kit';
import { cardText, drawCard, drawCardBack } from '@ikka/stage-kit/cards';
import { HAND_SIZE } from '../rules/index.ts';
import classes from './jacks-or-better.module.css';

const part = partsOf(classes);

/** How one of the five places looks. A card of null lies on its face. */
export interface PlaceLook {
  readonly card: number | null;
  readonly isHeld: boolean;
  readonly isAdvised: boolean;
  /** It is one of the cards that make the hand. */
  readonly isMaking: boolean;
  /** It can be marked. */
  readonly isOpen: boolean;
}

/** The five places for cards, each a button that marks its card. */
export interface Places {
  paint(looks: readonly PlaceLook[]): void;
  /** Lets the motion of a card that is turned up begin. */
  turn(place: number): void;
}

export function createPlaces(
  parent: Element,
  text: (key: string, values?: Record<string, string | number>) => string,
  onPress: (place: number) => void,
): Places {
  const row = part('div', 'places', parent);
  row.dir = 'ltr';
  row.role = 'group';
  row.ariaLabel = text('stage.cards');
  const places = Array.from({ length: HAND_SIZE }, (_, place) => {
    const button = part('button', 'place', row);
    button.type = 'button';
    button.setAttribute('aria-keyshortcuts', String(place + 1));
    button.addEventListener('click', () => onPress(place));
    const face = part('span', 'card', button);
    const name = part('span', 'spoken', button);
    const tag = part('span', 'tag', button);
    tag.ariaHidden = 'true';
    return { button, face, name, tag, card: undefined as number | null | undefined };
  });

  return {
    paint(looks) {
      for (const [place, parts] of places.entries()) {
        const look = looks[place];
        if (look === undefined) continue;
        const { button, face, name, tag } = parts;
        const { card, isHeld, isAdvised, isMaking, isOpen } = look;
        if (parts.card !== card) face.replaceChildren(card === null ? drawCardBack() : drawCard(card));
        parts.card = card;
        button.dataset.held = String(isHeld);
        button.dataset.advised = String(isAdvised);
        button.dataset.making = String(isMaking);
        button.ariaDisabled = String(!isOpen);
        button.ariaPressed = String(isHeld);
        name.textContent =
          card === null
            ? text('stage.closed', { place: place + 1 })
            : text(isAdvised ? 'stage.advised' : 'stage.card', { place: place + 1, card: cardText(card) });
        tag.textContent = isHeld ? text('stage.held') : isOpen ? String(place + 1) : '';
      }
    },
    turn(place) {
      const face = places[place]?.face;
      if (face === undefined) return;
      face.classList.remove(classes.turning ?? '');
      // Reading the width lets the motion begin anew.
      face.getBoundingClientRect();
      face.classList.add(classes.turning ?? '');
    },
  };
}
