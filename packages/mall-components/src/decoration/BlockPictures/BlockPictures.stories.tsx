import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleHotPictures } from "../../samples/decoration.ts";
import { BlockPictures } from "./BlockPictures.tsx";

const meta = {
  title: "decoration/BlockPictures 图片模块 图片热区 拼图 hotspot",
  id: "decoration-blockpictures",
  component: BlockPictures,
  args: { title: "看图选货", pictures: sampleHotPictures, columns: 2, ratio: 1 },
} satisfies Meta<typeof BlockPictures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PartsLead: Story = {
  args: { pictures: sampleHotPictures.slice(0, 1), columns: 1, ratio: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "扳手" })).toHaveAttribute("href", "/list?pn=扳手");
  },
};
export const Four: Story = { args: { columns: 4, title: "" } };
export const None: Story = { args: { pictures: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
