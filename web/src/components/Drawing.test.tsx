import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateView } from './StateView.tsx';

it('the text below a drawing has its place before the drawing is loaded', () => {
  const { container } = render(<StateView drawing="scene-empty" title="Nothing here yet" />);
  expect(container.querySelector('img')).toHaveStyle({ aspectRatio: '4 / 3' });
});
