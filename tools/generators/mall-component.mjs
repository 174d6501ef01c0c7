import {
  commonFiles,
  docsFile,
  narrowStory,
  notGiven,
  placeOf,
  storiesOf,
  takeOffTheList,
} from "./pieces.mjs";

/** A screen piece of the mall: props in, events out, with its words in both languages. */
export function plan([place]) {
  const piece = placeOf(place, "coupon/CouponCard");
  const { room, name, id, folder } = piece;
  return {
    files: {
      ...commonFiles(piece, [["open", `打开 ${name}`, `Open ${name}`]]),
      ...docsFile(piece, {
        part: "button",
        near: "ui/Surface",
        states: ["LongChineseText", "Narrow"],
        keyboard: "button",
      }),
      [`${folder}/${name}.tsx`]: `import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { words } from "./${name}.messages.ts";

export interface ${name}Props {
  /** Name of what it shows. */
  title: string;
  /** Called when the person opens it. */
  onOpen: () => void;
}

/** Shows a title and opens what it represents. */
export function ${name}({ title, onOpen }: ${name}Props) {
  const { formatMessage } = useIntl();
  return (
    <Surface aria-label={title} as="section" padding="m" variant="flat">
      <Inline space="m">
        <Text as="p">{title}</Text>
        <Button onPress={onOpen}>{formatMessage(words.open)}</Button>
      </Inline>
    </Surface>
  );
}
`,
      [`${folder}/${name}.stories.tsx`]: `${storiesOf(piece, { args: '{ title: "满 100 减 10", onOpen: fn() }' })}
export const Default: Story = {};

export const Opens: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const LongChineseText: Story = {
  args: { title: "全场五金工具与劳保用品满一百元减十元限时优惠券".repeat(3) },
};

${narrowStory}`,
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
    },
    edits: notGiven(piece, "title onOpen"),
    next: [
      takeOffTheList,
      `Import it as @tradehall/mall-components/${room}/${name}; see it with npm run storybook.`,
      "More words: npm run new -- message.",
    ],
  };
}
