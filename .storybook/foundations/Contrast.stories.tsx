import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
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
    await expect(canvas.getAllByRole("row")).toHaveLength(contrastPairs.length + 1);
  },
};
