import type { Call, CallRequest, CallValue } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { type Told, useTell } from '../acts/use-tell.ts';
import { type BodyProblem, bodyProblems } from './body-problems.ts';
import { type DraftProblems, hasProblems } from './draft-problems.ts';
import { formFields } from './form-fields.ts';
import { type DraftState, useDraft } from './use-draft.ts';

interface Declared<C extends Call, Draft, Server, Problem> {
  readonly call: C;
  /** What is read again afterwards. */
  readonly touches: readonly Call[];
  /** What the server has; left out for something that is only ever made. */
  readonly current?: Server | null;
  /** A draft of what the server has, or of something new. */
  readonly read: (server: Server | null) => Draft;
  /** What of it changes whenever somebody saves. */
  readonly editionOf?: (server: Server | null) => unknown;
  /** What is sent of a draft; the call's own shapes judge it before. */
  readonly request: (draft: Draft, base: Server | null) => CallRequest<C>;
  /** What is said once it is done, by what was begun from and what was sent; nothing where `onDone` does it. */
  readonly done?: Told | ((value: CallValue<C>, base: Server | null, sent: Draft) => Told);
  readonly onDone?: (value: CallValue<C>, draft: DraftState<Server, Draft>) => void;
  /** The part of the body whose fields are the draft's, if not the body itself. */
  readonly within?: string;
  /** What stands in the way beside what the call's shapes say. */
  readonly also?: (draft: Draft) => DraftProblems<Draft, BodyProblem>;
  /** What stands in the way by the draft's fields, and in which words, where they are not the request's. */
  readonly judge?: {
    readonly problems: (draft: Draft, base: Server | null) => DraftProblems<Draft, Problem>;
    readonly say: (problem: Problem) => string;
  };
}

/**
 * A form for a call: its draft, judged by the call's own shapes as the server will judge it, the binding of its controls, and the
 * sending, once at a time. Where somebody else saved meanwhile nothing is sent before the operator has chosen.
 */
export function useForm<C extends Call, Draft extends object, Server = null, Problem = BodyProblem>({
  call,
  touches,
  current = null,
  read,
  editionOf = () => null,
  request,
  done,
  onDone,
  within,
  also,
  judge,
}: Declared<C, Draft, Server, Problem>) {
  const { t } = useTranslation('office');
  const cache = useQueryClient();
  const tell = useTell();
  const state = useDraft(current, { read, editionOf });
  const sent = useRef(state.draft);
  const act = useAct(call, touches, (value) => {
    tell(value, typeof done === 'function' ? done(value, state.base, sent.current) : done);
    onDone?.(value, state);
  });
  const { draft, base, asked, isOvertaken } = state;
  const problemsOf = (of: Draft) =>
    (judge?.problems(of, base) ?? {
      ...bodyProblems(call, request(of, base), within),
      ...also?.(of),
    }) as DraftProblems<Draft, Problem>;
  const problems = asked ? problemsOf(draft) : ({} as DraftProblems<Draft, Problem>);
  const say =
    judge?.say ??
    ((problem) => {
      const { code, limit } = problem as BodyProblem;
      return t(`settings.problem.${code}`, { limit: limit ?? 0 });
    });

  /** Says from now on what stands in the way, and whether nothing does. */
  function check(of: Draft = draft): boolean {
    state.ask();
    return !hasProblems(problemsOf(of));
  }

  /** Sends the draft; a button of its own says what of it is otherwise. */
  function send(part: Partial<Draft> = {}) {
    const whole = { ...draft, ...part };
    if (!check(whole) || act.isPending || isOvertaken) return;
    sent.current = whole;
    act.mutate(request(whole, base), {
      // It may have been saved all the same, when only the answer was lost.
      onError: () => {
        for (const touched of touches) void cache.invalidateQueries({ queryKey: callKey(touched) });
      },
    });
  }

  return {
    ...state,
    ...formFields({ draft, problems, change: state.change, say }),
    problems,
    say,
    check: () => check(),
    send,
    /** A step before it is sent, for a form that is looked at once more: goes on where nothing stands in the way. */
    look: (then: () => void) => (event: FormEvent) => {
      event.preventDefault();
      if (!check()) return;
      act.reset();
      then();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      // A dialog may stand within another form: what it sends is its own.
      event.stopPropagation();
      send();
    },
    isBusy: act.isPending,
    failure: act.error,
    /** Forgets what went wrong with the last try. */
    forget: act.reset,
  };
}
