import type { API, FileInfo } from "jscodeshift";

/** For jscodeshift: files are TypeScript with JSX. */
export const parser = "tsx";

const [from, to] = ["RadioGroup", "SegmentedControl"] as const;
const entryOf = (name: string): string => `@tradehall/ui/${name}`;

/**
 * 0.2: `<RadioGroup variant="segment">` became `<SegmentedControl>`. Run it over your sources:
 * `npx jscodeshift -t node_modules/@tradehall/ui/codemods/radio-group-segment.js --parser=tsx --extensions=tsx src`.
 * A variant that is worked out (`variant={kind}`) stays as it is, and the compiler names it.
 */
export default function radioGroupSegment({ source }: FileInfo, { j }: Pick<API, "j">): string {
  const root = j(source);
  const imported = root.find(j.ImportDeclaration, { source: { value: entryOf(from) } });
  const specifier = imported.find(j.ImportSpecifier, { imported: { name: from } });
  const local = String(specifier.nodes()[0]?.local?.name ?? from);
  const isSegment = (attribute: { type: string }) => j(attribute as never).toSource() === 'variant="segment"';
  const segments = root
    .findJSXElements(local)
    .filter(({ node }) => (node.openingElement.attributes ?? []).some(isSegment));
  if (imported.length === 0 || segments.length === 0) return source;
  segments.forEach(({ node }) => {
    const { openingElement, closingElement } = node;
    openingElement.name = j.jsxIdentifier(to);
    openingElement.attributes = openingElement.attributes?.filter((one) => !isSegment(one));
    if (closingElement) closingElement.name = j.jsxIdentifier(to);
  });
  imported
    .at(-1)
    .insertAfter(j.importDeclaration([j.importSpecifier(j.identifier(to))], j.stringLiteral(entryOf(to))));
  if (root.findJSXElements(local).length === 0) {
    specifier.remove();
    imported.filter(({ node }) => (node.specifiers ?? []).length === 0).remove();
  }
  return root.toSource();
}
