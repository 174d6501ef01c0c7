import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { samplePictures } from "../../samples/catalog-detail.ts";
import { Gallery } from "./Gallery.tsx";

const meta = {
  title: "catalog/Gallery",
  component: Gallery,
  args: { pictures: samplePictures, name: "无刷锂电冲击钻" },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "第 2 张" }));
    await expect(canvas.getByRole("img", { name: /第 2 张，共 5 张/ })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "第 3 张" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "上一张" }));
    await expect(canvas.getByRole("img", { name: /第 2 张，共 5 张/ })).toBeVisible();
  },
};
export const SkuPicture: Story = { args: { skuPicture: samplePictures[4] } };
export const OnePicture: Story = { args: { pictures: samplePictures.slice(0, 1) } };
export const NoPicture: Story = { args: { pictures: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
