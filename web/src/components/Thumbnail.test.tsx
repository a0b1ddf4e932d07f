import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

function picture(src: string, title = 'Foundations') {
  const { container } = render(<Thumbnail src={src} title={title} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture');
  return image;
}

describe('a thumbnail', () => {
  it.each([
    ['https://images.example/cover.jpg', 'https://images.example/cover.jpg'],
    ['assets/drawings/category-store.svg', '/assets/drawings/category-store.svg'],
    ['/assets/drawings/category-store.svg', '/assets/drawings/category-store.svg'],
  ])('shows the picture at a usable address: %s', (src, expected) => {
    expect(picture(src)).toHaveAttribute('src', expected);
  });

  it.each([
    ['', 'Logo basics', 'logo-design'],
    ['http://images.example/cover.jpg', 'A brochure in a day', 'brochure'],
    ['javascript:alert(1)', 'Your business card', 'business-card'],
    ['pictures/cover.jpg', 'A website that sells', 'web-design'],
    ['', 'Foundations', 'course'],
  ])('shows a drawing instead of the unusable address "%s" for the title "%s"', (src, title, subject) => {
    expect(picture(src, title)).toHaveAttribute('src', `/assets/drawings/subject-${subject}.svg`);
  });

  it('shows a drawing instead of a picture that cannot be loaded', () => {
    const image = picture('https://images.example/gone.jpg');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/assets/drawings/subject-course.svg');
  });
});
