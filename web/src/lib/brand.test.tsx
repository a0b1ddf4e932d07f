import { formatMoney } from '@padavu/domain/school/school-format';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrandFile } from '@/test/brand-file.ts';
import { loadBrand, whenBrandKnown } from './brand-source.ts';
import { brandStyles } from './brand-style.ts';
import { currentBrand, useBrand } from './brand.ts';

const build = vi.hoisted(() => ({ language: 'en' }));
vi.mock(import('./language.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'language', { get: () => build.language }),
);

const fetchMock = vi.fn<typeof fetch>();
const respondWith = (body: unknown) =>
  fetchMock.mockImplementation(() => Promise.resolve(Response.json(body)));

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
  vi.stubGlobal('fetch', fetchMock);
});

describe("the school's brand", () => {
  it('is the one that the device has stored, then that of the site, which is stored', async () => {
    render(<Name />);
    respondWith(aBrandFile);
    let loading = Promise.resolve();
    act(() => {
      loading = loadBrand();
    });
    expect(screen.getByText('Padavu')).toBeVisible();
    await act(() => loading);
    expect(screen.getByText('Kollam Pottery')).toBeVisible();
    expect(brandStyles(document)).toHaveTextContent(':root{--a:1}');
    expect(JSON.parse(localStorage.getItem('brand') ?? '')).toEqual(aBrandFile);
  });

  it.each([
    ['a response that is not JSON', () => respondWith('<!doctype html>')],
    ['a response without the name', () => respondWith({ ...aBrandFile, name: undefined })],
    ['no response', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('stays with %s', async (_what, respond) => {
    respondWith(aBrandFile);
    await act(loadBrand);
    respond();
    render(<Name />);
    await act(loadBrand);
    expect(screen.getByText('Kollam Pottery')).toBeVisible();
  });

  it('includes the format of prices, which is the default until the brand is known', async () => {
    render(<Cost />);
    expect(screen.getByText('₹1,999')).toBeVisible();
    respondWith(aBrandFile);
    await act(loadBrand);
    expect(screen.getByText('1.999 €')).toBeVisible();
  });

  it('has its Malayalam tagline on pages in Malayalam, and an unreadable translation harms nothing else', async () => {
    const translations = { ml: { tagline: 'കളിമണ്ണ്.' } };
    render(<Tagline />);
    respondWith({ ...aBrandFile, translations });
    await act(loadBrand);
    expect(screen.getByText('Clay.')).toBeVisible();
    build.language = 'ml';
    await act(loadBrand);
    expect(screen.getByText('കളിമണ്ണ്.')).toBeVisible();
    respondWith({ ...aBrandFile, tagline: 'Wood.', translations: { ml: { tagline: 7 } } });
    await act(loadBrand);
    expect(screen.getByText('Wood.')).toBeVisible();
    build.language = 'en';
  });

  it('is known once it has arrived, or at once from the copy on the device, and a failure ends the wait', async () => {
    const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
    fetchMock.mockReturnValue(response);
    const first = loadBrand();
    let isKnown = false;
    const known = whenBrandKnown().then(() => (isKnown = true));
    await Promise.resolve();
    expect(isKnown).toBe(false);
    respond(Response.json(aBrandFile));
    await act(() => known);
    expect(currentBrand().timeZone).toBe('Europe/Berlin');
    await first;
    fetchMock.mockReturnValue(new Promise(() => {}));
    void loadBrand();
    await whenBrandKnown();
    localStorage.clear();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    void loadBrand();
    await whenBrandKnown();
  });

  it('is not fetched without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockClear();
    await loadBrand();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
