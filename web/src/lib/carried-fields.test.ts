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
  link.hreflang = 'ml';
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
  expect(added).toHaveBeenCalledOnce();
  pressLink();
  expect(readTextInTab('carriedFields')).toBe('{"name":"Anjali"}');
  expect(removed).not.toHaveBeenCalled();
  form.remove();
  pressLink();
  expect(read).toHaveBeenCalledOnce();
  expect(removed.mock.calls).toEqual([['click', added.mock.calls[0]?.[1]]]);
});
