/**
 * Whether a text is more than cleaning may take, found by the parser of the DOM (the same one, by its counts while it
 * runs) before there is a DOM. Nothing else knows what misnested tags become, and what they cost.
 */
import { richTextLimits as limits } from "@tradehall/mall-rules/limits";
import { allowedTags } from "@tradehall/mall-rules/rich-text/allowed";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type Excess = "characters" | "nodes" | "depth" | "attributes" | "nodesInDropped";

class Exceeded extends Error {
  readonly excess: Excess;

  constructor(excess: Excess) {
    super(excess);
    this.excess = excess;
  }
}

const stays = new Set<string>([...allowedTags, "html", "head", "body"]);

/** The tree as a DOM without scripts would have it; throws as soon as a limit is passed. */
function boundedTree(html: string) {
  let nodes = 0;
  let open = 0;
  const count = () => {
    nodes += 1;
    if (nodes > limits.nodes) throw new Exceeded("nodes");
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tag, namespace, attributes) {
      count();
      if (attributes.length > limits.attributes) throw new Exceeded("attributes");
      return defaultTreeAdapter.createElement(tag, namespace, attributes);
    },
    createCommentNode(text) {
      count();
      return defaultTreeAdapter.createCommentNode(text);
    },
    onItemPush() {
      open += 1;
      if (open > limits.depth) throw new Exceeded("depth");
    },
    onItemPop() {
      open -= 1;
    },
  };
  return parse(html, { treeAdapter, scriptingEnabled: false });
}

/** Misnested tags are moved deeper than they were ever open, hence once more on the finished tree. */
function walk(tree: DefaultTreeAdapterTypes.Document): void {
  const ahead: [node: DefaultTreeAdapterTypes.Node, depth: number, dropped: number][] = [[tree, 0, 0]];
  let nodesInDropped = 0;
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [node, depth, dropped] = next;
    nodesInDropped += dropped;
    if (depth > limits.depth) throw new Exceeded("depth");
    if (nodesInDropped > limits.nodesInDropped) throw new Exceeded("nodesInDropped");
    if (!("childNodes" in node)) continue;
    const isDropped = "tagName" in node && !stays.has(node.tagName);
    for (const child of node.childNodes) ahead.push([child, depth + 1, dropped + Number(isDropped)]);
  }
}

/** The limit that the text passes; undefined where it may be cleaned. Takes time in proportion to what is allowed. */
export function exceededLimit(html: string): Excess | undefined {
  if (html.length > limits.characters) return "characters";
  try {
    walk(boundedTree(html));
    return undefined;
  } catch (error) {
    if (error instanceof Exceeded) return error.excess;
    throw error;
  }
}
