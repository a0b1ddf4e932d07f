// The browser's own part, decoding and drawing, is tried in tests/e2e/site-pictures.spec.ts.
import { mediaMessages } from '@padavu/domain/media-input';
import type { Picture } from '@padavu/domain/picture';
import { Picture as PictureSchema, pictureMessages } from '@padavu/domain/picture';
import { pictureLimits } from '@padavu/domain/picture-file';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import type * as pictures from '@/lib/picture.ts';
import { pictureErrors } from '@/lib/picture-texts.ts';
import { shrinkIcon, shrinkPicture } from '@/lib/picture.ts';
import { pictureError } from './picture-draft.ts';
import { pictureFieldMessages as texts } from './picture-messages.ts';
import { PictureField } from './PictureField.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock(import('@/lib/picture.ts'), async (original) => ({
  ...(await original()),
  shrinkIcon: vi.fn<typeof shrinkIcon>(),
  shrinkPicture: vi.fn<typeof shrinkPicture>(),
}));

const call = vi.mocked(callAuthorisedApi);
const shrink = vi.mocked(shrinkPicture);
const square = vi.mocked(shrinkIcon);

const photo = () => new File(['photo'], 'photo.png', { type: 'image/png' });
const small = (width: number, content: string) => ({ width, height: width / 2, file: new Blob([content]) });
const narrow = small(320, 'narrow');
const wide = small(640, 'wide');

const hashes = { narrow: 'a'.repeat(64), wide: 'b'.repeat(64), before: 'c'.repeat(64) };
const stored = (hash: string, width: number) => ({ hash, type: 'image/webp', width, height: width / 2 });

/** As the server answers to the narrow file and to the wide one. */
const takesBoth = () =>
  call
    .mockResolvedValueOnce({ success: true, data: stored(hashes.narrow, 320) })
    .mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });

const uploaded = {
  width: 640,
  height: 320,
  sources: [
    { hash: hashes.narrow, width: 320 },
    { hash: hashes.wide, width: 640 },
  ],
};
const before: Picture = {
  alt: 'A loaf',
  width: 320,
  height: 160,
  sources: [{ hash: hashes.before, width: 320 }],
};

const submitted = vi.fn<() => void>();

/** The field in a form that keeps the picture and says what is wrong with it, as the forms of the admin area do. */
function Form({ initial, isIcon }: { initial: Picture | null; isIcon?: boolean }) {
  const [picture, setPicture] = useState(initial);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
        const { error: wrong } = PictureSchema.nullable().safeParse(picture);
        setError(pictureError(wrong && { alt: wrong.issues[0] }));
      }}
    >
      <PictureField
        label="Logo"
        hint="It shows at the top."
        value={picture}
        onChange={setPicture}
        error={error}
        {...(isIcon !== undefined && { isIcon })}
      />
      <button type="submit">Save</button>
      <p data-testid="picture">{JSON.stringify(picture)}</p>
    </form>
  );
}

const show = (initial: Picture | null = null, isIcon?: boolean) =>
  render(<Form initial={initial} {...(isIcon !== undefined && { isIcon })} />);
const field = () => screen.getByRole('group', { name: 'Logo' });
const input = () => screen.getByLabelText(/^Choose, drop or paste/);
const alt = () => screen.getByRole('textbox', { name: new RegExp(texts.alt) });
const kept = (): unknown => JSON.parse(screen.getByTestId('picture').textContent);
const choose = (file: File) => userEvent.upload(input(), file);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  submitted.mockReset();
  call.mockReset();
  shrink.mockReset().mockResolvedValue([narrow, wide]);
  square.mockReset().mockResolvedValue([narrow, wide]);
});

describe('a picture', () => {
  it.each([
    { way: 'chosen', give: choose },
    { way: 'pasted', give: (file: File) => fireEvent.paste(field(), { clipboardData: { files: [file] } }) },
    { way: 'dropped', give: (file: File) => fireEvent.drop(field(), { dataTransfer: { files: [file] } }) },
  ])('that is $way is made small, stored in each of its widths, and shown', async ({ give }) => {
    takesBoth();
    show();
    const file = photo();
    await give(file);
    await waitFor(() => expect(kept()).toEqual({ alt: '', ...uploaded }));
    expect(shrink.mock.lastCall?.[0]).toBe(file);
    expect(call.mock.calls.map(([{ method, path, body }]) => ({ method, path, body }))).toEqual(
      ['narrow', 'wide'].map((content) => ({
        method: 'POST',
        path: '/media',
        body: { content: btoa(content) },
      })),
    );
    expect(field().querySelector('img')).toHaveAttribute(
      'srcset',
      `/media/${hashes.narrow} 320w,/media/${hashes.wide} 640w`,
    );
  });

  it('keeps a drop from leading the browser away from the form', () => {
    show();
    const over = createEvent.dragOver(field());
    fireEvent(field(), over);
    expect(over.defaultPrevented).toBe(true);
  });

  it('leaves a paste of text to the field that it is meant for', async () => {
    show(before);
    await userEvent.clear(alt());
    await userEvent.paste('A basket');
    expect(kept()).toEqual({ ...before, alt: 'A basket' });
    expect(shrink).not.toHaveBeenCalled();
  });

  it('says how far its upload is, takes no second one meanwhile, and holds its form back', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    show();
    await choose(photo());
    expect(await screen.findByText(texts.uploading(1, 2))).toBeVisible();
    fireEvent.drop(field(), { dataTransfer: { files: [photo()] } });
    await save();
    expect(shrink).toHaveBeenCalledOnce();
    expect(submitted).not.toHaveBeenCalled();
    call.mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });
    answer.resolve({ success: true, data: stored(hashes.narrow, 320) });
    await waitFor(() => expect(kept()).toMatchObject(uploaded));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await save();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('is not taken without words, which are asked for at their field', async () => {
    takesBoth();
    show();
    await choose(photo());
    await screen.findByRole('button', { name: texts.remove });
    expect(alt()).toBeRequired();
    await save();
    expect(alt()).toHaveAccessibleDescription(pictureMessages.altRequired);
    await userEvent.type(alt(), 'Two loaves');
    await save();
    expect(alt()).toHaveAccessibleDescription(texts.altHint);
    expect(kept()).toEqual({ alt: 'Two loaves', ...uploaded });
  });

  it('that takes the place of another keeps its words, also those typed during the upload', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    show(before);
    await choose(photo());
    await screen.findByText(texts.uploading(1, 2));
    await userEvent.type(alt(), ' of rye');
    call.mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });
    answer.resolve({ success: true, data: stored(hashes.narrow, 320) });
    await waitFor(() => expect(kept()).toEqual({ alt: 'A loaf of rye', ...uploaded }));
  });

  it('is removed with its words', async () => {
    show(before);
    await userEvent.click(screen.getByRole('button', { name: texts.remove }));
    expect(kept()).toBeNull();
    expect(field().querySelector('img')).toBeNull();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText(texts.choose)).toBeVisible();
  });
});

describe('an icon', () => {
  it('is made square, and gets its name for words', async () => {
    takesBoth();
    show(null, true);
    await choose(photo());
    await waitFor(() => expect(kept()).toEqual({ alt: 'Logo', ...uploaded }));
    expect(square).toHaveBeenCalledOnce();
    expect(shrink).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a file that cannot be used', () => {
  const tooLong = Object.defineProperty(photo(), 'size', { value: pictureLimits.file.bytes + 1 });

  it.each([
    {
      what: 'a drawing with scripts',
      file: new File(['<svg><script>alert(1)</script></svg>'], 'a.svg', { type: 'image/svg+xml' }),
      says: pictureErrors.vector,
    },
    { what: 'a file of more than 30 MB', file: tooLong, says: pictureErrors.tooLong },
    {
      what: 'what the browser cannot decode',
      file: new File(['notes'], 'notes.jpg', { type: 'image/jpeg' }),
      says: pictureErrors.unreadable,
    },
  ])('is refused with the reason at the field, and the picture stays: $what', async ({ file, says }) => {
    const { shrinkPicture: real } = await vi.importActual<typeof pictures>('@/lib/picture.ts');
    shrink.mockImplementation(real);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decodable')));
    show(before);
    await choose(file);
    await waitFor(() => expect(input()).toHaveAccessibleDescription(says));
    expect(kept()).toEqual(before);
    expect(call).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('an upload that fails', () => {
  it.each([
    {
      what: 'the words of the server where it refuses',
      error: new ApiError(400, mediaMessages.notWhole, {
        success: false,
        code: 'validation',
        message: mediaMessages.notWhole,
      }),
      says: mediaMessages.notWhole,
    },
    { what: 'to try again where nobody answers', error: new ApiError(0, 'no answer'), says: texts.failed },
  ])('says $what, keeps the picture, and can be repeated', async ({ error, says }) => {
    call.mockRejectedValueOnce(error);
    show(before);
    await choose(photo());
    await waitFor(() => expect(input()).toHaveAccessibleDescription(says));
    expect(kept()).toEqual(before);
    takesBoth();
    await choose(photo());
    await waitFor(() => expect(kept()).toEqual({ alt: before.alt, ...uploaded }));
    expect(input()).toHaveAccessibleDescription('It shows at the top.');
  });
});
