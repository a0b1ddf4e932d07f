import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { formatNumber } from '@padavu/domain/payment/amount';
import { isCurrency, isLocale, isTimeZone } from '@padavu/domain/school/region';
import { formatMoment } from '@padavu/domain/school/school-dates';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import { schoolFieldNames } from '@padavu/domain/school/school-settings';
import type { SchoolInput } from '@padavu/domain/school/school-settings';
import { useState } from 'react';
import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldProps } from '@/components/Field.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { TextInputProps } from '@/components/TextInput.tsx';
import { conflictHint } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { currencies, currencyName, localeName, locales, readRegion, timeZones } from './region-choices.ts';
import type { SettingsFields } from './settings-form.ts';

type RegionPanelProps = { draft: DraftForm<SettingsFields, SchoolInput> };

/** The locale, the currency and the time zone of the school. */
export function RegionPanel({ draft }: RegionPanelProps) {
  const { control } = draft.form;
  const [locale, currency, timeZone] = useWatch({ control, name: ['locale', 'currency', 'timeZone'] });
  return (
    <Panel title="Numbers, money and time">
      <Choice
        draft={draft}
        name="locale"
        options={locales}
        isValid={isLocale}
        nameOf={localeName}
        hint={localeHint}
      />
      <Choice
        draft={draft}
        name="currency"
        options={currencies}
        isValid={isCurrency}
        nameOf={currencyName}
        hint={currencyHint}
      />
      <Choice
        draft={draft}
        name="timeZone"
        options={timeZones}
        isValid={isTimeZone}
        nameOf={(zone) => zone.replaceAll('_', ' ')}
        hint={timeZoneHint}
      />
      <RegionPreview region={readRegion({ locale, currency, timeZone })} />
    </Panel>
  );
}

const localeHint =
  'Prices, numbers and dates on public pages, for learners, in the admin area, in messages and files. Texts stay English.';
const currencyHint =
  'Prices and payments, in whole units: a price of 19.99 cannot be said. No amount is converted: prices keep their number, recorded payments and receipts their currency. UPI codes show with INR alone.';
const timeZoneHint =
  'Where days begin and end: dates on all pages, filters by day, the year of a receipt, exported files. Moments show in the new zone at once; the day on which a payment came and the numbers of receipts stay as they were written.';

type ChoiceProps = RegionPanelProps & {
  name: keyof Region;
  options: readonly string[];
  isValid: (value: string) => boolean;
  nameOf: (value: string) => string;
  hint: string;
};

function Choice({ draft, name, options, isValid, nameOf, hint }: ChoiceProps) {
  const { field, fieldState } = useController({ control: draft.form.control, name });
  const { ref, value, onChange, onBlur } = field;
  const remote = draft.remoteValue(name);
  return (
    <ChoiceInput
      label={schoolFieldNames[name] ?? name}
      error={fieldState.error?.message}
      hint={conflictHint(typeof remote === 'string' ? nameOf(remote) : undefined) ?? hint}
      value={value}
      options={options.includes(value) || !isValid(value) ? options : [value, ...options]}
      nameOf={(text) => (isValid(text) ? nameOf(text) : text)}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

type ChoiceInputProps = FieldProps & {
  /** An option, or a text that names none. */
  value: string;
  options: readonly string[];
  /** The label of a value, in which the typed text is searched. */
  nameOf: (value: string) => string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

const search = createFilterOptions<string>({ trim: true });

/** A labelled choice of many options, which are filtered by typing. A typed text chooses the one option it names. */
function ChoiceInput({ value, options, nameOf, onChange, onBlur, ref, ...field }: ChoiceInputProps) {
  const [text, setText] = useState(nameOf(value));
  const choose = (named: string) => {
    const found = search([...options], { inputValue: named, getOptionLabel: nameOf });
    const exact = found.find((option) => isSameText(nameOf(option), named));
    const choice = exact ?? (found.length === 1 ? found[0] : undefined) ?? named;
    setText(nameOf(choice));
    onChange(choice);
  };
  const leave = () => {
    if (text.trim() === '') setText(nameOf(value));
    else if (text !== nameOf(value)) choose(text);
    onBlur();
  };
  return (
    <Autocomplete
      freeSolo
      disableClearable
      value={value}
      inputValue={text}
      options={options}
      getOptionLabel={nameOf}
      onInputChange={(_event, typed) => setText(typed)}
      onChange={(_event, named) => (options.includes(named) ? onChange(named) : choose(named))}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <div ref={input.ref} onBlur={leave}>
          <SearchedInput {...htmlInput} {...field} ref={htmlInput.ref} fieldRef={ref} />
        </div>
      )}
    />
  );
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

type SearchedInputProps = TextInputProps & { fieldRef: Ref<HTMLInputElement> };

/** Autocomplete and the form both need a ref to the element. */
function SearchedInput({ ref, fieldRef, ...input }: SearchedInputProps) {
  return <TextInput {...input} ref={useForkRef(ref, fieldRef)} />;
}

function RegionPreview({ region }: { region: Region }) {
  const [now] = useState(serverNow);
  return (
    <Typography
      role="status"
      sx={{ borderInlineStart: 4, borderColor: 'primary.main', paddingInlineStart: 2 }}
    >
      {`A price of ${formatNumber(region, 1999)} looks like ${formatMoney(region, 1999)}; now is ${formatMoment(region, now)}.`}
    </Typography>
  );
}
