import { useGameTexts } from '@ikka/i18n/react';
import { type Play, playWords, resultKey, windowKey } from '../../rules/index.ts';

/** What plays, and the results that are bet on by name, are called in the language of the page. */
export function usePlayWords() {
  const { say } = useGameTexts('lottery');
  const text = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(key.replace('lottery:', ''), values);
  const part = (play: Play, of: 'name' | 'how' | 'example') => {
    const { key, values } = playWords(play, of);
    return text(key, values);
  };
  const group = (play: Play): string | null => {
    const key = windowKey(play);
    return key === null ? null : text(key);
  };
  return {
    part,
    group,
    full: (play: Play) => [group(play), part(play, 'name')].filter((word) => word !== null).join(' · '),
    result: (name: string) => text(resultKey(name)),
  };
}
