import type { Language } from '@ikka/stage-kit';
import { Container, Graphics } from 'pixi.js';
import { type Arrangement, windowHeight } from './arrangement.ts';
import { fitWidth, goldText, plainText } from './lettering.ts';
import { letters } from './letters.ts';

/** The small board at the foot of the frame: the line that pays, or which free spin it is. */
export interface Plaque {
  readonly view: Container;
  show(words: string, figure: string): void;
  hide(): void;
  arrange(place: Arrangement): void;
}

const WIDTH = 500;
const HEIGHT = 76;

export function createPlaque(language: Language): Plaque {
  const { figureSide } = letters[language];
  const view = new Container();
  const board = new Graphics();
  const words = plainText(28, language);
  const figure = goldText(42, language, true);
  board
    .roundRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, HEIGHT / 2)
    .fill({ color: 0x1a0d33, alpha: 0.94 })
    .stroke({ color: 0xe0a547, width: 4 });
  view.addChild(board, words, figure);
  view.visible = false;

  return {
    view,
    show(nextWords, nextFigure) {
      words.text = nextWords;
      figure.text = nextFigure;
      const both = nextFigure !== '' && nextWords !== '';
      fitWidth(words, both ? WIDTH * 0.42 : WIDTH * 0.85);
      fitWidth(figure, both ? WIDTH * 0.45 : WIDTH * 0.85);
      words.x = both ? -figureSide * WIDTH * 0.24 : 0;
      figure.x = both ? figureSide * WIDTH * 0.22 : 0;
      view.visible = true;
    },
    hide() {
      view.visible = false;
    },
    arrange(place) {
      view.scale.set(place.scale * (place.shapeName === 'tall' ? 1.2 : 1));
      const foot = windowHeight(place.shape) / 2 + place.shape.border / 2 + 14;
      view.position.set(place.x, place.y + foot * place.scale);
    },
  };
}
