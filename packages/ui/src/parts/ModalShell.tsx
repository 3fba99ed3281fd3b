import { useTranslation } from '@ikka/i18n/react';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Jali } from '../ornament/Jali.tsx';
import classes from './ModalShell.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useTopDialog } from './use-top-dialog.ts';

export interface ModalShellProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the player must answer, neither a click beside the dialog nor Escape closes it. */
  mustAnswer?: boolean;
  /** Where there is no way back at all, the dialog has no button to close it either. */
  withoutClose?: boolean;
  /** Where the content comes later, the title holds the first focus, so that it does not fall on the close button. */
  focusTitle?: boolean;
  size?: string | number;
  children: ReactNode;
}

/**
 * A dialog: locks the page's scrolling and restores it, keeps the focus inside and gives it back, closes on Escape and on
 * a click beside it unless the player must answer.
 */
export function ModalShell({
  opened,
  onClose,
  title,
  subtitle,
  mustAnswer = false,
  withoutClose = false,
  focusTitle = false,
  size = 440,
  children,
}: ModalShellProps) {
  const { t } = useTranslation();
  const isTop = useTopDialog(opened);
  useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      classNames={{ content: classes.content ?? '' }}
      closeOnClickOutside={!mustAnswer}
      closeOnEscape={!mustAnswer && isTop}
    >
      <Modal.Overlay backgroundOpacity={0.74} />
      <Modal.Content radius="lg">
        <div className={classes.head}>
          <Jali fade="down" />
          <div className={classes.titles}>
            <Modal.Title
              className={classes.title}
              {...(focusTitle ? { tabIndex: -1, 'data-autofocus': true } : {})}
            >
              {title}
            </Modal.Title>
            {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
          </div>
          {withoutClose ? null : (
            <Modal.CloseButton className={classes.close} aria-label={t('action.close')} />
          )}
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
