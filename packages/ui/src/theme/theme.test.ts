import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { ikkaTheme, ikkaVariables } from './theme.ts';

const variables = ikkaVariables(mergeMantineTheme(DEFAULT_THEME, ikkaTheme));
const grounds = ['--ikka-ground', '--ikka-sunken', '--ikka-surface', '--ikka-raised'];

describe.each(['dark', 'light'] as const)('the %s theme', (scheme) => {
  const color = (name: string) => Object.entries(variables[scheme]).find(([key]) => key === name)?.[1] ?? '';
  const texts = [
    'text',
    'muted',
    'accent-text',
    'win',
    'money-in',
    'money-out',
    'player',
    'banker',
    'tie',
  ].map((name) => `--ikka-${name}`);

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'reads %s on %s at 4.5 or more',
    (text, ground) => {
      expect(contrastRatio(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(
    ['--ikka-accent', '--ikka-line-strong'].flatMap((line) =>
      grounds.map((ground) => [line, ground] as const),
    ),
  )('shows the control colour %s on %s at 3 or more', (line, ground) => {
    expect(contrastRatio(color(line), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it('reads the words of a button on the accent', () => {
    expect(contrastRatio(color('--ikka-on-accent'), color('--ikka-accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--mantine-color-placeholder', '--mantine-color-error'])('reads %s in a field', (name) => {
    expect(contrastRatio(color(name), color('--mantine-color-default'))).toBeGreaterThanOrEqual(4.5);
  });
});

// The light theme keeps the library's own fills, which the browser suite reads with axe.
describe('the filled buttons of the dark theme', () => {
  const color = (name: string) => Object.entries(variables.dark).find(([key]) => key === name)?.[1] ?? '';

  it.each(['coral', 'emerald'])('reads the words on %s', (name) => {
    for (const ground of ['filled', 'filled-hover'])
      expect(contrastRatio('#fffdf8', color(`--mantine-color-${name}-${ground}`))).toBeGreaterThanOrEqual(
        4.5,
      );
  });
});
