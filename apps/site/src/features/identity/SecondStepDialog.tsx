import type { SecondStepMethod } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell, WayPicker } from '@ikka/ui';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import classes from './SecondStepDialog.module.css';
import { SecondStepForm } from './SecondStepForm.tsx';
import { closeSecondStep, type WaitingLogin } from './second-step.ts';
import { useFormTexts } from './use-form-texts.ts';

/**
 * The second step of a log-in from a device or address that is new to the member: says why it is asked, and lets the
 * member choose how to prove it. A click beside it does not close it: the ticket behind it is good for this once.
 */
export function SecondStepDialog({ waiting }: { waiting: WaitingLogin }) {
  const { t } = useFormTexts();
  const { layers, openLogin } = useLayers();
  const [isOver, setOver] = useState(false);
  const { ticket, methods, reason } = waiting.step;

  function startAgain() {
    closeSecondStep();
    if (layers.auth !== 'login') openLogin();
  }
  if (ticket === null || methods.length === 0) {
    return (
      <Ended title={t('secondStep.noneTitle')} text={t('secondStep.none')} onClose={closeSecondStep}>
        <Button onClick={closeSecondStep} data-autofocus>
          {t('code.failedConfirm')}
        </Button>
      </Ended>
    );
  }
  if (isOver) {
    return (
      <Ended title={t('secondStep.overTitle')} text={t('secondStep.over')} onClose={startAgain}>
        <Button onClick={startAgain} data-autofocus>
          {t('secondStep.again')}
        </Button>
      </Ended>
    );
  }
  return (
    <ModalShell
      opened
      mustAnswer
      onClose={closeSecondStep}
      title={t('secondStep.title')}
      subtitle={t(`secondStep.${reason}`)}
    >
      <Ways waiting={waiting} ticket={ticket} methods={methods} onOver={() => setOver(true)} />
    </ModalShell>
  );
}

function Ended(props: { title: string; text: string; onClose: () => void; children: ReactNode }) {
  return (
    <ModalShell opened mustAnswer onClose={props.onClose} title={props.title} size={420}>
      <div className={classes.ways}>
        <p className={classes.text} role="alert">
          {props.text}
        </p>
        {props.children}
      </div>
    </ModalShell>
  );
}

function Ways({
  waiting,
  ticket,
  methods,
  onOver,
}: {
  waiting: WaitingLogin;
  ticket: string;
  methods: readonly SecondStepMethod[];
  onOver: () => void;
}) {
  const { t } = useTranslation('identity');
  const [chosen, setChosen] = useState<SecondStepMethod>(methods[0] ?? 'email');
  return (
    <div className={classes.ways}>
      {methods.length > 1 ? (
        <WayPicker
          label={t('secondStep.methods')}
          ways={methods.map((method) => ({ value: method, label: t(`secondStep.method.${method}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : null}
      <SecondStepForm key={chosen} waiting={waiting} ticket={ticket} method={chosen} onOver={onOver} />
    </div>
  );
}
