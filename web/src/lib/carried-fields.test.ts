import { expect, it, vi } from 'vitest';
import { carryFields } from './carried-fields.ts';
import { readTextInTab } from './stored.ts';

function aForm(): HTMLFormElement {
  const form = document.createElement('form');
  document.body.append(form);
  return form;
}

function pressLink() {
  const link = document.createElement('a');
  Object.assign(link, { hreflang: 'ml', href: '#' });
  document.body.append(link);
  link.click();
  link.remove();
}

it('carries what is in a form along while it is on the page, and then listens no longer', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const form = aForm();
  const read = vi.fn<() => { name: string }>(() => ({ name: 'Anjali' }));
  expect(carryFields(form, read)).toEqual({});
  expect(carryFields(form, read)).toEqual({});
  expect(added.mock.calls.map(([type]) => type)).toEqual(['click', 'popstate']);
  pressLink();
  expect(readTextInTab('carriedFields')).toBe('{"name":"Anjali"}');
  expect(removed).not.toHaveBeenCalled();
  form.remove();
  pressLink();
  expect(read).toHaveBeenCalledOnce();
  const listener = added.mock.calls[0]?.[1];
  expect(removed.mock.calls).toEqual([
    ['click', listener],
    ['popstate', listener],
  ]);
});

it('keeps what is in a form for its return, when another page opens by a link or by going back', () => {
  const form = aForm();
  const read = vi.fn<(link: HTMLAnchorElement | undefined) => { name: string }>(() => ({ name: 'Anjali' }));
  carryFields(form, read);
  const link = document.createElement('a');
  document.body.append(link);
  link.click();
  document.body.click();
  Object.assign(link, { href: '#', target: '_blank' });
  link.click();
  expect(read).not.toHaveBeenCalled();
  link.target = '';
  link.removeAttribute('target');
  link.click();
  expect(readTextInTab('carriedFields')).toBe('{"name":"Anjali"}');
  expect(carryFields(aForm(), read)).toEqual({ name: 'Anjali' });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(readTextInTab('carriedFields')).toBe('{"name":"Anjali"}');
  expect(read.mock.calls).toEqual([[undefined], [undefined], [undefined]]);
});
