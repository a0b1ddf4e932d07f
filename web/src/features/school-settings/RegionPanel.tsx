import Autocomplete from '@mui/material/Autocomplete';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { formatNumber } from '@padavu/domain/amount';
import { formatMoment } from '@padavu/domain/school-dates';
import { formatMoney } from '@padavu/domain/school-format';
import type { Region } from '@padavu/domain/usual-region';
import { schoolFieldNames } from '@padavu/domain/school-settings';
import type { SchoolInput } from '@padavu/domain/school-settings';
import { useState } from 'react';
import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldProps } from '@/components/Field.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import type { TextInputProps } from '@/components/TextInput.tsx';
import { conflictHint } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { currencies, currencyName, localeName, locales, timeZones } from './region-choices.ts';
import type { SettingsFields } from './settings-form.ts';

type RegionPanelProps = { draft: DraftForm<SettingsFields, SchoolInput> };

/** The locale, the currency and the time zone of the school. */
export function RegionPanel({ draft }: RegionPanelProps) {
  const { control } = draft.form;
  const [locale, currency, timeZone] = useWatch({ control, name: ['locale', 'currency', 'timeZone'] });
  return (
    <Panel title="Numbers, money and time">
      <Choice draft={draft} name="locale" options={locales} nameOf={localeName} hint={localeHint} />
      <Choice draft={draft} name="currency" options={currencies} nameOf={currencyName} hint={currencyHint} />
      <Choice
        draft={draft}
        name="timeZone"
        options={timeZones}
        nameOf={(zone) => zone.replaceAll('_', ' ')}
        hint={timeZoneHint}
      />
      <RegionPreview region={{ locale, currency, timeZone }} />
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
  nameOf: (value: string) => string;
  hint: string;
};

function Choice({ draft, name, options, nameOf, hint }: ChoiceProps) {
  const { field, fieldState } = useController({ control: draft.form.control, name });
  const { ref, value, onChange } = field;
  const remote = draft.remoteValue(name);
  return (
    <ChoiceInput
      label={schoolFieldNames[name] ?? name}
      error={fieldState.error?.message}
      hint={conflictHint(typeof remote === 'string' ? nameOf(remote) : undefined) ?? hint}
      value={value}
      options={options}
      nameOf={nameOf}
      onChange={onChange}
      ref={ref}
    />
  );
}

type ChoiceInputProps = FieldProps & {
  value: string;
  /** The values to choose from. A current value that is not among them is added. */
  options: readonly string[];
  /** The label of a value, in which the typed text is searched. */
  nameOf: (value: string) => string;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** A labelled choice of many options, which are filtered by typing. */
function ChoiceInput({ value, options, nameOf, onChange, ref, ...field }: ChoiceInputProps) {
  return (
    <Autocomplete
      disableClearable
      value={value}
      options={options.includes(value) ? options : [value, ...options]}
      getOptionLabel={nameOf}
      onChange={(_event, option) => onChange(option)}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <div ref={input.ref}>
          <SearchedInput {...htmlInput} {...field} ref={htmlInput.ref} fieldRef={ref} />
        </div>
      )}
    />
  );
}

type SearchedInputProps = TextInputProps & { fieldRef: Ref<HTMLInputElement> };

/** Autocomplete and the form both need a ref to the element. */
function SearchedInput({ ref, fieldRef, ...input }: SearchedInputProps) {
  return <TextInput {...input} ref={useForkRef(ref, fieldRef)} />;
}

function RegionPreview({ region }: { region: Region }) {
  const [now] = useState(() => new Date());
  return (
    <Typography
      role="status"
      sx={{ borderInlineStart: 4, borderColor: 'primary.main', paddingInlineStart: 2 }}
    >
      {`A price of ${formatNumber(region, 1999)} looks like ${formatMoney(region, 1999)}; now is ${formatMoment(region, now)}.`}
    </Typography>
  );
}
