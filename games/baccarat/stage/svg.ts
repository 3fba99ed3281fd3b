const SVG = 'http://www.w3.org/2000/svg';

/** One element of a drawing with its attributes. */
export function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Sides as every casino colours them; legible on paper and on felt. */
export const colours = {
  banker: '#d8432e',
  player: '#2c6fdb',
  tie: '#1c9a5f',
  red: '#d8432e',
  blue: '#2c6fdb',
} as const;

/** A side of a cell of a road; whatever is drawn keeps within it. */
export const CELL = 20;
