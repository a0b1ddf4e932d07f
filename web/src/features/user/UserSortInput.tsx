import { userSorts } from '@padavu/domain/user-sort';
import type { UserSort } from '@padavu/domain/user-sort';
import { SelectInput } from '@/components/SelectInput.tsx';

const labels: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name A–Z',
  'name-descending': 'Name Z–A',
};

const options = userSorts.map((value) => ({ value, label: labels[value] }));

/** The order of the cards, which have no column headings to press. */
export function UserSortInput({ sort, onSort }: { sort: UserSort; onSort: (sort: UserSort) => void }) {
  return (
    <SelectInput
      label="Sort"
      options={options}
      value={sort}
      onChange={(event) => onSort(userSorts.find((one) => one === event.target.value) ?? 'newest')}
    />
  );
}
