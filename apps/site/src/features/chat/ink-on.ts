/** Whether light or dark words are read better upon a colour `#rrggbb` (WCAG's relative luminance). */
export function inkOn(colour: string): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where white and black have the same contrast.
  return luminance > 0.179 ? 'dark' : 'light';
}
