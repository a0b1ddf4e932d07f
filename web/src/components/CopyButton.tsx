import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { useEffect, useState } from 'react';
import { Announcement } from './Announcement.tsx';
import { useNotice } from './Notices.tsx';
import * as texts from './texts.ts';

type CopyButtonProps = {
  text: string;
  /** The noun in the label, as in "Copy reference". */
  what: string;
  /** An icon without text. */
  small?: boolean;
};

/** Milliseconds for which the button confirms that it has copied. */
const confirmationTime = 4000;

/** Copies a text and confirms it visibly and to screen readers. */
export function CopyButton({ text, what, small = false }: CopyButtonProps) {
  const notify = useNotice();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      // Throws also on a page that is not secure, which has no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify({ severity: 'error', text: texts.copyBlocked });
    }
  };
  const icon = copied ? <Check /> : <ContentCopy />;
  return (
    <>
      {small ? (
        <Tooltip title={copied ? texts.copied : fillPlaceholders(texts.copy, { what })} describeChild>
          <IconButton aria-label={fillPlaceholders(texts.copy, { what })} onClick={() => void copy()}>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="contained" startIcon={icon} onClick={() => void copy()}>
          {copied ? texts.copied : fillPlaceholders(texts.copy, { what })}
        </Button>
      )}
      <Announcement text={copied ? fillPlaceholders(texts.copiedWhat, { what }) : ''} />
    </>
  );
}
