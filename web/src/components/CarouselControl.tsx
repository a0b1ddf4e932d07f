import { ActionButton } from './ActionButton.tsx';
import { Glyph } from './Glyph.tsx';

type CarouselControlProps = {
  label: string;
  glyph: 'previous' | 'next' | 'pause' | 'play';
  onPress: () => void;
};

/** A square button that lies on a picture. */
export function CarouselControl({ label, glyph, onPress }: CarouselControlProps) {
  return (
    <ActionButton
      variant="brass"
      aria-label={label}
      onClick={onPress}
      sx={{
        minHeight: 44,
        width: 44,
        padding: 0,
        bgcolor: 'scene.cloth',
        '&:hover': { bgcolor: 'scene.brass' },
      }}
    >
      <Glyph name={glyph} />
    </ActionButton>
  );
}
