import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { visible } from '@padavu/domain/values/visible';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from './TextInput.tsx';

/** Milliseconds without typing after which the search starts. */
const debounceTime = 250;

type SearchInputProps = {
  label?: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
};

/** The search box. It shows typing at once. A change of `search` by the parent replaces the text. */
export function SearchInput({ label = 'Search', placeholder, search, onSearch }: SearchInputProps) {
  const [text, setText] = useState(search);
  const [sentSearch, setSentSearch] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search !== sentSearch) {
      setSentSearch(search);
      setText(search);
    }
  }

  // Names and numbers copied from a chat come with characters that nobody sees.
  const wanted = visible(text).trim();
  const send = useEffectEvent(() => {
    setSentSearch(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === sentSearch) return undefined;
    const timer = setTimeout(send, debounceTime);
    return () => clearTimeout(timer);
  }, [wanted, sentSearch]);

  return (
    <TextInput
      label={label}
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      start={<Box component={Search} aria-hidden sx={{ marginLeft: 1, color: 'text.secondary' }} />}
    />
  );
}
