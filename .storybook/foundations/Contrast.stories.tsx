import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import { apartPairs } from "../../packages/ui/src/tokens/near-pairs.ts";
import { Contrast } from "./Contrast.tsx";
import { foundation } from "./foundation-meta.tsx";

const meta = {
  ...foundation,
  tags: ["page"],
  title: "foundations/Contrast 对比度 可读性",
  id: "foundations-contrast",
  component: Contrast,
} satisfies Meta<typeof Contrast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasARowForEachPair: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("table").map((table) => within(table).getAllByRole("row").length);
    await expect(rows).toEqual([apartPairs.length + 1, contrastPairs.length + 1]);
  },
};
