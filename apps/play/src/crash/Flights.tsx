import { hundredths } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './CrashPage.module.css';
import { useCrashSnapshot } from './use-crash.ts';

/** From here on a flight is a high one, in hundredths. */
const HIGH = 1_000;
const FAIR = 200;

/** The flights that are over, the newest first; each opens its proof. */
export function Flights({ onOpen }: { onOpen: (no: number) => void }) {
  const { t } = useTranslation('crash');
  const { room } = useCrashSnapshot();
  return (
    <section className={classes.flights} aria-label={t('flights.title')}>
      <ol dir="ltr">
        {room?.history.map(({ no, point }) => (
          <li key={no}>
            <button
              type="button"
              className={classes.flight}
              data-height={point >= HIGH ? 'high' : point >= FAIR ? 'fair' : 'low'}
              aria-label={t('flights.open', { no, point: hundredths(point) })}
              title={t('flights.open', { no, point: hundredths(point) })}
              onClick={() => onOpen(no)}
              data-testid="flight"
            >
              <Figure>{hundredths(point)}×</Figure>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
