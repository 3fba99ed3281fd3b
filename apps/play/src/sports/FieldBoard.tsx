import type { SportsFixture } from '@ikka/contract';
import { fieldOf, isLive, type Names } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import classes from './field-board.module.css';
import board from './score-board.module.css';
import { useDateTime } from './use-date-time.ts';

/** What a field competes in, and how it lies: the order as it is run or played, who was withdrawn, and at last who finished where. */
export function FieldBoard({
  match,
  people,
}: {
  match: SportsFixture;
  people: readonly { readonly code: string; readonly name: Names }[];
}) {
  const { t, nameOf, matchName } = useBookWords();
  const { time, day } = useDateTime(match.startsAt);
  const field = fieldOf(match);
  if (field === null) return null;
  const nameOfRunner = (code: string) => {
    const name = people.find((one) => one.code === code)?.name;
    return name === undefined ? code : nameOf(name);
  };
  const placed = field.order.map((one, at) => ({
    ...one,
    place: field.order.slice(0, at).reduce((sum, { runners }) => sum + runners.length, 1),
  }));
  const hasMarks = placed.some(({ mark }) => mark !== null);
  return (
    <header className={board.board} data-testid="score-board" data-stage={match.stage}>
      <p className={board.league}>
        {nameOf(match.region.name)} · {nameOf(match.league.name)}
      </p>
      <div className={classes.head}>
        <strong>{matchName(match)}</strong>
        <small data-live={isLive(match) || undefined}>
          {isLive(match) ? (
            t('field.progress', { done: field.done, of: field.of })
          ) : match.stage === 'scheduled' ? (
            <bdi dir="ltr">
              {day} {time}
            </bdi>
          ) : (
            t(`stage.${match.stage}`)
          )}
        </small>
      </div>
      {isLive(match) && field.of > 0 ? (
        <progress className={classes.progress} max={field.of} value={field.done} aria-label={t('live')} />
      ) : null}
      {placed.length === 0 ? null : (
        <table className={classes.order} data-testid="field-order">
          <thead>
            <tr>
              <th scope="col">{t('field.position')}</th>
              <th scope="col">{t('field.runner')}</th>
              {hasMarks ? <th scope="col">{t('field.mark')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {placed.flatMap(({ runners, mark, place }) =>
              runners.map((runner) => (
                <tr key={runner} data-first={place === 1 || undefined}>
                  <td>{runners.length > 1 ? `=${place}` : place}</td>
                  <td>
                    <bdi>{nameOfRunner(runner)}</bdi>
                  </td>
                  {hasMarks ? (
                    <td>
                      <bdi dir="ltr">{mark}</bdi>
                    </td>
                  ) : null}
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {field.withdrawn.length === 0 ? null : (
        <p className={classes.withdrawn}>
          {t('field.withdrawn')}:{' '}
          {field.withdrawn.map(({ runner, odds }) => (
            <span key={runner}>
              {nameOfRunner(runner)} <bdi dir="ltr">({odds})</bdi>{' '}
            </span>
          ))}
        </p>
      )}
    </header>
  );
}
