import { useTranslation } from '@ikka/i18n/react';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Jali } from '../ornament/Jali.tsx';
import classes from './ModalShell.module.css';

export interface ModalShellProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the player must answer, neither a click beside the dialog nor Escape closes it. */
  mustAnswer?: boolean;
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
  focusTitle = false,
  size = 440,
  children,
}: ModalShellProps) {
  const { t } = useTranslation();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      classNames={{ content: classes.content ?? '' }}
      closeOnClickOutside={!mustAnswer}
      closeOnEscape={!mustAnswer}
    >
      <Modal.Overlay backgroundOpacity={0.62} blur={4} />
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
          <Modal.CloseButton className={classes.close} aria-label={t('action.close')} />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
