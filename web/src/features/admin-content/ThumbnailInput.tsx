import Box from '@mui/material/Box';
import { pictureAddress } from '@padavu/domain/picture/thumbnail';
import { useWatch } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { TextInput } from '@/components/TextInput.tsx';
import type { TextInputProps } from '@/components/TextInput.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';

type ThumbnailInputProps<V extends FieldValues, O> = Omit<TextInputProps, 'label'> & {
  /** The form with the picture's address, and with the title, which decides the placeholder drawing. */
  control: Control<V, unknown, O>;
};

/** A field for a picture's address, with a live preview. */
export function ThumbnailInput<V extends { thumbnail: string; title: string }, O>({
  control,
  hint,
  ...input
}: ThumbnailInputProps<V, O>) {
  const { address, title } = useWatch({
    control,
    compute: (values) => ({ address: values.thumbnail, title: values.title }),
  });
  const canBeShown = address.trim() === '' || pictureAddress(address.trim()) !== undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'minmax(0, 1fr) 160px' },
        alignItems: 'start',
      }}
    >
      <TextInput
        label="Thumbnail URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={hint ?? (canBeShown ? undefined : 'Only an address that begins with https:// can be shown.')}
        {...input}
      />
      <Box
        role="img"
        aria-label="Thumbnail preview"
        sx={{
          maxWidth: 240,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          cornerShape: 'notch',
          overflow: 'hidden',
        }}
      >
        <Thumbnail src={address.trim()} title={title} />
      </Box>
    </Box>
  );
}
