import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contrastPairs } from "../contrast-pairs.ts";
import { brandOf } from "../sample-brands.ts";
import { ContrastTable } from "./ContrastTable.tsx";

const meta = {
  title: "foundations/Contrast",
  component: ContrastTable,
  args: { sample: "价格", colours: brandOf({}).color },
  render: (args, { globals }) => <ContrastTable {...args} colours={brandOf(globals).color} />,
} satisfies Meta<typeof ContrastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasARowForEachPair: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(contrastPairs.length + 1);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
