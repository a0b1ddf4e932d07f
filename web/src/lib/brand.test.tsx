import { formatMoney } from '@padavu/domain/school-format';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnBrand } from './brand-source.ts';
import { brandStyles } from './brand-style.ts';
import { useBrand } from './brand.ts';

const build = vi.hoisted(() => ({ language: 'en' }));
vi.mock(import('./language.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'language', { get: () => build.language }),
);

const asked = vi.fn<typeof fetch>();
const answers = (body: unknown) => asked.mockImplementation(() => Promise.resolve(Response.json(body)));

const pottery = {
  name: 'Kollam Pottery',
  tagline: 'Clay.',
  email: 'a@b.example',
  logo: null,
  locale: 'de-DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  styles: ':root{--a:1}',
};

function Name() {
  return <p>{useBrand().name}</p>;
}

function Tagline() {
  return <p>{useBrand().tagline}</p>;
}

function Cost() {
  return <p>{formatMoney(useBrand(), 1999)}</p>;
}

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
});

describe('how the school calls itself', () => {
  it('is what the device knows, then what the site says, kept for the next time', async () => {
    render(<Name />);
    answers(pottery);
    let learning = Promise.resolve();
    act(() => {
      learning = learnBrand();
    });
    expect(screen.getByText('Padavu')).toBeVisible();
    await act(() => learning);
    expect(screen.getByText('Kollam Pottery')).toBeVisible();
    expect(brandStyles(document)).toHaveTextContent(':root{--a:1}');
    expect(JSON.parse(localStorage.getItem('brand') ?? '')).toEqual(pottery);
  });

  it.each([
    ['an answer that is none', () => answers('<!doctype html>')],
    ['an answer that lacks the name', () => answers({ ...pottery, name: undefined })],
    ['no answer', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('stays with %s', async (_what, answer) => {
    answers(pottery);
    await act(learnBrand);
    answer();
    render(<Name />);
    await act(learnBrand);
    expect(screen.getByText('Kollam Pottery')).toBeVisible();
  });

  it('brings how the school writes prices; until it is known, it is the usual way', async () => {
    render(<Cost />);
    expect(screen.getByText('₹1,999')).toBeVisible();
    answers(pottery);
    await act(learnBrand);
    expect(screen.getByText('1.999 €')).toBeVisible();
  });

  it('is said in Malayalam on pages in Malayalam, and what cannot be read of that harms nothing else', async () => {
    const translations = { ml: { tagline: 'കളിമണ്ണ്.' } };
    render(<Tagline />);
    answers({ ...pottery, translations });
    await act(learnBrand);
    expect(screen.getByText('Clay.')).toBeVisible();
    build.language = 'ml';
    await act(learnBrand);
    expect(screen.getByText('കളിമണ്ണ്.')).toBeVisible();
    answers({ ...pottery, tagline: 'Wood.', translations: { ml: { tagline: 7 } } });
    await act(learnBrand);
    expect(screen.getByText('Wood.')).toBeVisible();
    build.language = 'en';
  });

  it('is not asked for without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    asked.mockClear();
    await learnBrand();
    expect(asked).not.toHaveBeenCalled();
  });
});
