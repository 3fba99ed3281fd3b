import type { Language } from '@ikka/stage-kit';
import { type Container, FillGradient, Text, type TextStyleOptions } from 'pixi.js';
import { figures, letters } from './letters.ts';

function gilded(): FillGradient {
  return new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: [
      { offset: 0, color: '#fffbe6' },
      { offset: 0.45, color: '#ffd571' },
      { offset: 0.56, color: '#d08a2e' },
      { offset: 0.8, color: '#ffdf92' },
      { offset: 1, color: '#a8641c' },
    ],
  });
}

/** A gilded line of text. Amounts are set alike in every language, words in the face of theirs. */
export function goldText(size: number, language: Language, isAmount: boolean): Text {
  const { family, scale, weight } = isAmount ? figures : letters[language].gilded;
  const style: TextStyleOptions = {
    fontFamily: family,
    fontSize: size * scale,
    fontWeight: weight,
    fill: gilded(),
    stroke: { color: '#2a0f2e', width: size * 0.11, join: 'round' },
    dropShadow: {
      color: '#04021a',
      alpha: 0.75,
      blur: size * 0.12,
      distance: size * 0.07,
      angle: Math.PI / 2,
    },
    align: 'center',
    padding: size * 0.6,
  };
  const text = new Text({ text: '', style });
  text.anchor.set(0.5);
  return text;
}

/** A plain small line, for what explains. */
export function plainText(size: number, language: Language): Text {
  const text = new Text({
    text: '',
    style: {
      fontFamily: letters[language].plain,
      fontSize: size,
      fontWeight: '600',
      fill: '#fff2cf',
      stroke: { color: '#1c0a2e', width: size * 0.2, join: 'round' },
      align: 'center',
      padding: size * 0.5,
    },
  });
  text.anchor.set(0.5);
  return text;
}

/** Shrinks a text until it is at most so wide. */
export function fitWidth(text: Container, width: number): void {
  text.scale.set(1);
  const measured = text.width;
  if (measured > width) text.scale.set(width / measured);
}
