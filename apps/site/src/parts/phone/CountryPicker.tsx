import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Combobox, Loader, UnstyledButton, useCombobox } from '@mantine/core';
import { IconChevronDown, IconReload } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createBlurWait } from './blur-wait.ts';
import classes from './CountryPicker.module.css';
import { type Country, findCountries, namedCountries } from './country-view.ts';
import { useCountries, useFlags } from './use-countries.ts';

interface PickerProps {
  /** The chosen country's code; '' for none yet, which shows the first of the list. */
  value: string;
  onChange: (country: Country) => void;
  disabled?: boolean | undefined;
}

/** Chooses the country of a number: its flag and dialling code, and a list with a search. */
export function CountryPicker({ value, onChange, disabled }: PickerProps) {
  const { t } = useTranslation('identity');
  const language = useLanguage();
  const countries = useCountries();
  const flags = useFlags();
  const [typed, setTyped] = useState('');
  const named = useMemo(() => namedCountries(countries.data ?? [], language), [countries.data, language]);
  const store = useCombobox({
    // The list has not found its place yet: scrolling to it would move the page below a dialog.
    onDropdownOpen: () => setTimeout(() => store.searchRef.current?.focus({ preventScroll: true }), 0),
    onDropdownClose: (source) => {
      setTyped('');
      store.resetSelectedOption();
      if (source === 'keyboard') store.focusTarget();
    },
  });
  const closing = useCloseAfterBlur(() => store.closeDropdown());
  const shown = named.find(({ countryCode }) => countryCode === value) ?? named[0];
  const found = findCountries(named, typed);

  // What Enter takes is always marked: after each key the first that is found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is another object at each drawing
  useEffect(() => {
    if (typed !== '') store.selectFirstOption();
  }, [typed]);

  if (countries.isError) {
    return (
      <UnstyledButton
        className={classes.target}
        aria-label={`${t('country.loadFailed')}. ${t('country.retry')}`}
        title={t('country.retry')}
        disabled={disabled}
        onClick={() => countries.refetch()}
      >
        {countries.isFetching ? <Loader size={18} /> : <IconReload size={18} aria-hidden />}
      </UnstyledButton>
    );
  }

  return (
    <Combobox
      store={store}
      width={320}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(code) => {
        const chosen = named.find(({ countryCode }) => countryCode === code);
        if (chosen) onChange({ countryCode: code, countryDialingCode: chosen.countryDialingCode });
        store.closeDropdown('keyboard');
      }}
    >
      <Combobox.Target targetType="button" withExpandedAttribute>
        <UnstyledButton
          className={classes.target}
          aria-label={
            shown ? `${t('country.label')}: ${shown.name}, +${shown.countryDialingCode}` : t('country.label')
          }
          aria-busy={shown === undefined}
          disabled={disabled || shown === undefined}
          onClick={() => store.toggleDropdown('mouse')}
          onBlur={closing.onBlur}
          onFocus={closing.onFocus}
        >
          {shown ? (
            <>
              <Flag address={flags[shown.countryCode]} />
              <bdi dir="ltr">+{shown.countryDialingCode}</bdi>
              <IconChevronDown size={14} aria-hidden />
            </>
          ) : (
            <Loader size={18} />
          )}
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown onBlur={closing.onBlur} onFocus={closing.onFocus}>
        <Combobox.Search
          role="combobox"
          aria-expanded={store.dropdownOpened}
          aria-label={t('country.search')}
          placeholder={t('country.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Combobox.Options className={classes.list} aria-label={t('country.label')}>
          {store.dropdownOpened
            ? found.map(({ countryCode, countryDialingCode, name }) => (
                <Combobox.Option
                  key={countryCode}
                  value={countryCode}
                  active={countryCode === shown?.countryCode}
                  aria-selected={countryCode === shown?.countryCode}
                  className={classes.option}
                >
                  <Flag address={flags[countryCode]} />
                  <span className={classes.name}>{name}</span>
                  <bdi dir="ltr" className={classes.code}>
                    +{countryDialingCode}
                  </bdi>
                </Combobox.Option>
              ))
            : null}
          {found.length === 0 ? <Combobox.Empty>{t('country.none')}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The flag of a country; its place stands empty until its file is there. The name beside it says what it shows. */
function Flag({ address }: { address: string | undefined }) {
  return (
    <span className={classes.flag}>
      {address === undefined ? null : (
        <img src={address} alt="" width={24} height={18} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

/** Closes some time after the focus has left both the button and the list; it may pass from one to the other. */
function useCloseAfterBlur(close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  const [blur] = useState(() => createBlurWait(() => latest.current()));
  useEffect(() => blur.stay, [blur]);
  return {
    onFocus: blur.stay,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) blur.leave();
    },
  };
}
