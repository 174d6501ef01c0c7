import { demand, demandComponent, insertBefore, lowerFirst } from "./words.mjs";

/** A new component stands on this list of law 14 until a page shows it. */
const notYetGiven = "tests/laws/props-not-given.ts";
const rooms = /^(shell|catalog|trade|account)\/[A-Z][A-Za-z0-9]+$/;

/** A screen piece of the mall: props in, events out, with its words in both languages. */
export function plan([place]) {
  demand(
    place,
    rooms,
    "say the room and the name, like trade/CouponCard; rooms are shell, catalog, trade, account.",
  );
  const [room, name] = place.split("/");
  demandComponent(name, "CouponCard");
  const folder = `packages/mall-components/src/${room}/${name}`;
  const id = lowerFirst(name);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { ${id} } from "./${name}.css.ts";
import { words } from "./${name}.messages.ts";

export interface ${name}Props {
  /** Name of what it shows. */
  title: string;
  /** Called when the person opens it. */
  onOpen: () => void;
}

/** Shows a title and opens what it stands for. */
export function ${name}({ title, onOpen }: ${name}Props) {
  const { formatMessage } = useIntl();
  return (
    <section className={${id}} aria-label={title}>
      <p>{title}</p>
      <Button onPress={onOpen}>{formatMessage(words.open)}</Button>
    </section>
  );
}
`,
      [`${folder}/${name}.css.ts`]: `import { componentStyle, vars } from "@tradehall/ui/css";

export const ${id} = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
`,
      [`${folder}/${name}.messages.ts`]: `import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ${name}. */
export const words = defineMessages({
  open: { id: "${id}.open", defaultMessage: "打开 ${name}" },
});
`,
      [`${folder}/${name}.en.json`]: `{ "${id}.open": "Open ${name}" }\n`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ${name} } from "./${name}.tsx";

const meta = {
  component: ${name},
  args: { title: "满 100 减 10", onOpen: fn() },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const LongChineseText: Story = {
  args: { title: "全场五金工具与劳保用品满一百元减十元限时优惠券".repeat(3) },
};
`,
      [`${folder}/${name}.test.tsx`]: `import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import english from "./${name}.en.json" with { type: "json" };
import { ${name} } from "./${name}.tsx";

test("speaks the person's language", () => {
  const piece = <${name} title="满 100 减 10" onOpen={() => undefined} />;
  const shown = renderToStaticMarkup(
    <IntlProvider locale="en" messages={english}>
      {piece}
    </IntlProvider>,
  );
  expect(shown).toContain("满 100 减 10");
  expect(shown).toContain(english["${id}.open"]);
});
`,
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from "./${name}.tsx";\n`,
    },
    edits: {
      [notYetGiven]: (text) => insertBefore(text, "};", `  "${place}": "title onOpen",\n`, notYetGiven),
    },
    next: [
      `When a page gives its props, take them off ${notYetGiven}.`,
      `Import it as @tradehall/mall-components/${room}/${name}; see it with npm run storybook.`,
      "More words: npm run new -- message.",
    ],
  };
}
