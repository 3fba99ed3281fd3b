import { type AcceptPolicy, acceptPolicies } from '@ikka/contract';
import { useBookWords } from '@ikka/sports/words';
import { Button, Select } from '@mantine/core';
import { movedOdds, type Quote, type Slip, type SlipChange } from './slip.ts';

/** Which changes of the odds are taken, and the button that agrees to those that are not. */
export function AcceptChanges({
  slip,
  quote,
  change,
}: {
  slip: Slip;
  quote: Quote | undefined;
  change: (by: SlipChange) => void;
}) {
  const { t } = useBookWords();
  const moved = movedOdds(slip, quote);
  return (
    <>
      <Select
        size="xs"
        label={t('acceptLabel')}
        value={slip.accept}
        allowDeselect={false}
        onChange={(accept) => change({ type: 'accept', accept: accept as AcceptPolicy })}
        data={acceptPolicies.map((value) => ({ value, label: t(`accept.${value}`) }))}
      />
      {moved.size > 0 && slip.accept !== 'any' ? (
        <Button variant="default" fullWidth onClick={() => change({ type: 'agree', odds: moved })}>
          {t('agree')}
        </Button>
      ) : null}
    </>
  );
}
