import { useTranslation } from '@ikka/i18n/react';
import { Button, Group } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailed } from '../../api/office-client.ts';
import { Failure } from '../Failure.tsx';

/** What went wrong, and below it the buttons that give up and send. */
export function FormFoot({
  form,
  action,
  isGrave = false,
  isOff = false,
  isFirst = false,
  isStart = false,
  cancel,
  onCancel,
  children,
}: {
  form: { readonly isBusy: boolean; readonly failure: CallFailed | null; readonly isOvertaken: boolean };
  /** What the button that sends says. */
  action: ReactNode;
  isGrave?: boolean;
  /** There is nothing to send yet. */
  isOff?: boolean;
  /** The button that sends has the first focus of its dialog. */
  isFirst?: boolean;
  /** The buttons stand where lines begin, in a panel, and not where a dialog ends. */
  isStart?: boolean;
  /** What the button says that gives up, if not “Cancel”. */
  cancel?: string | undefined;
  /** Without it there is nothing to give up. */
  onCancel?: (() => void) | undefined;
  /** What else can be done. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const { isBusy, failure, isOvertaken } = form;
  // What is sent beside it, such as a picture, comes first.
  const isActing = useIsMutating() > 0;
  return (
    <>
      <Failure failure={failure} />
      <Group justify={isStart ? 'flex-start' : 'flex-end'}>
        {children}
        {onCancel ? (
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            {cancel ?? t('action.cancel')}
          </Button>
        ) : null}
        <Button
          type="submit"
          loading={isBusy}
          disabled={isOvertaken || isOff || isActing}
          data-autofocus={isFirst || undefined}
          {...(isGrave ? { color: 'coral' } : {})}
        >
          {action}
        </Button>
      </Group>
    </>
  );
}
