import Box from '@mui/material/Box';
import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { compareNames } from '@padavu/domain/values/search';
import { DayInput } from '@/components/DayInput.tsx';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { auditKinds } from './audit-filter.ts';
import type { useAuditFilter } from './use-audit-filter.ts';
import { administrators } from './queries.ts';

type AuditFiltersProps = Omit<ReturnType<typeof useAuditFilter>, 'clear'> & {
  /** The listed entries: their actors can be chosen, former administrators included. */
  entries: readonly ListedAuditEntry[];
};

const anyone = { value: '', label: 'Anyone' };
const anything = { value: '', label: 'Anything' };

/** Filters by actor, kind, subject and date; an entry must match all of them. */
export function AuditFilters({ filter, change, entries }: AuditFiltersProps) {
  return (
    <Box role="search" aria-label="Activity" sx={grid}>
      <SearchInput
        label="About"
        placeholder="Name, title or number"
        search={filter.about}
        onSearch={(about) => change('about', about)}
      />
      <SelectInput
        label="Who"
        options={[anyone, ...useActors(filter.actor, entries)]}
        value={filter.actor ?? ''}
        onChange={(event) => change('actor', event.target.value)}
      />
      <SelectInput
        label="What"
        options={[anything, ...auditKinds]}
        value={filter.kind ?? ''}
        onChange={(event) => change('kind', event.target.value)}
      />
      <DayInput
        label="From"
        type="date"
        max={filter.to ?? undefined}
        value={filter.from ?? ''}
        onChange={(event) => change('from', event.target.value)}
      />
      <DayInput
        label="To"
        type="date"
        min={filter.from ?? undefined}
        value={filter.to ?? ''}
        onChange={(event) => change('to', event.target.value)}
      />
    </Box>
  );
}

/** The current administrators, the actors of listed entries, and the selected one, by name. */
function useActors(selected: string | null, entries: readonly ListedAuditEntry[]) {
  const users = dataOf(useLiveQuery(administrators)) ?? [];
  const names = new Map(entries.map(({ actor }) => [actor.uid, actor.name]));
  for (const { id, name } of users) names.set(id, name);
  // An entry without an actor: its empty id would select anyone.
  names.delete('');
  if (selected !== null && !names.has(selected)) names.set(selected, 'A former administrator');
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compareNames(one.label, other.label));
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    // A date needs this width to be readable; very narrow phones show one a row.
    xs: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    sm: '1fr 1fr',
    lg: 'repeat(3, minmax(0, 1fr))',
    // A date field cannot be narrower than what the browser writes into it.
    xl: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1.2fr)) repeat(2, 11rem)',
  },
  '& > *': { minWidth: 0 },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
};
