import { useTranslation } from '@ikka/i18n/react';
import { Button, Stack } from '@mantine/core';
import { Failure } from '../../parts/Failure.tsx';
import { CodeField } from './CodeField.tsx';
import { useCode } from './use-code.ts';

export function CodeStep({
  ticket,
  onToken,
  onLost,
}: {
  ticket: string;
  onToken: (token: string) => void;
  onLost: () => void;
}) {
  const { t } = useTranslation('office');
  const { code, setCode, send, isBusy, failure } = useCode(ticket, onToken, onLost);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <Stack>
        <CodeField
          value={code}
          onChange={setCode}
          onComplete={send}
          isWrong={failure !== null && code === ''}
          isBusy={isBusy}
        />
        <Failure failure={failure} />
        <Button type="submit" size="md" loading={isBusy} disabled={code.length < 6}>
          {t('login.enter')}
        </Button>
      </Stack>
    </form>
  );
}
