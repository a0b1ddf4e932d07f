import { describe, expect, it } from 'vitest';
import { schoolStyles } from './school-styles.ts';

describe("the style sheet of a school's own colour", () => {
  it('is empty for the usual one', () => {
    expect(schoolStyles('')).toBe('');
  });

  it('changes what the colour is used for by day and by night, and nothing else', () => {
    const styles = schoolStyles('#7A1F5C');
    const [day = '', night = ''] = styles.split('@media (prefers-color-scheme: dark)');
    expect(day).toMatch(/^:root:root\{[^{}]*--mui-palette-primary-main:#7A1F5C;[^{}]*\}$/);
    expect(day).toContain('--mui-palette-primary-mainChannel:122 31 92;');
    expect(day).toContain('--mui-palette-scene-leaf:#7A1F5C;');
    expect(night).toMatch(/^\{:root:root\{[^{}]*--mui-palette-primary-main:#[\dA-F]{6};[^{}]*\}\}$/);
    expect(night).not.toContain('--mui-palette-primary-main:#7A1F5C;');
    for (const name of ['text-primary', 'background-default', 'error-main', 'success-main', 'secondary-main'])
      expect(styles).not.toContain(`--mui-palette-${name}:`);
  });

  it('is small enough to stand in every page', () => {
    expect(schoolStyles('#7A1F5C').length).toBeLessThan(4000);
  });
});
