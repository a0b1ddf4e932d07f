import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Picture } from '@padavu/domain/picture/picture';
import { imageAttributes } from '@padavu/domain/picture/thumbnail';
import { useEffect, useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, Ref } from 'react';
import { FileInput } from '@/components/FileInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import type { PictureFiles } from './api.ts';
import { pictureFieldMessages as texts } from './picture-messages.ts';

type PictureFieldProps = {
  /** The field of the description, which a form focuses if it has an error. */
  ref?: Ref<HTMLInputElement>;
  /** What the picture is used as, such as "Logo". */
  label: string;
  hint: string;
  /** Makes the picture square and uses the label as its description. */
  isIcon?: boolean;
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
  /** The error of the picture or of its description. */
  error: string | undefined;
};

/** A field for a picture that is chosen, dropped or pasted, uploaded at once, and described in words. */
export function PictureField(props: PictureFieldProps) {
  const { ref, label, hint, isIcon = false, value, onChange, error } = props;
  const group = useRef<HTMLDivElement>(null);
  const { progress, problem, upload } = useUpload(value, isIcon ? label : undefined, onChange);
  const id = useId();
  useSubmitBlock(group, progress !== null);

  const uploadFrom = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    upload(file);
  };
  return (
    <Box
      ref={group}
      role="group"
      aria-labelledby={id}
      // A click focuses the group, so that it receives a paste.
      tabIndex={-1}
      onPaste={(event) => uploadFrom(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => uploadFrom(event, event.dataTransfer)}
      sx={frame}
    >
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {value && <PictureImage picture={value} />}
      <FileInput
        label={value ? texts.replace : texts.choose}
        accept="image/*"
        // An icon has no field for a description, at which the error would show.
        error={problem ?? (isIcon ? error : undefined)}
        hint={hint}
        onChoose={upload}
      />
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {progress}
      </Typography>
      {value && (
        <>
          {!isIcon && (
            <TextInput
              ref={ref}
              label={texts.alt}
              required
              value={value.alt}
              error={error}
              hint={texts.altHint}
              onChange={({ target }) => onChange({ ...value, alt: target.value })}
            />
          )}
          <Stack direction="row">
            <Button color="error" onClick={() => onChange(null)} sx={wordsAtStart}>
              {texts.remove}
            </Button>
          </Stack>
        </>
      )}
    </Box>
  );
}

function PictureImage({ picture }: { picture: Picture }) {
  return (
    <Box
      component="img"
      {...imageAttributes(picture)}
      sizes="320px"
      sx={{
        display: 'block',
        maxWidth: '100%',
        width: 320,
        height: 'auto',
        maxHeight: 240,
        objectFit: 'contain',
        objectPosition: 'left',
      }}
    />
  );
}

/**
 * Uploads one file at a time. If that fails, sets `problem` and keeps the current picture.
 * @param iconName the description of an icon; `undefined` for other pictures
 */
function useUpload(
  value: Picture | null,
  iconName: string | undefined,
  onChange: (picture: Picture) => void,
) {
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  // During the upload the description may change, and the entry of the field may move in its list or be removed.
  const finish = useRef<(files: PictureFiles) => void>(undefined);
  useEffect(() => {
    finish.current = (files) => onChange({ alt: iconName ?? value?.alt ?? '', ...files });
    return () => {
      finish.current = undefined;
    };
  });

  async function run(file: File): Promise<void> {
    setProblem(undefined);
    setProgress(texts.shrinking);
    // Loaded only when a picture is uploaded.
    const { uploadPicture, uploadIcon, pictureProblem } = await import('./api.ts');
    const send = iconName === undefined ? uploadPicture : uploadIcon;
    try {
      const files = await send(file, (stored, all) => setProgress(texts.uploading(stored + 1, all)));
      finish.current?.(files);
    } catch (error) {
      setProblem(pictureProblem(error));
    }
  }

  const upload = (file: File) => {
    if (progress !== null) return;
    run(file)
      .catch(() => setProblem(texts.failed))
      .finally(() => setProgress(null));
  };
  return { progress, problem, upload };
}

/** Blocks the submit of the form around an element: during an upload it would store the form without the picture. */
function useSubmitBlock(element: { current: HTMLElement | null }, isBlocked: boolean): void {
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form || !isBlocked) return undefined;
    const block = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    form.addEventListener('submit', block, { capture: true });
    return () => form.removeEventListener('submit', block, { capture: true });
  }, [element, isBlocked]);
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
} as const;
