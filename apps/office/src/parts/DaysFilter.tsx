import { addDays, formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { DateRange } from '@ikka/ui/date-range';
import { Button, Input } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';

/** A range of days that may be left open: until one is chosen, the list is of all times. */
export function DaysFilter({
  from,
  to,
  onChange,
}: {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from: string | undefined; to: string | undefined }) => void;
}) {
  const { t } = useTranslation(['office', 'common']);
  const today = formatDay(new Date());
  return (
    <Input.Wrapper label={t('common:range.label')} labelElement="div">
      {from === undefined && to === undefined ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconCalendar size={18} />}
            onClick={() => onChange({ from: addDays(today, -6), to: today })}
          >
            {t('filter.allTime')}
          </Button>
        </div>
      ) : (
        <div>
          <DateRange value={{ from: from ?? '2026-01-01', to: to ?? today }} onChange={onChange} />
        </div>
      )}
    </Input.Wrapper>
  );
}
