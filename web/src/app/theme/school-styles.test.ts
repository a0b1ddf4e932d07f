import { describe, expect, it } from 'vitest';
import { schoolStyles } from './school-styles.ts';

describe("the style sheet of a school's own colour", () => {
  it('is empty for the usual colour', () => {
    expect(schoolStyles('')).toBe('');
  });

  it('changes only the variables that depend on the colour, in light and in dark mode', () => {
    const styles = schoolStyles('#7A1F5C');
    const [light = '', dark = ''] = styles.split('@media (prefers-color-scheme: dark)');
    expect(light).toMatch(/^:root:root\{[^{}]*--mui-palette-primary-main:#7A1F5C;[^{}]*\}$/);
    expect(light).toContain('--mui-palette-primary-mainChannel:122 31 92;');
    expect(light).toContain('--mui-palette-scene-leaf:#7A1F5C;');
    expect(dark).toMatch(/^\{:root:root\{[^{}]*--mui-palette-primary-main:#[\dA-F]{6};[^{}]*\}\}$/);
    expect(dark).not.toContain('--mui-palette-primary-main:#7A1F5C;');
    for (const name of ['text-primary', 'background-default', 'error-main', 'success-main', 'secondary-main'])
      expect(styles).not.toContain(`--mui-palette-${name}:`);
  });

  it('is small enough to be part of every page', () => {
    expect(schoolStyles('#7A1F5C').length).toBeLessThan(4000);
  });
});
