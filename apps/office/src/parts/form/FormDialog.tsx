import { ModalShell } from '@ikka/ui';
import { Stack } from '@mantine/core';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { FormFoot } from './FormFoot.tsx';
import { Overtaken } from './Overtaken.tsx';

type FootProps = ComponentProps<typeof FormFoot>;

/** A form in a dialog, which a click beside it does not close once something was typed. */
export function FormDialog({
  form,
  opened = true,
  title,
  subtitle,
  size,
  by,
  onTheirs,
  isStep = false,
  onSubmit = form.submit,
  onClose,
  onCancel = onClose,
  buttons,
  children,
  ...foot
}: Omit<FootProps, 'form' | 'children'> & {
  form: FootProps['form'] &
    ComponentProps<typeof Overtaken>['draft'] & {
      readonly isTouched: boolean;
      readonly submit: (event: FormEvent) => void;
    };
  opened?: boolean;
  title: ReactNode;
  subtitle?: ReactNode;
  size?: number;
  /** The number of what somebody else saved meanwhile, and what else happens when it is taken. */
  by?: number | undefined;
  onTheirs?: () => void;
  /** Closing it loses nothing: what was typed is still there. */
  isStep?: boolean;
  onSubmit?: (event: FormEvent) => void;
  onClose: () => void;
  /** What else can be done, before the button that gives up. */
  buttons?: ReactNode;
  children: ReactNode;
}) {
  return (
    <ModalShell
      opened={opened}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      mustAnswer={form.isBusy || (form.isTouched && !isStep)}
      {...(size === undefined ? {} : { size })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Overtaken by={by} draft={form} {...(onTheirs ? { onTheirs } : {})} />
          {children}
          <FormFoot form={form} onCancel={onCancel} {...foot}>
            {buttons}
          </FormFoot>
        </Stack>
      </form>
    </ModalShell>
  );
}
