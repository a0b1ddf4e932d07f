/**
 * The element that shows the translation of a text node, and the text node of such an element. A browser that
 * translates a page, as Chrome offers on phones, puts `<font>` elements in place of its text nodes. React still changes
 * and removes the text nodes: a changed text did not show, and where one was removed the page failed.
 */
const counterparts = new WeakMap<Node, ChildNode>();

/** A changed text replaces its translation, and is then translated again. */
const texts = new MutationObserver((records) => {
  for (const { target } of records) if (!target.isConnected) counterparts.get(target)?.replaceWith(target);
});

/**
 * @param records of the changes in which a translation was put into the page (src/main.ts)
 * @param before the removed text of each record, as it was then
 */
export function followTranslation(
  records: readonly MutationRecord[],
  before: readonly (string | null | undefined)[],
): void {
  for (const [index, { addedNodes, removedNodes, previousSibling, nextSibling }] of records.entries()) {
    const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    const [text] = removedNodes;
    if (!(text instanceof Text) || !translation) continue;
    counterparts.set(text, translation).set(translation, text);
    texts.observe(text, { characterData: true });
    if (text.data !== before[index]) translation.replaceWith(text);
  }
}

const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** Puts the text nodes back in place of their translations, as hydration expects them. They are translated again. */
globalThis.showOriginalTexts = () => {
  for (const element of document.querySelectorAll('font')) {
    const text = counterparts.get(element);
    if (text) element.replaceWith(text);
  }
};

// oxlint-disable-next-line typescript/unbound-method -- they are called with their node
const { insertBefore, removeChild } = Node.prototype;

/** The translation of a node that is not in its parent. */
const translationOf = (node: Node | null, parent: Node) =>
  node && node.parentNode !== parent ? counterparts.get(node) : undefined;

Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
  const translation = translationOf(child, this);
  if (translation) translation.remove();
  else removeChild.call(this, child);
  return child;
};

Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
  const translation = translationOf(next, this);
  // Another text may have the same translation, and may have taken it along.
  insertBefore.call(this, node, translation?.parentNode === this ? translation : translation ? null : next);
  return node;
};
