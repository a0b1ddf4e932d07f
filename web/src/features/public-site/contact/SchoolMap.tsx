import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { steppedClip } from '@/components/stepped-clip.ts';
import * as texts from '@/features/public-site/texts.ts';

type Coordinates = { latitude: number; longitude: number };

/** The school's location. The map service is contacted only when a visitor asks for the map. */
export function SchoolMap({ location, place }: { location: Coordinates; place: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={[frame, steppedClip]}>
      {isShown ? (
        <Box
          component="iframe"
          ref={takeFocus}
          src={mapAddress(location)}
          title={fillPlaceholders(texts.mapOf, { place })}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
          sx={{ gridArea: '1 / 1', width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <>
          <Box
            component="img"
            src="/assets/drawings/map.svg"
            alt=""
            width={1280}
            height={640}
            loading="lazy"
            sx={{ gridArea: '1 / 1', width: '100%', height: { xs: '64%', sm: '100%' }, objectFit: 'cover' }}
          />
          <Box sx={label}>
            <Typography sx={{ fontWeight: 650, whiteSpace: 'pre-line' }}>{place}</Typography>
            <ActionButton onClick={() => setShown(true)} sx={{ marginBlock: 1.5 }}>
              {texts.showMap}
            </ActionButton>
            <Typography variant="body2" color="textSecondary">
              {texts.mapSource}
            </Typography>
          </Box>
        </>
      )}
    </Box>
  );
}

/** The map takes the focus of the button that it replaces. */
const takeFocus = (map: HTMLIFrameElement | null) => map?.focus();

const frame = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: (theme: Theme) => ({
    xs: theme.spacing(52),
    md: theme.spacing(60),
  }),
  bgcolor: 'primary.light',
} as const;

const label = {
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'start',
  position: 'relative',
  maxWidth: '40ch',
  overflowWrap: 'anywhere',
  margin: { xs: 2, sm: 4 },
  padding: { xs: 2, sm: 3 },
  borderRadius: 2,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
} as const;

/** The extent of the map around its pin in degrees: about four kilometres by three. */
const extent = { latitude: 0.014, longitude: 0.02 };

/** The address of an OpenStreetMap frame with a pin. */
function mapAddress({ latitude, longitude }: Coordinates): string {
  const corners = [
    longitude - extent.longitude,
    latitude - extent.latitude,
    longitude + extent.longitude,
    latitude + extent.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
