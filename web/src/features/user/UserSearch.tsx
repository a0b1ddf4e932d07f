import { SearchInput } from '@/components/SearchInput.tsx';

type UserSearchProps = { search: string; onSearch: (search: string) => void };

/** The search box of the user list. */
export function UserSearch(props: UserSearchProps) {
  return <SearchInput placeholder="Name, e-mail or reference" {...props} />;
}
