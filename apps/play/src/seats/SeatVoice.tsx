import { useTranslation } from '@ikka/i18n/react';
import { useEffect, useRef, useState } from 'react';
import hud from '../hud/Hud.module.css';
import { isAsked, type SeatView } from './seat-snapshot.ts';
import { useContestWords } from './use-contest-words.ts';
import { useNames } from './use-names.ts';
import { useSeatSnapshot, useSeats } from './use-seats.ts';

const told = ['begun', 'finished', 'level', 'called_off'] as const;
const isTold = (type: string): type is (typeof told)[number] => told.some((one) => one === type);

/** Tells those who listen what others did, that it is their turn, and how a hand ended. */
export function SeatVoice({ view }: { view: SeatView }) {
  const { t } = useTranslation('seats');
  const { play, game } = useSeats();
  const { net } = useSeatSnapshot();
  const actWords = game.useActWords();
  const ending = game.useEnding()(view);
  const nameOf = useNames();
  const { place } = useContestWords();
  const [heard, setHeard] = useState('');
  const tell = useRef((_: Parameters<Parameters<typeof play.hear>[0]>[0]) => {});
  tell.current = (events) => {
    const sentences = events.flatMap((event) => {
      if (event.type === 'act') return actWords(view, event) ?? [];
      if (event.type === 'sat' || event.type === 'left') {
        return t(`heard.${event.type}`, { name: nameOf(view, event.seat) });
      }
      // Who has won is told by the end of the contest.
      if (event.type === 'placed') {
        if (event.place === 1) return [];
        return t('contest.heard.placed', { name: nameOf(view, event.seat), place: place(event.place) });
      }
      if (isTold(event.type)) return t(`contest.heard.${event.type}`);
      return [];
    });
    if (sentences.length > 0) setHeard(sentences.join(' '));
  };
  useEffect(() => play.hear((events) => tell.current(events)), [play]);
  const asked = isAsked(view) ? t('turn.yours') : '';
  return (
    <>
      <p className={hud.spoken} aria-live="polite" data-testid="heard">
        {heard}
      </p>
      <p className={hud.spoken} aria-live="assertive" data-testid="asked">
        {asked}
      </p>
      <p className={hud.spoken} aria-live="polite" data-testid="result" data-net={String(net)}>
        {ending ?? ''}
      </p>
    </>
  );
}
