import type { Page } from '@playwright/test';

/**
 * Draws a PNG file with as much detail as a photo. The page returns it as one string, because Playwright handles each
 * byte of an array separately.
 */
export async function aPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      const gradient = context.createLinearGradient(0, 0, size.width, size.height);
      gradient.addColorStop(0, 'teal');
      gradient.addColorStop(1, 'gold');
      context.fillStyle = gradient;
      context.fillRect(0, 0, size.width, size.height);
      for (let x = 0; x < size.width; x += 7) context.strokeRect(x, x % size.height, 40, 90);
      return canvas.toDataURL();
    },
    { width, height },
  );
  return Buffer.from(dataUrl.replace(/^.*,/, ''), 'base64');
}
