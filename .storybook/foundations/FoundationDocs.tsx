import { DocsContext, Story } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

/** The docs of a foundations page are the page itself, which wears the toolbar's brand, scheme and language. */
export function FoundationDocs() {
  const { moduleExport } = useContext(DocsContext).storyById();
  return (
    <div className="foundation-docs sb-unstyled">
      <Story of={moduleExport} />
    </div>
  );
}
