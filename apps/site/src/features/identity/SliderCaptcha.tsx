import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Input, Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import RcSliderCaptcha, { type ActionType } from 'rc-slider-captcha';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import classes from './SliderCaptcha.module.css';
import { type Moment, toPuzzle, trailOf } from './slider-scale.ts';
import { useSliderKeys } from './use-slider-keys.ts';

type Challenge = CallValue<typeof calls.identity.sliderChallenge>;

/** What a solved puzzle is worth: one use in login or registration. */
export interface SolvedCaptcha {
  id: string;
  ticket: string;
}

export interface SliderHandle {
  /** A new puzzle, after a ticket was used up. */
  reset: () => void;
}

interface SliderProps {
  onSolved: (solved: SolvedCaptcha | null) => void;
  error?: string | undefined;
  handle: RefObject<SliderHandle | null>;
}

/** The size of the server's puzzles until the first one says its own. */
const expected = { width: 320, height: 180, pieceWidth: 60, pieceTop: 0 };

/** The slider puzzle. The picture is cut and judged on the server; the page only moves the piece. */
export function SliderCaptcha({ onSolved, error, handle }: SliderProps) {
  const { t } = useTranslation('identity');
  const { ref, width } = useElementSize();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const current = useRef<Challenge | null>(null);
  const moments = useRef<Moment[]>([]);
  const action = useRef<ActionType | undefined>(undefined);
  /** The puzzle that may be moved now: none while one is fetched or judged. */
  const [movable, setMovable] = useState<string | null>(null);
  const keys = useSliderKeys(movable !== null);
  useImperativeHandle(handle, () => ({
    reset() {
      onSolved(null);
      action.current?.refresh(true);
    },
  }));

  const size = challenge ?? expected;
  const shownWidth = Math.min(width, 420);
  const scale = shownWidth / size.width;
  const side = Math.round(size.pieceWidth * scale);

  async function request() {
    setMovable(null);
    const fresh = await answerOf(client.call(calls.identity.sliderChallenge));
    current.current = fresh;
    setChallenge(fresh);
    moments.current = [];
    setMovable(fresh.id);
    return { bgUrl: fresh.background, puzzleUrl: fresh.piece };
  }

  async function verify(way: { x: number; duration: number }) {
    const puzzle = current.current;
    if (!puzzle) throw new Error('there is no puzzle to judge');
    setMovable(null);
    const { ticket } = await answerOf(
      client.call(calls.identity.sliderCheck, {
        body: {
          id: puzzle.id,
          x: Math.max(0, toPuzzle(way.x, shownWidth, puzzle.width)),
          durationMs: Math.min(600_000, Math.round(way.duration)),
          trail: trailOf(moments.current),
        },
      }),
    );
    onSolved({ id: puzzle.id, ticket });
  }

  return (
    <Input.Wrapper label={t('captcha.label')} error={error} labelElement="div">
      <div
        ref={ref}
        dir="ltr"
        className={classes.box}
        data-puzzle={movable ?? undefined}
        onPointerDownCapture={(event) => {
          moments.current = [{ x: event.clientX, at: event.timeStamp }];
        }}
        onPointerMoveCapture={(event) => {
          if (event.buttons !== 0) moments.current.push({ x: event.clientX, at: event.timeStamp });
        }}
      >
        {width === 0 ? (
          <Skeleton height={222} />
        ) : (
          <RcSliderCaptcha
            request={request}
            onVerify={verify}
            actionRef={action}
            bgSize={{ width: shownWidth, height: Math.round(size.height * scale) }}
            puzzleSize={{ width: side, height: side, top: Math.round(size.pieceTop * scale), left: 0 }}
            limitErrorCount={5}
            sliderButtonProps={{
              role: 'slider',
              tabIndex: 0,
              'aria-label': t('captcha.handle'),
              'aria-valuemin': 0,
              'aria-valuemax': shownWidth,
              'aria-valuenow': keys.offset,
              'aria-disabled': movable === null,
              onKeyDown: keys.onKeyDown,
            }}
            loadingBoxProps={{ text: t('captcha.loading') }}
            tipText={{
              default: <span className={classes.tip}>{t('captcha.hint')}</span>,
              loading: t('captcha.loading'),
              error: t('captcha.failed'),
              success: t('captcha.done'),
              errors: t('captcha.tooMany'),
              loadFailed: t('captcha.loadFailed'),
            }}
            className={classes.slider ?? ''}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
