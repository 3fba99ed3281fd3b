import type { CallResult } from '@ikka/client';
import { calls, type SeatRoomRow, seatCodePattern } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { client } from '../session/client.ts';
import classes from './friends.module.css';
import page from './page.module.css';
import { privateKinds } from './private-kinds.ts';
import { useContestWords } from './use-contest-words.ts';
import { useSeats } from './use-seats.ts';

/** As it is written on the wire: people write codes with spaces, hyphens and small letters. */
const readCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A private table of one's own, for cash or for a contest, or that of a friend by its code. */
export function Friends({ rooms }: { rooms: readonly SeatRoomRow[] }) {
  const { t } = useTranslation(['seats', 'common']);
  const { play } = useSeats();
  const { kind: nameOf } = useContestWords();
  const [code, setCode] = useState('');
  const [wanted, setLevel] = useState<SeatRoomRow['level']>('small');
  const kinds = privateKinds(rooms);
  const kind = kinds.find(({ contest }) => (contest?.code ?? '') === code) ?? kinds[0];
  const levels = kind?.levels ?? [];
  const level = levels.includes(wanted) ? wanted : (levels[0] ?? 'small');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState<'open' | 'find' | null>(null);
  const [problem, setProblem] = useState<{ readonly of: 'open' | 'find'; readonly text: string } | null>(
    null,
  );

  async function enter(of: 'open' | 'find', ask: () => Promise<CallResult<{ readonly roomId: string }>>) {
    if (busy !== null) return;
    setBusy(of);
    setProblem(null);
    const answer = await ask();
    setBusy(null);
    if (answer.ok) play.enter(answer.value.roomId);
    else setProblem({ of, text: answer.message || t('common:network.unreachable') });
  }
  const openRoom = () =>
    client.call(calls.seats.openPrivateRoom, { body: { level, contest: kind?.contest?.code ?? null } });

  function find(event: FormEvent) {
    event.preventDefault();
    const typed = readCode(text);
    if (!seatCodePattern.test(typed)) {
      setProblem({ of: 'find', text: t('friends.badCode') });
      return;
    }
    void enter('find', () => client.call(calls.seats.findPrivateRoom, { params: { code: typed } }));
  }

  return (
    <section className={page.ownBox} aria-labelledby="friends-title" data-testid="friends">
      <div>
        <h2 id="friends-title" className={classes.title}>
          {t('friends.title')}
        </h2>
        <p className={page.quiet}>{t('friends.hint')}</p>
      </div>
      <div className={classes.ways}>
        <div className={classes.way}>
          {kinds.length > 1 ? (
            <NativeSelect
              label={t('friends.kind')}
              value={kind?.contest?.code ?? ''}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
              data={kinds.map(({ contest, seats }) => ({
                value: contest?.code ?? '',
                label:
                  contest === null
                    ? t('friends.cash')
                    : `${nameOf({ ...contest, points: contest.stack })} · ${t('contest.players', { count: seats })}`,
              }))}
              data-testid="private-kind"
            />
          ) : null}
          <SegmentedControl
            aria-label={t('friends.level')}
            value={level}
            onChange={(next) => setLevel(next as SeatRoomRow['level'])}
            data={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
          />
          <Button
            loading={busy === 'open'}
            onClick={() => void enter('open', openRoom)}
            data-testid="open-private"
          >
            {t('friends.open')}
          </Button>
        </div>
        <form className={classes.way} onSubmit={find}>
          <TextInput
            label={t('friends.codeLabel')}
            dir="ltr"
            autoComplete="off"
            maxLength={12}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            error={problem?.of === 'find' ? problem.text : null}
            data-testid="code"
          />
          <Button type="submit" variant="default" loading={busy === 'find'} data-testid="find-private">
            {t('friends.enter')}
          </Button>
        </form>
      </div>
      {problem?.of === 'open' ? (
        <p className={classes.problem} role="alert">
          {problem.text}
        </p>
      ) : null}
    </section>
  );
}
