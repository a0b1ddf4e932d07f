import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from './TextInput.tsx';

/** Milliseconds without typing after which the search starts. */
const rest = 250;

type SearchInputProps = {
  label?: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
};

/** The search box. It shows typing at once, and follows when the search is changed from outside. */
export function SearchInput({ label = 'Search', placeholder, search, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }

  const send = useEffectEvent(() => {
    setSent(typed.trim());
    onSearch(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === sent) return undefined;
    const timer = setTimeout(send, rest);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return (
    <TextInput
      label={label}
      type="search"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      start={<Box component={Search} aria-hidden sx={{ marginLeft: 1, color: 'text.secondary' }} />}
    />
  );
}
