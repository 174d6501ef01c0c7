/** React's `hydrateRoot` for whole documents, by Preact; in built browser code it stands for `react-dom/client`. */
import { hydrate, type VNode } from "preact";
import { fillGaps } from "./fill-gaps.ts";

/**
 * Preact takes over what is in an element; React, and the router with it, a document. This passes for an element whose
 * one child is the document's root. Where a page is drawn anew, as after a fault of its own, Preact takes the old root
 * away before it draws the new one, while everything expects a document to have one: it goes when the new one comes.
 */
function aroundRoot(page: Document): Element {
  const html = page.documentElement;
  const hold = (root: Element) => Object.assign(root, { remove: () => undefined });
  hold(html);
  return {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: html.namespaceURI,
    ownerDocument: page,
    firstChild: html,
    childNodes: [html],
    contains: (node: Node) => page.contains(node),
    insertBefore: (node: Element) => {
      if (node === page.documentElement) return node;
      // Stylesheets of pages and late parts that came meanwhile are of nobody's drawing, and are asked for once.
      const sheets = page.head.querySelectorAll(":scope > link[rel=stylesheet]");
      node.querySelector("head")?.append(...sheets);
      page.documentElement.replaceWith(hold(node));
      return node;
    },
  } as unknown as Element;
}

/**
 * Where a part of the page names it, as a trouble does, the head's title is nobody's until that part is taken over: it
 * stays until there is another.
 */
function holdTitle(page: Document): void {
  const title = page.head.querySelector("title");
  if (!title) return;
  const hasNext = () => page.querySelectorAll("title:not(svg *)").length > 1;
  const go = Element.prototype.remove.bind(title);
  title.remove = () => {
    if (hasNext()) return go();
    const next = new MutationObserver(() => {
      if (!hasNext()) return;
      next.disconnect();
      go();
    });
    next.observe(page, { childList: true, subtree: true });
  };
}

export function hydrateRoot(page: Document, tree: VNode): void {
  fillGaps();
  holdTitle(page);
  hydrate(tree, aroundRoot(page));
}
