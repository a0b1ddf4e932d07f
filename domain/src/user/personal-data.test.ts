import { describe, expect, it } from 'vitest';
import { personalDataFile, anotherAdministrator, withoutOthers } from './personal-data.ts';

describe('what a person reads of themselves', () => {
  it('names nobody else and has no notes or reasons of administrators, at any depth', () => {
    const own = { uid: 'anjali', name: 'Anjali Menon' };
    const other = { uid: 'rajan', name: 'Rajan Pillai' };
    const at = new Date(0);
    expect(
      withoutOthers(
        {
          at,
          actor: other,
          before: [{ payment: { amount: 1, note: 'Her brother', recordedBy: other } }],
          after: own,
          target: { name: 'Branding', id: 1 },
          claim: { uid: 'anjali', number: 'UPI-1' },
          certificates: [{ ...own, status: 'withdrawn', reason: 'Paid back' }],
          work: [{ turns: [{ by: other, text: 'Well done' }], people: ['anjali', 'rajan'] }],
        },
        'anjali',
      ),
    ).toEqual({
      at,
      actor: anotherAdministrator,
      before: [{ payment: { amount: 1, recordedBy: anotherAdministrator } }],
      after: own,
      target: { name: 'Branding', id: 1 },
      claim: { uid: 'anjali', number: 'UPI-1' },
      certificates: [{ ...own, status: 'withdrawn' }],
      work: [{ turns: [{ by: anotherAdministrator, text: 'Well done' }] }],
    });
  });

  it('is a file with the school and the id in its name', () => {
    expect(personalDataFile('Padavu', 'aYb3')).toBe('padavu-data-aYb3.json');
    expect(personalDataFile(' École "Été" / 2! ', 'aYb3')).toBe('ecole-ete-2-data-aYb3.json');
    expect(personalDataFile('പടവ്', 'aYb3')).toBe('school-data-aYb3.json');
  });
});
