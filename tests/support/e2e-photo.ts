import type { Page } from '@playwright/test';

/**
 * A picture as a camera makes one, with something of everything in it, as a PNG file. It comes from the page as one text: of a list
 * Playwright looks at each byte by itself.
 */
export async function aPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      const ground = context.createLinearGradient(0, 0, size.width, size.height);
      ground.addColorStop(0, 'teal');
      ground.addColorStop(1, 'gold');
      context.fillStyle = ground;
      context.fillRect(0, 0, size.width, size.height);
      for (let at = 0; at < size.width; at += 7) context.strokeRect(at, at % size.height, 40, 90);
      return canvas.toDataURL();
    },
    { width, height },
  );
  return Buffer.from(address.replace(/^.*,/, ''), 'base64');
}
