import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storeText } from '@/lib/stored.ts';
import { usePrefilledEmail } from './use-prefilled-email.ts';

function Form() {
  const [email, setEmail] = useState('');
  usePrefilledEmail({ fill: setEmail, otherwise: () => 'anjali@padavu.example' });
  return <input name="email" aria-label="Email" value={email} onChange={() => undefined} />;
}

const field = () => screen.getByRole('textbox', { name: 'Email' });

/** A form that was there before its script. */
function hydrateForm({ focused }: { focused: boolean }) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  if (focused) field().focus();
  render(<Form />, { container, hydrate: true });
}

it('the address that is remembered is filled in, or else the other one', () => {
  hydrateForm({ focused: false });
  expect(field()).toHaveValue('anjali@padavu.example');
});

it('the address that is remembered comes first', () => {
  storeText('rememberedEmail', 'basil@padavu.example');
  hydrateForm({ focused: false });
  expect(field()).toHaveValue('basil@padavu.example');
});

it('nothing is filled in while somebody is in the field', () => {
  storeText('rememberedEmail', 'basil@padavu.example');
  hydrateForm({ focused: true });
  expect(field()).toHaveValue('');
});
