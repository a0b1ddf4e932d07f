/**
 * Runs in a page: translates it as Chrome does on phones, which puts elements in place of text nodes. The translation
 * is the text itself.
 * @param continues whether it also translates what changes later, a moment after it has
 */
export function translatePage(continues: boolean): void {
  const translated = new WeakSet<Node>();
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest('script, style, textarea, option, font'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const translation = new Text(text.data);
      translated.add(translation);
      inner.append(translation);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  // The translation comes from a server.
  const translateSoon = (nodes: readonly Node[]) =>
    void setTimeout(() => nodes.filter((node) => !translated.has(node)).forEach(translate), 300);
  translate(document.body);
  if (!continues) return;
  new MutationObserver((records) =>
    translateSoon(records.flatMap(({ addedNodes }) => [...addedNodes])),
  ).observe(document.body, { childList: true, subtree: true });
}
