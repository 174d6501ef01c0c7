import { docsFile, metaOf } from "./pieces.mjs";
import { demandComponent, lowerFirst } from "./words.mjs";

/** A primitive of the design system. */
export function plan([name]) {
  demandComponent(name, "Ribbon");
  const folder = `packages/ui/src/components/${name}`;
  const recipe = lowerFirst(name);
  return {
    files: {
      ...docsFile(
        { folder, name },
        {
          part: "div",
          near: "ui/Surface",
          states: ["Accent", "LongChineseText"],
          keyboard: "none",
          from: "../../component-docs/index.ts",
        },
      ),
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from "react";
import { ${recipe} } from "./${name}.css.ts";

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
  /** Colour. Default \`neutral\`. */
  tone?: "neutral" | "accent";
}

/** Shows its content on a tinted ground. */
export function ${name}({ children, tone = "neutral" }: ${name}Props) {
  return <div className={${recipe}({ tone })}>{children}</div>;
}
`,
      [`${folder}/${name}.css.ts`]: `import { recipe, vars } from "../../css/index.ts";

export const ${recipe} = recipe({
  base: { padding: vars.space.m, borderRadius: vars.radius.m },
  variants: {
    tone: {
      neutral: { background: vars.color.surfaceSunken, color: vars.color.text },
      accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
  },
});
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  ${metaOf(`ui/${name}`)}
  component: ${name},
  args: { children: "螺丝" },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Accent: Story = { args: { tone: "accent" } };

export const LongChineseText: Story = {
  args: { children: "内六角圆柱头螺丝 12.9 级高强度合金钢发黑全牙加长加硬杯头螺栓".repeat(3) },
};
`,
      [`${folder}/${name}.test.tsx`]: `import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ${name} } from "./${name}.tsx";

test("shows its content, and another look in another tone", () => {
  const neutral = renderToStaticMarkup(<${name}>螺丝</${name}>);
  expect(neutral).toContain("螺丝");
  expect(renderToStaticMarkup(<${name} tone="accent">螺丝</${name}>)).not.toBe(neutral);
});
`,
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from "./${name}.tsx";\n`,
    },
    next: [
      `Import it as @tradehall/ui/${name}; see it with npm run storybook.`,
      "One story per state the house lists: loading, empty, error, disabled, narrow, where they exist.",
    ],
  };
}
