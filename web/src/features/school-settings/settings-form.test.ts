import { newSchool } from '@padavu/domain/school/school';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type SettingsFields, SettingsForm } from './settings-form.ts';

const school = { ...newSchool, name: 'Kollam Pottery' };

/** What is sent when these fields have been changed. */
const sentWith = (changes: Partial<SettingsFields>) =>
  SettingsForm.parse({ ...fieldsOf(school), ...changes });

describe('in the settings the chat number', () => {
  it.each([
    ['+91 98765-43210', '919876543210'],
    ['+91 098765 43210', '919876543210'],
    ['00 91 98765 43210', '919876543210'],
    ['98765 43210', '919876543210'],
    ['098765 43210', '919876543210'],
    ['(0474) 234 5678', '914742345678'],
    ['919876543210', '919876543210'],
    ['+65 8123 4567', '6581234567'],
    ['\u202A+91\u00A098765\u00A043210\u202C', '919876543210'],
    ['', ''],
  ])('%s is taken as "%s"', (chatNumber, digits) => {
    expect(sentWith({ chatNumber }).chatNumber).toBe(digits);
  });

  it('gets no country code outside India', () => {
    expect(sentWith({ chatNumber: '6581234567', locale: 'en-SG' }).chatNumber).toBe('6581234567');
  });

  it('shows its country code, and is the same when it is saved again', () => {
    const { chatNumber } = fieldsOf({ ...school, chatNumber: '6581234567' });
    expect(chatNumber).toBe('+6581234567');
    expect(sentWith({ chatNumber }).chatNumber).toBe('6581234567');
  });
});
