import { useTranslation } from '@ikka/i18n/react';
import { Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import '@mantine/core/styles/Switch.layer.css';
import { boardChoiceQuery, useBoardChoice } from './use-winners.ts';

/** The member's own switch: whether their rounds may stand on the winners board. */
export function BoardChoice() {
  const { t } = useTranslation('winners');
  const choice = useQuery(boardChoiceQuery);
  const choose = useBoardChoice();
  const failureText = useFailureText();
  if (!choice.data) return null;
  return (
    <Switch
      label={t('choice')}
      description={t('choiceHint')}
      checked={choose.isPending ? choose.variables : choice.data.isShown}
      disabled={choose.isPending}
      onChange={(event) =>
        choose.mutate(event.currentTarget.checked, {
          onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
        })
      }
    />
  );
}
