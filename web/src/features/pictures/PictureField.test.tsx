// Decoding and drawing need a browser: tests/e2e/site-pictures.spec.ts tests them.
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import type { Picture } from '@padavu/domain/picture/picture';
import { Picture as PictureSchema, pictureMessages } from '@padavu/domain/picture/picture';
import { pictureLimits } from '@padavu/domain/picture/picture-file';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

/** The server stores the narrow file and then the wide one. */
const storesBothFiles = () =>
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

const onSubmit = vi.fn<() => void>();

/** The field in a form that keeps the picture and shows its error, as the forms of the admin area do. */
function Form({ initial, isIcon }: { initial: Picture | null; isIcon?: boolean }) {
  const [picture, setPicture] = useState(initial);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        const { error: invalid } = PictureSchema.nullable().safeParse(picture);
        setError(pictureError(invalid && { alt: invalid.issues[0] }));
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

const fieldOf = (onChange: (picture: Picture | null) => void) => (
  <PictureField label="Logo" hint="It shows at the top." value={null} onChange={onChange} error={undefined} />
);

const show = (initial: Picture | null = null, isIcon?: boolean) =>
  render(<Form initial={initial} {...(isIcon !== undefined && { isIcon })} />);
const field = () => screen.getByRole('group', { name: 'Logo' });
const input = () => screen.getByLabelText(/^Choose, drop or paste/);
const alt = () => screen.getByRole('textbox', { name: new RegExp(texts.alt) });
const formPicture = (): unknown => JSON.parse(screen.getByTestId('picture').textContent);
const choose = (file: File) => userEvent.upload(input(), file);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  onSubmit.mockReset();
  call.mockReset();
  shrink.mockReset().mockResolvedValue([narrow, wide]);
  square.mockReset().mockResolvedValue([narrow, wide]);
});

describe('a picture', () => {
  it.each([true, false])(
    'that is refused shows why, also an icon, which has no description: %s',
    (isIcon) => {
      const error = mediaMessages.gone;
      const props = { label: 'Logo', hint: 'It shows at the top.', onChange: () => undefined, isIcon, error };
      render(<PictureField {...props} value={before} />);
      expect(within(field()).getByText(error)).toBeVisible();
    },
  );

  it.each([
    { way: 'chosen', give: choose },
    { way: 'pasted', give: (file: File) => fireEvent.paste(field(), { clipboardData: { files: [file] } }) },
    { way: 'dropped', give: (file: File) => fireEvent.drop(field(), { dataTransfer: { files: [file] } }) },
  ])('that is $way is shrunk, stored in each of its widths, and shown', async ({ give }) => {
    storesBothFiles();
    show();
    const file = photo();
    await give(file);
    await waitFor(() => expect(formPicture()).toEqual({ alt: '', ...uploaded }));
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

  it('that is dropped does not navigate the browser away from the form', () => {
    show();
    const over = createEvent.dragOver(field());
    fireEvent(field(), over);
    expect(over.defaultPrevented).toBe(true);
  });

  it('is not replaced by text that is pasted into its description', async () => {
    show(before);
    await userEvent.clear(alt());
    await userEvent.paste('A basket');
    expect(formPicture()).toEqual({ ...before, alt: 'A basket' });
    expect(shrink).not.toHaveBeenCalled();
  });

  it('shows its upload progress, and until then allows no second upload and no submit of its form', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    show();
    await choose(photo());
    expect(await screen.findByText(texts.uploading(1, 2))).toBeVisible();
    fireEvent.drop(field(), { dataTransfer: { files: [photo()] } });
    await save();
    expect(shrink).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    call.mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });
    answer.resolve({ success: true, data: stored(hashes.narrow, 320) });
    await waitFor(() => expect(formPicture()).toMatchObject(uploaded));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await save();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is not accepted without a description, which its field then requires', async () => {
    storesBothFiles();
    show();
    await choose(photo());
    await screen.findByRole('button', { name: texts.remove });
    expect(alt()).toBeRequired();
    await save();
    expect(alt()).toHaveAccessibleDescription(pictureMessages.altRequired);
    await userEvent.type(alt(), 'Two loaves');
    await save();
    expect(alt()).toHaveAccessibleDescription(texts.altHint);
    expect(formPicture()).toEqual({ alt: 'Two loaves', ...uploaded });
  });

  it('that replaces another one keeps its description, also what is typed during the upload', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    show(before);
    await choose(photo());
    await screen.findByText(texts.uploading(1, 2));
    await userEvent.type(alt(), ' of rye');
    call.mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });
    answer.resolve({ success: true, data: stored(hashes.narrow, 320) });
    await waitFor(() => expect(formPicture()).toEqual({ alt: 'A loaf of rye', ...uploaded }));
  });

  it('goes to the entry that the field has moved to during the upload', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    const place = vi.fn<(picture: Picture | null) => void>();
    const nextPlace = vi.fn<(picture: Picture | null) => void>();
    const { rerender } = render(fieldOf(place));
    await choose(photo());
    await screen.findByText(texts.uploading(1, 2));
    rerender(fieldOf(nextPlace));
    call.mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });
    answer.resolve({ success: true, data: stored(hashes.narrow, 320) });
    await waitFor(() => expect(nextPlace).toHaveBeenCalledExactlyOnceWith({ alt: '', ...uploaded }));
    expect(place).not.toHaveBeenCalled();
  });

  it('goes nowhere when the entry of the field is removed during the upload', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(answer.promise);
    const place = vi.fn<(picture: Picture | null) => void>();
    const { unmount } = render(fieldOf(place));
    await choose(photo());
    await screen.findByText(texts.uploading(1, 2));
    unmount();
    call.mockResolvedValueOnce({ success: true, data: stored(hashes.wide, 640) });
    await act(async () => answer.resolve({ success: true, data: stored(hashes.narrow, 320) }));
    expect(call).toHaveBeenCalledTimes(2);
    expect(place).not.toHaveBeenCalled();
  });

  it('is removed with its description', async () => {
    show(before);
    await userEvent.click(screen.getByRole('button', { name: texts.remove }));
    expect(formPicture()).toBeNull();
    expect(field().querySelector('img')).toBeNull();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText(texts.choose)).toBeVisible();
  });
});

describe('an icon', () => {
  it('is made square, and gets its label as description', async () => {
    storesBothFiles();
    show(null, true);
    await choose(photo());
    await waitFor(() => expect(formPicture()).toEqual({ alt: 'Logo', ...uploaded }));
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
      message: pictureErrors.vector,
    },
    { what: 'a file of more than 30 MB', file: tooLong, message: pictureErrors.tooLong },
    {
      what: 'a file that the browser cannot decode',
      file: new File(['notes'], 'notes.jpg', { type: 'image/jpeg' }),
      message: pictureErrors.unreadable,
    },
  ])('is refused with the reason at the field, and the picture stays: $what', async ({ file, message }) => {
    const { shrinkPicture: real } = await vi.importActual<typeof pictures>('@/lib/picture.ts');
    shrink.mockImplementation(real);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decodable')));
    show(before);
    await choose(file);
    await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
    expect(formPicture()).toEqual(before);
    expect(call).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('an upload that fails', () => {
  it.each([
    {
      what: 'the message of the server when it refuses',
      error: new ApiError(400, mediaMessages.notWhole, {
        success: false,
        code: 'validation',
        message: mediaMessages.notWhole,
      }),
      message: mediaMessages.notWhole,
    },
    {
      what: 'to try again when the server does not answer',
      error: new ApiError(0, 'no response'),
      message: texts.failed,
    },
  ])('says $what, keeps the picture, and can be repeated', async ({ error, message }) => {
    call.mockRejectedValueOnce(error);
    show(before);
    await choose(photo());
    await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
    expect(formPicture()).toEqual(before);
    storesBothFiles();
    await choose(photo());
    await waitFor(() => expect(formPicture()).toEqual({ alt: before.alt, ...uploaded }));
    expect(input()).toHaveAccessibleDescription('It shows at the top.');
  });
});
