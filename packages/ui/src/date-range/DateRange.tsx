import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ur';
import { addDays, formatDay } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, Popover, useDirection } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Figure } from '../parts/Figure.tsx';
import { useEscape, useTopDialog } from '../parts/use-top-dialog.ts';
import classes from './DateRange.module.css';
import { type Days, presetDays, rangePresets } from './range-presets.ts';

/** Chooses a range of days: four presets and a calendar. Never offers a day that is still to come. */
export function DateRange({ value, onChange }: { value: Days; onChange: (days: Days) => void }) {
  const { t } = useTranslation();
  const { dir } = useDirection();
  const language = useLanguage();
  const wide = useMediaQuery('(min-width: 48em)', true);
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<[string | null, string | null]>([value.from, value.to]);
  useEscape(useTopDialog(opened), () => setOpened(false));
  const now = new Date();
  const active = rangePresets.find((preset) => {
    const days = presetDays(preset, now);
    return days.from === value.from && days.to === value.to;
  });
  // The library's chevrons point the way of left-to-right text in both directions.
  const [Previous, Next] =
    dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];

  function choose(days: Days) {
    setOpened(false);
    onChange(days);
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="lg"
      radius="md"
      withinPortal
      closeOnEscape={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={18} />}
          aria-label={`${t('range.label')}: ${active ? t(`range.${active}`) : `${value.from} – ${value.to}`}`}
          onClick={() => {
            setDraft([value.from, value.to]);
            setOpened((before) => !before);
          }}
        >
          {active ? t(`range.${active}`) : <Figure>{`${value.from} – ${value.to}`}</Figure>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <div className={classes.presets}>
          {rangePresets.map((preset) => (
            <Button
              key={preset}
              variant={preset === active ? 'light' : 'subtle'}
              justify="start"
              size="sm"
              onClick={() => choose(presetDays(preset, now))}
            >
              {t(`range.${preset}`)}
            </Button>
          ))}
        </div>
        <DatePicker
          type="range"
          allowSingleDateInRange
          value={draft}
          locale={language}
          firstDayOfWeek={1}
          weekendDays={[]}
          classNames={{ weekday: classes.weekday ?? '' }}
          maxDate={formatDay(now)}
          minDate={addDays(formatDay(now), -731)}
          numberOfColumns={wide ? 2 : 1}
          defaultDate={wide ? addDays(value.to, -30) : value.to}
          previousIcon={<Previous size={18} />}
          nextIcon={<Next size={18} />}
          ariaLabels={{ nextMonth: t('range.nextMonth'), previousMonth: t('range.previousMonth') }}
          onChange={(days) => {
            setDraft(days);
            if (days[0] && days[1]) choose({ from: days[0], to: days[1] });
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
