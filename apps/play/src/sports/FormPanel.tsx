import { calls, type PastMatch, type SportsFixture } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import { useQuery } from '@tanstack/react-query';
import { client } from '../session/client.ts';
import classes from './form-panel.module.css';
import { useDateTime } from './use-date-time.ts';

const freshMs = 300_000;

/** How both sides did of late, and when they met. Nothing where nothing is known. */
export function FormPanel({ match }: { match: SportsFixture }) {
  const { t, teamOf } = useBookWords();
  const form = useQuery({
    queryKey: ['sports', 'form', match.id],
    staleTime: freshMs,
    queryFn: async () => {
      const answer = await client.call(calls.sports.sportsForm, { params: { fixture: match.id } });
      if (!answer.ok) throw new Error(answer.code);
      return answer.value;
    },
  }).data;
  if (form === undefined || form.home.length + form.away.length === 0) return null;
  return (
    <details className={classes.form} data-testid="form">
      <summary>{t('form.title')}</summary>
      <div className={classes.lists}>
        {(['home', 'away'] as const).map((side) => (
          <Matches
            key={side}
            title={teamOf(side, match)}
            matches={form[side]}
            team={match[side]?.code ?? ''}
          />
        ))}
        {form.meetings.length === 0 ? null : (
          <Matches title={t('form.meetings')} matches={form.meetings} team={null} />
        )}
      </div>
    </details>
  );
}

function Matches({
  title,
  matches,
  team,
}: {
  title: string;
  matches: readonly PastMatch[];
  /** Whose matches they are; null for meetings. */
  team: string | null;
}) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {matches.map((one) => (
          <Past key={one.fixture.id} past={one} team={team} />
        ))}
      </ul>
    </section>
  );
}

function Past({ past: { fixture, score, winner }, team }: { past: PastMatch; team: string | null }) {
  const { t, matchName } = useBookWords();
  const { day, time } = useDateTime(fixture.startsAt);
  const own = fixture.home?.code === team ? 'home' : 'away';
  const came =
    winner === null || team === null ? null : winner === 'draw' ? 'draw' : winner === own ? 'won' : 'lost';
  return (
    <li>
      {came === null ? null : (
        <b data-came={came} title={t(`form.${came}`)}>
          {t(`form.short.${came}`)}
        </b>
      )}
      <span>{matchName(fixture)}</span>
      <bdi dir="ltr" className={classes.score}>
        {score === null ? '' : `${score.home || '–'} : ${score.away || '–'}`}
      </bdi>
      <small>
        <bdi dir="ltr">{day || time}</bdi>
      </small>
    </li>
  );
}
