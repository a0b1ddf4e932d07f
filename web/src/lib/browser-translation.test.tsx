import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { followTranslation } from './browser-translation.ts';

// A stand-in for a browser's translator: it puts a translation in place of each text node of the page.

const observer = new MutationObserver((records) =>
  followTranslation(
    records,
    records.map(({ removedNodes: [removed] }) => removed?.textContent),
  ),
);

afterEach(() => observer.disconnect());

/** Translates the texts below an element, in one of the two ways to replace a node. */
async function translate(page: HTMLElement, way: 'replace' | 'insert and remove'): Promise<void> {
  observer.observe(page, { childList: true, subtree: true });
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.append((text.nodeValue ?? '').toUpperCase());
    if (way === 'insert and remove') text.before(translation);
    else text.replaceWith(translation);
    text.remove();
  }
  // An observer hears of changes in a microtask.
  await Promise.resolve();
}

type Lesson = { day: number; isComplete?: boolean; note?: boolean };

function LessonLine({ day, isComplete = false, note = false }: Lesson) {
  return (
    <p>
      {isComplete && 'complete, '}
      {note && <b>with a note, </b>}
      day {day}
    </p>
  );
}

it.each(['replace', 'insert and remove'] as const)(
  'a page that the browser has translated still changes (%s)',
  async (way) => {
    const { container, rerender } = render(<LessonLine day={1} isComplete />);
    await translate(container, way);
    expect(container.textContent).toBe('COMPLETE, DAY 1');
    rerender(<LessonLine day={2} isComplete note />);
    await Promise.resolve();
    expect(container.textContent).toBe('COMPLETE, with a note, DAY 2');
    rerender(<LessonLine day={2} note />);
    expect(container.textContent).toBe('with a note, DAY 2');
    rerender(<LessonLine day={2} isComplete />);
    expect(container.textContent).toBe('complete, DAY 2');
  },
);

it('a text that changed before its translation was followed takes its place', async () => {
  const { container, rerender } = render(<LessonLine day={1} isComplete />);
  const late = new MutationObserver((records) => {
    const before = records.map(({ removedNodes: [removed] }) => removed?.textContent);
    rerender(<LessonLine day={2} isComplete />);
    followTranslation(records, before);
  });
  late.observe(container, { childList: true, subtree: true });
  const translated = translate(container, 'replace');
  observer.disconnect();
  await translated;
  late.disconnect();
  expect(container.textContent).toBe('COMPLETE, DAY 2');
});

it('the original texts are put back for the hydration', async () => {
  const { container } = render(<LessonLine day={1} isComplete />);
  const before = [...(container.querySelector('p')?.childNodes ?? [])];
  await translate(container, 'replace');
  globalThis.showOriginalTexts?.();
  expect([...(container.querySelector('p')?.childNodes ?? [])]).toEqual(before);
  expect(container.textContent).toBe('complete, day 1');
});
