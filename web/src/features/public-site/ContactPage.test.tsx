import { inLanguage } from '@padavu/domain/language/record-language';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openMail } from '@/lib/open-mail.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { MemoryRouter } from 'react-router-dom';
import { InSite, inSite, site, siteOf, siteWith } from '@/test/in-site.tsx';
import { pressLanguageLink } from '@/test/language-link.ts';
import { ContactPage } from './ContactPage.tsx';

// As in the build of pages in Malayalam.
vi.mock('@/lib/translated-record.ts', () => import('@/lib/translated-record.ml.ts'));
vi.mock('@/lib/open-mail.ts', () => ({ openMail: vi.fn<(link: string) => void>() }));

const field = (name: string) => screen.getByRole('textbox', { name });
const course = () => screen.getByRole('combobox', { name: 'Course' });

async function fill(overrides: Record<string, string> = {}) {
  const texts = {
    Name: 'Anjali Menon',
    'Email address': 'anjali@example.in',
    Phone: '+91 98470 12345',
    City: 'Thrissur',
    Message: 'When does day one begin?',
    ...overrides,
  };
  for (const [name, text] of Object.entries(texts)) if (text) await userEvent.type(field(name), text);
  await userEvent.selectOptions(course(), 'Digital Marketing');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Write the email' }));

beforeEach(() => {
  vi.mocked(openMail).mockClear();
  browserPieces.install();
});

const show = () => render(<ContactPage />, { wrapper: InSite });

describe('the contact form', () => {
  beforeEach(() => void show());

  it('opens the mail client with every field in the message', async () => {
    await fill();
    await send();
    await vi.waitFor(() => expect(openMail).toHaveBeenCalledOnce());
    const link = new URL(vi.mocked(openMail).mock.calls[0]?.[0] ?? '');
    expect(link.href).toMatch(/^mailto:hello@padavu\.example\?/);
    expect(link.searchParams.get('subject')).toBe('Enquiry from Anjali Menon: Digital Marketing');
    expect(link.searchParams.get('body')?.split('\r\n')).toEqual([
      'Name: Anjali Menon',
      'Email: anjali@example.in',
      // In a `mailto:` address a plus sign stands for itself.
      expect.stringContaining('91 98470 12345'),
      'City: Thrissur',
      'Course: Digital Marketing',
      '',
      'When does day one begin?',
    ]);
  });

  it('keeps what was typed after the mail client has opened', async () => {
    await fill();
    await send();
    expect(await screen.findByText(/Your mail program should be open now/)).toBeVisible();
    expect(field('Message')).toHaveValue('When does day one begin?');
    expect(field('Name')).toHaveValue('Anjali Menon');
  });

  it('requires each of its six fields', async () => {
    await send();
    // A screen reader announces the first of the errors.
    await screen.findByRole('alert');
    const fields = [course(), ...['Name', 'Email address', 'Phone', 'City', 'Message'].map(field)];
    for (const one of fields) {
      expect(one).toBeInvalid();
      expect(one).toHaveAccessibleDescription('This field is required');
    }
    expect(screen.getByRole('alert').id).toBe(field('Name').getAttribute('aria-describedby'));
    expect(field('Name')).toHaveFocus();
    expect(openMail).not.toHaveBeenCalled();
  });

  it('treats a field with only blanks as empty', async () => {
    await fill({ City: '   ' });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This field is required');
    expect(field('City')).toBeInvalid();
    expect(openMail).not.toHaveBeenCalled();
  });

  it.each(['anjali', 'anjali@', 'anjali@example', '@example.com'])(
    'refuses "%s" as an email address, and moves the focus back to it',
    async (address) => {
      await fill({ 'Email address': address });
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
      expect(field('Email address')).toHaveFocus();
      expect(field('Email address')).toHaveAccessibleDescription('Please enter a valid email address.');
      expect(field('Message')).toHaveValue('When does day one begin?');
      expect(openMail).not.toHaveBeenCalled();
    },
  );

  it('removes an error when its field is corrected', async () => {
    await fill({ 'Email address': 'anjali@example' });
    await send();
    await screen.findByRole('alert');
    await userEvent.type(field('Email address'), '.in');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['Name', 'Email address', 'Phone', 'City', 'Message'])('requires the field %s', async (name) => {
    await fill({ [name]: '' });
    await send();
    await screen.findByRole('alert');
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveFocus();
    expect(openMail).not.toHaveBeenCalled();
  });

  it('says so when the mail client cannot be opened, and keeps what was typed', async () => {
    vi.mocked(openMail).mockImplementationOnce(() => {
      throw new Error('No program for mailto');
    });
    await fill();
    await send();
    expect(await screen.findByText(/That did not work/)).toBeVisible();
    expect(field('Message')).toHaveValue('When does day one begin?');
  });

  it('asks for one of the courses, or something else', async () => {
    expect(
      within(course())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose a course',
      'Ecommerce Mastery',
      'Digital Marketing',
      'Graphic Design',
      'Something else',
    ]);
    await fill();
    await userEvent.selectOptions(course(), 'Choose a course');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This field is required');
    expect(course()).toHaveFocus();
    expect(openMail).not.toHaveBeenCalled();
  });
});

describe('the contact form of a page in another language', () => {
  it('has what was entered before the language was changed', async () => {
    show();
    await fill({ City: '' });
    pressLanguageLink('/ml/contact');
    cleanup();
    show();
    fireEvent.input(field('City'), { target: { value: 'Kochi' } });
    await vi.waitFor(() => expect(field('Message')).toHaveValue('When does day one begin?'));
    expect([field('Name'), field('City'), course()].map((each) => 'value' in each && each.value)).toEqual([
      'Anjali Menon',
      'Kochi',
      'Digital Marketing',
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('shows the translated title of a course, but sends its first title to the school', () => {
    const content = siteWith({ courses: inLanguage('ml', site.courses) });
    render(<MemoryRouter>{inSite(<ContactPage />, content)}</MemoryRouter>);
    const option = within(course()).getByRole('option', { name: 'ഗ്രാഫിക് ഡിസൈൻ' });
    expect(option).toHaveValue('Graphic Design');
  });
});

describe('the contact page', () => {
  beforeEach(() => void show());

  it('names a phone number, an email address and the messaging app', () => {
    const channels = within(screen.getByRole('region', { name: 'Keep In Touch With Us' }));
    expect(channels.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute(
      'href',
      'tel:+919000000000',
    );
    expect(screen.getByRole('link', { name: 'hello@padavu.example' })).toHaveAttribute(
      'href',
      'mailto:hello@padavu.example',
    );
    expect(screen.getByRole('link', { name: 'Write in the messaging app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919000000000\?/),
    );
  });

  it('contacts the map service only when the visitor asks for the map', async () => {
    expect(screen.queryByTitle(/^Map/)).toBeNull();
    expect(document.body.innerHTML).not.toContain('openstreetmap.org');
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const map = screen.getByTitle('Map: Padavu House, Temple Road, Kochi, Kerala');
    expect(map).toHaveAttribute(
      'src',
      'https://www.openstreetmap.org/export/embed.html?bbox=76.2228%2C9.9523%2C76.2628%2C9.9803&layer=mapnik&marker=9.9663%2C76.2428',
    );
    expect(map).toHaveFocus();
  });
});

const showSchool = (details: Parameters<typeof siteOf>[0]) =>
  render(<MemoryRouter>{inSite(<ContactPage />, siteOf(details))}</MemoryRouter>);

describe('the contact page of a school with few details', () => {
  it('leaves out what the school does not have', () => {
    showSchool({ phone: '', email: '', chatNumber: '', address: '', location: null, decisionTime: '' });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
    expect(screen.getByText('No question is too small.')).toBeVisible();
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Reach Padavu.');
  });

  it('dials the first of several numbers', () => {
    showSchool({ phone: '0474-2345678, +91 98765 43210' });
    expect(screen.getByRole('link', { name: '0474-2345678, +91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:04742345678',
    );
  });

  it('names the channels that the school has', () => {
    showSchool({ email: '', address: '' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
      'tel',
      'https',
    ]);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Reach Padavu by phone or chat.',
    );
  });
});
