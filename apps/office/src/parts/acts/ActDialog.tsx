import type { Call, CallRequest, CallValue } from '@ikka/contract';
import { Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { BodyProblem } from '../form/body-problems.ts';
import type { DraftProblems } from '../form/draft-problems.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { useForm } from '../form/use-form.ts';
import { ReasonField, type ReasonWords } from './ReasonField.tsx';
import { reasonOf } from './reason-of.ts';
import type { Told } from './use-tell.ts';

/** What an act asks before it is done. */
type Draft<More> = More & { readonly reason: string };

export interface ActAsked<C extends Call, More extends object> {
  readonly call: C;
  readonly touches: readonly Call[];
  /** What is asked beside the reason, as it stands in the beginning. */
  readonly start?: More;
  /** What is sent; the call's own shapes judge it before. */
  readonly request: (asked: Draft<More>) => CallRequest<C>;
  /** What stands in the way beside what the call's shapes say. */
  readonly judge?: (asked: Draft<More>) => DraftProblems<Draft<More>, BodyProblem>;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly text?: ReactNode;
  readonly action: string;
  /** It takes something away, or cannot be undone. */
  readonly isGrave?: boolean;
  /** There is nothing to do yet. */
  readonly isOff?: (asked: Draft<More>) => boolean;
  readonly reasonWords?: ReasonWords;
  /** The reason that the call takes is not asked for. */
  readonly withoutReason?: boolean;
  /** How wide the dialog is, in pixels. */
  readonly width?: number;
  readonly done?: Told | ((value: CallValue<C>) => Told);
  readonly onDone?: (value: CallValue<C>) => void;
  /** The fields beside the reason. */
  readonly children?: (form: ActForm<More>) => ReactNode;
  /** What else can be done, beside the buttons that give up and do it. */
  readonly buttons?: (form: ActForm<More>) => ReactNode;
}

type ActForm<More extends object> = ReturnType<typeof useForm<Call, Draft<More>>>;

/** Asks before an act is done: whether, and for a reason where the call takes one. A colleague's approval is asked by the answer. */
export function ActDialog<C extends Call, More extends object = object>({
  opened,
  call,
  touches,
  start,
  request,
  judge,
  title,
  subtitle,
  text,
  action,
  isGrave = false,
  isOff,
  reasonWords,
  withoutReason = false,
  width,
  done,
  onDone,
  onClose,
  buttons,
  children,
}: ActAsked<C, More> & { readonly opened: boolean; readonly onClose: () => void }) {
  const reason = withoutReason ? null : reasonOf(call);
  const wishOf = (draft: Draft<More>) => request({ ...draft, reason: draft.reason.trim() });
  const form = useForm<C, Draft<More>>({
    call,
    touches,
    read: () => ({ ...start, reason: '' }) as Draft<More>,
    request: wishOf,
    also: (draft) => judge?.(draft) ?? {},
    ...(done === undefined ? {} : { done }),
    onDone: (value) => {
      onClose();
      onDone?.(value);
    },
  });
  const { begin, forget } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew whenever it opens
  useEffect(() => {
    if (!opened) return;
    begin(null);
    forget();
  }, [opened]);
  return (
    <FormDialog
      form={form}
      opened={opened}
      title={title}
      subtitle={subtitle}
      action={action}
      isGrave={isGrave}
      // Where nothing is asked but whether, a press of Enter says yes to what can be undone.
      isFirst={reason === null && start === undefined && !isGrave}
      isOff={isOff?.(form.draft) ?? false}
      onClose={onClose}
      buttons={buttons?.(form as unknown as ActForm<More>)}
      {...(width === undefined ? {} : { size: width })}
    >
      {text ? <Text>{text}</Text> : null}
      {children?.(form as unknown as ActForm<More>)}
      {reason === null ? null : (
        <ReasonField
          call={call}
          words={reasonWords}
          value={form.draft.reason}
          isWrong={reason.name in form.problems}
          isFirst={children === undefined}
          onChange={(next) => form.change({ reason: next } as Partial<Draft<More>>)}
        />
      )}
    </FormDialog>
  );
}
