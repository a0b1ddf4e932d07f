import { describe, expect, it, vi } from 'vitest';
import * as malayalam from './translated-record.ml.ts';
import * as english from './translated-record.ts';

const course = { title: 'Pottery', updatedAt: new Date(0), translations: { ml: { title: 'മൺപാത്രങ്ങൾ' } } };

vi.mock('./language.ts', () => ({ language: 'ml' }));

describe('a stored record', () => {
  it('shows its Malayalam texts on pages in Malayalam alone', () => {
    expect(english.translatedRecord(course)).toBe(course);
    expect(malayalam.translatedRecord(course)).toMatchObject({ title: 'മൺപാത്രങ്ങൾ', updatedAt: new Date(0) });
  });

  it('keeps its original title for the school, in whichever language it is shown', () => {
    expect(english.firstTitle(course)).toBe('Pottery');
    expect(malayalam.firstTitle(malayalam.translatedRecord(course))).toBe('Pottery');
    expect(malayalam.firstTitle({ title: 'Design' })).toBe('Design');
  });
});
