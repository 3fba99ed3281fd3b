import { type Container, FillGradient, Text, type TextStyleOptions } from 'pixi.js';

/** The faces of the stage: amounts and Latin words, and Urdu words. */
const latin = 'Fraunces Variable, Georgia, serif';
const urdu = 'Noto Nastaliq Urdu, serif';

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

/** A gilded line of text. Amounts are always set in the Latin face, words in that of their language. */
export function goldText(size: number, language: 'en' | 'ur', isAmount: boolean): Text {
  const isUrdu = language === 'ur' && !isAmount;
  const style: TextStyleOptions = {
    fontFamily: isUrdu ? urdu : latin,
    fontSize: isUrdu ? size * 0.8 : size,
    fontWeight: isUrdu ? '700' : '900',
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
export function plainText(size: number, language: 'en' | 'ur'): Text {
  const text = new Text({
    text: '',
    style: {
      fontFamily:
        language === 'ur'
          ? 'Noto Sans Arabic Variable, Inter Variable, sans-serif'
          : 'Inter Variable, sans-serif',
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
