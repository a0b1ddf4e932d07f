import Box from '@mui/material/Box';
import { Shape, TextShape } from './Shape.tsx';

/** A form: fields with their labels, and its button. */
export function FormShapes({ fields }: { fields: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {Array.from({ length: fields }, (_, field) => (
        <Box key={field} sx={{ display: 'grid', gap: 0.75 }}>
          <TextShape width={14} />
          <Shape height="52px" />
        </Box>
      ))}
      <Shape height={6.5} />
    </Box>
  );
}
