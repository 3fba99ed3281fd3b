import { useTranslation } from '@ikka/i18n/react';
import { emoteOf } from './emotes.ts';
import classes from './spot.module.css';

/** What a seat says for a moment. */
export function EmoteBubble({ emote }: { emote: string }) {
  const { t } = useTranslation('seats');
  const known = emoteOf(emote);
  if (known === null) return null;
  return (
    <span className={classes.emote} data-testid="emote">
      <known.Icon size={17} aria-hidden="true" />
      {t(`emote.${known.emote}`)}
    </span>
  );
}
